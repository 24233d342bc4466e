-- The servers that are alive. Whoever finds one whose lease is over deletes its row. Each write
-- locks the row of its server (for key share): so a server without a row cannot write, and a row
-- goes only when what was being written is written. A number is never used again.
create table servers (
    id bigint generated always as identity primary key,
    name text not null,
    inside text not null, -- where other servers reach it
    hatch text not null, -- where those of its machine hand connections in
    since timestamptz not null default now(),
    until timestamptz not null
);

-- A table belongs to the server of this number. If that has no row any more, the table is free.
create table tables (code text primary key, kept text not null, owner bigint);

create table moves (
    code text not null, seq integer not null, move text not null, act text,
    primary key (code, seq)
);
create table finished (
    code text not null, number integer not null, record text not null,
    primary key (code, number)
);
create table stood (code text primary key, state text not null);
create table told (
    code text not null, first integer not null, events text not null,
    primary key (code, first)
);
create table life (code text primary key, phase text not null, touched double precision not null);
create index life_by_age on life (phase, touched);
create table spoilt (code text, seq integer, move text, act text);
create index spoilt_by_code on spoilt (code);
create table wishes (code text primary key);

create table house (name text primary key, value double precision not null);
-- Content packs that somebody brought, for whichever server has the table.
create table packs (id text primary key, text text not null, came bigserial);
create table secrets (name text primary key, value text not null);
