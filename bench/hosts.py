"""Hosts on one machine: network namespaces, joined by veth pairs and a bridge of their own.

The bridge lies in a namespace, too, and no route leads out: nothing sent here leaves the machine.
Every host knows the hardware addresses of all others. A line between two hosts is cut by telling
them an address that nobody has: frames vanish and nobody is told. A line is made slow by telling
them the address of the `Delayer`, which passes each frame on a while later; so no module of the
kernel is needed for that (`netem` is missing on small kernels).
"""

from __future__ import annotations

import asyncio
import ctypes
import fcntl
import os
import socket
import struct
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

NETWORK = "10.77.0."  # only ever inside these namespaces
NAMED = Path("/var/run/netns")
OURS = "fabletop"
NOBODY = "02:77:00:00:de:ad"
DELAYER = "02:77:00:00:00:fe"
CLONE_NEWNET = 0x40000000
SIOCETHTOOL, ETHTOOL_STXCSUM = 0x8946, 0x17
SHORTEST = 34  # bytes of a frame that holds two addresses

libc = ctypes.CDLL(None, use_errno=True)


class NotAllowed(RuntimeError):
    """No namespaces can be made here, and why."""


def ip(*words: str) -> None:
    """Run `ip`. Raises `NotAllowed`."""
    try:
        subprocess.run(["ip", *words], check=True, capture_output=True, text=True)
    except FileNotFoundError as error:
        raise NotAllowed("`ip` is missing; on Debian: apt install iproute2") from error
    except subprocess.CalledProcessError as error:
        raise NotAllowed(f"ip {' '.join(words)}: {error.stderr.strip()}") from error


def enter(name: str) -> None:
    """This thread, and what it starts, is in that namespace from now on."""
    with (NAMED / name).open("rb") as handle:
        enter_handle(handle.fileno())


def enter_handle(handle: int) -> None:
    if libc.setns(handle, CLONE_NEWNET):
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))


class Hosts:
    """Hosts that reach each other, until a line is cut."""

    def __init__(self, names: Sequence[str]) -> None:
        self.numbers = {name: number for number, name in enumerate(names, 1)}
        self.switch = self.space("switch")
        self.delayer: Delayer | None = None

    def space(self, name: str) -> str:
        return f"{OURS}-{os.getpid()}-{name}"

    def address(self, name: str) -> str:
        return f"{NETWORK}{self.numbers[name]}"

    def hardware(self, name: str) -> str:
        return f"02:77:00:00:00:{self.numbers[name]:02x}"

    # -- making and removing

    def make(self) -> None:
        """Raises `NotAllowed`."""
        remove_stale()
        ip("netns", "add", self.switch)
        ip("-n", self.switch, "link", "add", "bridge", "type", "bridge")
        ip("-n", self.switch, "link", "set", "bridge", "up")
        for name in self.numbers:
            self.add(name)
        for name in self.numbers:
            for other in self.numbers:
                self.aim(name, other, self.hardware(other))
        self.add_delayer()

    def add(self, name: str) -> None:
        space = self.space(name)
        ip("netns", "add", space)
        self.plug(name, ("eth0", "address", self.hardware(name), "netns", space))
        ip("-n", space, "address", "add", f"{self.address(name)}/24", "dev", "eth0")
        for device in ("lo", "eth0"):
            ip("-n", space, "link", "set", device, "up")
        with self.inside(name):
            compute_checksums("eth0")

    def plug(self, port: str, end: Sequence[str]) -> None:
        """A cable from the switch to that end."""
        link = ("-n", self.switch, "link")
        ip(*link, "add", f"p-{port}", "type", "veth", "peer", "name", *end)
        ip(*link, "set", f"p-{port}", "master", "bridge")
        ip(*link, "set", f"p-{port}", "up")

    def add_delayer(self) -> None:
        self.plug("delayer", ("delayer", "address", DELAYER))
        ip("-n", self.switch, "link", "set", "delayer", "up")
        with self.inside("switch"):
            self.delayer = Delayer("delayer")
        for name in self.numbers:
            self.delayer.learn(self.address(name), self.hardware(name))

    def remove(self) -> None:
        if self.delayer:
            self.delayer.close()
        for name in ("switch", *self.numbers):
            with suppress(NotAllowed):
                ip("netns", "delete", self.space(name))

    @contextmanager
    def inside(self, name: str) -> Iterator[None]:
        """What this thread starts and opens meanwhile is at that host."""
        with Path("/proc/thread-self/ns/net").open("rb") as here:
            enter(self.space(name))
            try:
                yield
            finally:
                enter_handle(here.fileno())

    # -- lines

    def aim(self, name: str, other: str, hardware: str) -> None:
        """What a host sends to another goes to this hardware address."""
        if name != other:
            whom = (self.address(other), "lladdr", hardware, "dev", "eth0", "nud", "permanent")
            ip("-n", self.space(name), "neighbour", "replace", *whom)

    def cut(self, name: str, other: str, both: bool = True) -> None:
        """Silently; one way, if not both."""
        self.aim(name, other, NOBODY)
        if both:
            self.aim(other, name, NOBODY)

    def slow(self, name: str, other: str, seconds: float) -> None:
        """Both ways, each so many seconds."""
        assert self.delayer
        for here, there in ((name, other), (other, name)):
            self.delayer.waits[self.address(here), self.address(there)] = seconds
            self.aim(here, there, DELAYER)

    def mend(self, name: str, other: str) -> None:
        self.aim(name, other, self.hardware(other))
        self.aim(other, name, self.hardware(name))


