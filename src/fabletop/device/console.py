"""What the house needs of structlog, for a browser: one line of JSON to the console."""

from __future__ import annotations

import json
import sys
import traceback
from typing import Any


class Logger:
    """Only warnings and worse: nobody reads the rest in a browser."""

    def info(self, event: str, **facts: object) -> None:
        """Not told here."""

    debug = info

    def warning(self, event: str, **facts: object) -> None:
        tell("warning", event, facts)

    def error(self, event: str, exc_info: Any = None, **facts: object) -> None:
        if isinstance(exc_info, BaseException):
            facts["trace"] = "".join(traceback.format_exception(exc_info))
        tell("error", event, facts)

    def exception(self, event: str, **facts: object) -> None:
        self.error(event, sys.exception(), **facts)


def tell(level: str, event: str, facts: dict[str, object]) -> None:
    print(json.dumps({"level": level, "event": event, **facts}, default=str), file=sys.stderr)


def get_logger() -> Logger:
    return Logger()
