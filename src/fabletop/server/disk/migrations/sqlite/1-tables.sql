create table if not exists tables (code text primary key, kept text not null);
create table if not exists moves (
    code text not null, seq integer not null, move text not null, act text,
    primary key (code, seq)
) without rowid;
create table if not exists finished (
    code text not null, number integer not null, record text not null,
    primary key (code, number)
) without rowid;
create table if not exists stood (code text primary key, state text not null);
create table if not exists told (
    code text not null, first integer not null, events text not null,
    primary key (code, first)
) without rowid;
create table if not exists life (code text primary key, phase text not null, touched real not null);
create table if not exists spoilt (code text, seq integer, move text, act text);
create table if not exists wishes (code text primary key);
create table if not exists house (name text primary key, value real not null);
