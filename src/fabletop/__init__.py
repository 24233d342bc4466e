"""Five fairy-tale board games: pure rulebooks, and everything that plays them.

What notebooks use is loaded when it is first used, so that importing this costs next to nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = [
    "Refused", "Results", "Slip", "Table", "__version__", "analyse", "arena", "game", "play",
    "simulate", "study",
]  # fmt: skip
__version__ = "1.0.0"

if TYPE_CHECKING:
    from fabletop.laboratory import (
        Refused,
        Results,
        Slip,
        Table,
        analyse,
        arena,
        game,
        play,
        simulate,
        study,
    )
else:

    def __getattr__(name: str) -> object:
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from fabletop import laboratory

        return getattr(laboratory, name)

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