class Delayer:
    """Passes frames on a while later; it lives in the loop of whoever calls `open`."""

    def __init__(self, device: str) -> None:
        every = socket.htons(0x0800)  # packets of IP
        self.line = socket.socket(socket.AF_PACKET, socket.SOCK_RAW, every)
        self.line.bind((device, 0x0800))
        self.line.setblocking(False)
        self.whom: dict[str, bytes] = {}  # hardware addresses
        self.own = spelt(DELAYER)
        self.waits: dict[tuple[str, str], float] = {}
        self.passed = 0

    def learn(self, address: str, hardware: str) -> None:
        self.whom[address] = spelt(hardware)

    def open(self) -> None:
        asyncio.get_running_loop().add_reader(self.line, self.take)

    def take(self) -> None:
        with suppress(BlockingIOError):
            frame, (_, _, kind, _, _) = self.line.recvfrom(65536)
            if kind != socket.PACKET_HOST or len(frame) < SHORTEST:
                return
            source, target = (socket.inet_ntoa(frame[at : at + 4]) for at in (26, 30))
            if target in self.whom:
                wait = self.waits.get((source, target), 0.0)
                later = self.whom[target] + self.own + frame[12:]  # or the bridge moves hosts
                asyncio.get_running_loop().call_later(wait, self.pass_on, later)

    def pass_on(self, frame: bytes) -> None:
        self.passed += 1
        with suppress(OSError):  # a full queue loses frames, as queues do
            self.line.send(frame)

    def close(self) -> None:
        with suppress(RuntimeError):
            asyncio.get_running_loop().remove_reader(self.line)
        self.line.close()


def spelt(hardware: str) -> bytes:
    return bytes.fromhex(hardware.replace(":", ""))


def compute_checksums(device: str) -> None:
    """In every packet, here and now: the next device is no card that would do it for us."""
    value = ctypes.create_string_buffer(struct.pack("II", ETHTOOL_STXCSUM, 0))
    asked = struct.pack("16sP16x", device.encode(), ctypes.addressof(value))
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as any_line:
        fcntl.ioctl(any_line, SIOCETHTOOL, asked)


def remove_stale() -> None:
    """What a bench that was killed has left."""
    for path in NAMED.glob(f"{OURS}-*") if NAMED.is_dir() else ():
        number = path.name.split("-")[1]
        if not Path(f"/proc/{number}").exists():
            with suppress(NotAllowed):
                ip("netns", "delete", path.name)
