"""What a browser asks for to play without a server: the worker, and what it loads."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache

from starlette.requests import Request
from starlette.responses import Response

from fabletop.server.net import device_files
from fabletop.server.net.files import FOR_GOOD, READERS, Files, Kept, answer_kept, keep_bytes
from fabletop.server.net.opening import POLICY, WEB

SCRIPTS = Files(WEB / "device")
# A worker has a policy of its own: this one alone may compile WebAssembly.
WORKER_POLICY = POLICY.format(script=" 'wasm-unsafe-eval'")


async def worker(request: Request) -> Response:
    answer = SCRIPTS.answer("worker.js", request)
    answer.headers["content-security-policy"] = WORKER_POLICY
    return answer


async def manifest(request: Request) -> Response:
    return answer_kept(await aside(kept_manifest), request)


async def archive(request: Request) -> Response:
    """Our modules. Their address changes with them, so a browser keeps them for good."""
    kept = await aside(kept_archive)
    if request.url.path.rpartition("/")[2] != device_files.archive_name():
        return Response("not found", 404, media_type="text/plain")
    answer = answer_kept(kept, request)
    answer.headers["cache-control"] = FOR_GOOD
    return answer


@cache
def kept_manifest() -> Kept:
    return keep_bytes(device_files.manifest(), "application/json")


@cache
def kept_archive() -> Kept:
    return keep_bytes(device_files.archive(), "application/zip")


async def aside(work: Callable[[], Kept]) -> Kept:
    """Put together when somebody first asks; nobody at a table waits for it."""
    return await asyncio.get_running_loop().run_in_executor(READERS, work)
