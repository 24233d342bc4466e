"""A wheel with compiled rules, if asked for; without, a wheel of plain Python that runs anywhere.

HATCH_BUILD_HOOK_ENABLE_CUSTOM=1 uv build --wheel
"""

from __future__ import annotations

import sys
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Compiled(BuildHookInterface):  # type: ignore[type-arg, unused-ignore]
    """Puts the extension modules beside the sources, and names the machine they are for."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        sys.path.insert(0, self.root)
        from tools.compile import TREE, compile_house, extensions

        compile_house(TREE)
        source = TREE / "src"
        inside = {str(path): str(path.relative_to(source)) for path in extensions(source)}
        build_data["force_include"].update(inside)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
