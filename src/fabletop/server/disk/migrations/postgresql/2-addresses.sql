-- What addresses used lately, counted by all servers together (docs/limits.md). Nothing of a game is
-- here, and no backup has it. Unlogged: after a crash of the database these are empty.

-- Attempts of the last hour, each counted exactly: tables made, wrong codes.
create unlogged table attempts (
    sort text not null,
    address text not null,
    times timestamptz[] not null, -- oldest first
    last timestamptz not null,
    primary key (sort, address)
);

-- What was spent: until when the purse of an address is not full again.
create unlogged table debts (
    sort text not null,
    address text not null,
    paid timestamptz not null,
    server bigint not null, -- the last one that told of it
    told timestamptz not null,
    primary key (sort, address)
);

-- What addresses hold open at each server. It goes with the row of the server.
create unlogged table held (
    server bigint primary key references servers on delete cascade,
    sorts text[] not null,
    addresses text[] not null,
    counts integer[] not null
);
