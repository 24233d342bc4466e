"""Who wrote which move: noted by the database itself, to find tables with two writers.

Triggers note each new server, each change of a table's owner and each move that is written, with
the name under which the writer is connected. A note is part of the transaction that caused it. So
the notes hold exactly what was committed, and their order is that in which it was written: whoever
takes a table over waits for those who still write (`postgres_rows.py`). Nothing here asks the
fence whether it held.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import Any

import asyncpg

TRIGGERS = """
create schema audit;
create sequence audit.n;
create table audit.notes (
    n bigint not null default nextval('audit.n'), what text not null,
    writer text not null default current_setting('application_name'),
    code text, seq integer, owner bigint
);
create function audit.note_server() returns trigger language plpgsql as $$ begin
    insert into audit.notes (what, owner) values ('server', new.id);
    return null;
end $$;
create function audit.note_owner() returns trigger language plpgsql as $$ begin
    insert into audit.notes (what, code, owner) values ('owner', new.code, new.owner);
    return null;
end $$;
create function audit.note_move() returns trigger language plpgsql as $$ begin
    insert into audit.notes (what, code, seq, owner)
    select 'move', new.code, new.seq, (select owner from public.tables where code = new.code);
    return null;
end $$;
create function audit.note_cut() returns trigger language plpgsql as $$ begin
    insert into audit.notes (what, code, seq) values ('cut', old.code, old.seq);
    return null;
end $$;
create trigger audit after insert on servers for each row execute function audit.note_server();
create trigger audit_new after insert on tables for each row execute function audit.note_owner();
create trigger audit_taken after update on tables for each row
    when (old.owner is distinct from new.owner) execute function audit.note_owner();
create trigger audit after insert on moves for each row execute function audit.note_move();
create trigger audit_cut after delete on moves for each row execute function audit.note_cut();
"""


async def install(url: str) -> None:
    """Before there is any server but those that are started again, and before any table."""
    connection = await asyncpg.connect(url)
    await connection.execute(TRIGGERS)
    await connection.close()


@dataclass(slots=True)
class Findings:
    """What the notes say."""

    moves: int = 0
    tables: int = 0
    takeovers: int = 0  # changes of owners
    two_writers: list[str] = field(default_factory=list)
    written_twice: list[str] = field(default_factory=list)
    kept: dict[str, set[int]] = field(default_factory=lambda: defaultdict(set))

    def is_wrong(self) -> bool:
        return bool(self.two_writers or self.written_twice)


async def read_notes(url: str) -> Findings:
    connection = await asyncpg.connect(url)
    rows = await connection.fetch("select * from audit.notes order by n")
    await connection.close()
    return judge(rows)


def judge(notes: Any) -> Findings:
    """Between two changes of a table's owner only that owner may have written there."""
    found, names, owners = Findings(), dict[int, str](), dict[str, int]()
    changes: Counter[str] = Counter()
    for note in notes:
        code, seq, owner, writer = (note[name] for name in ("code", "seq", "owner", "writer"))
        if note["what"] == "server":
            names[owner] = writer
        elif note["what"] == "owner":
            owners[code] = owner
            changes[code] += 1
        elif note["what"] == "cut":
            found.kept[code].discard(seq)
        else:
            found.moves += 1
            if owner != owners.get(code) or names.get(owner) != writer:
                whose = f"{owners.get(code)} {names.get(owners.get(code, 0))}"
                found.two_writers.append(f"{code} {seq}: {writer} wrote for {owner}, not {whose}")
            if seq in found.kept[code]:
                found.written_twice.append(f"{code} {seq}: by {writer}")
            found.kept[code].add(seq)
    found.tables, found.takeovers = len(changes), changes.total() - len(changes)
    return found
