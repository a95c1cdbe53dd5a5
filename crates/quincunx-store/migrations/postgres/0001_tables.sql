-- As in sqlite/0001_tables.sql, whose comments hold here too. Numbers are BIGINT and truth is 0 or 1, as they are there: the
-- statements are the same for both.
CREATE TABLE server (
    "only" BIGINT PRIMARY KEY CHECK ("only" = 1),
    signing_key BYTEA NOT NULL CHECK (length(signing_key) = 32),
    seed_key BYTEA NOT NULL CHECK (length(seed_key) = 32)
);

CREATE TABLE tables (
    id TEXT COLLATE "C" PRIMARY KEY,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    pace TEXT NOT NULL CHECK (pace IN ('live', 'slow')),
    created BIGINT NOT NULL,
    server_seed BYTEA NOT NULL CHECK (length(server_seed) = 32),
    invite TEXT,
    header TEXT,
    rematch TEXT COLLATE "C" REFERENCES tables (id),
    number BIGINT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('waiting', 'playing', 'over', 'frozen')),
    waiting TEXT NOT NULL,
    resigned TEXT NOT NULL,
    computer_due BIGINT NOT NULL CHECK (computer_due IN (0, 1)),
    returns TEXT,
    undo_seat BIGINT,
    undo_agreed TEXT
);

CREATE INDEX tables_by_status ON tables (status, created);

CREATE TABLE seats (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('open', 'invited', 'person', 'computer')),
    name TEXT,
    token BYTEA,
    contribution BYTEA CHECK (length(contribution) = 32),
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX seats_by_token ON seats (token) WHERE token IS NOT NULL;

CREATE TABLE entries (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE FUNCTION entries_are_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'entries are append-only';
END
$$;

CREATE TRIGGER entries_do_not_change BEFORE UPDATE OR DELETE OR TRUNCATE ON entries
    EXECUTE FUNCTION entries_are_append_only();
