-- The secrets of this server, made once.
CREATE TABLE server (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    signing_key BLOB NOT NULL CHECK (length(signing_key) = 32),
    seed_key BLOB NOT NULL CHECK (length(seed_key) = 32)
) STRICT;

-- From number to undo_agreed: what the entries have come to, so that lists need not replay them.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    pace TEXT NOT NULL CHECK (pace IN ('live', 'slow')),
    created INTEGER NOT NULL,
    server_seed BLOB NOT NULL CHECK (length(server_seed) = 32),
    invite TEXT,
    header TEXT,
    rematch TEXT REFERENCES tables (id),
    number INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('waiting', 'playing', 'over', 'frozen')),
    waiting TEXT NOT NULL,
    resigned TEXT NOT NULL,
    computer_due INTEGER NOT NULL,
    returns TEXT,
    undo_seat INTEGER,
    undo_agreed TEXT
) STRICT;

CREATE INDEX tables_by_status ON tables (status, created);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('open', 'invited', 'person', 'computer')),
    name TEXT,
    token BLOB,
    contribution BLOB CHECK (length(contribution) = 32),
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_token ON seats (token) WHERE token IS NOT NULL;

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER entries_do_not_change BEFORE UPDATE ON entries BEGIN
    SELECT RAISE(ABORT, 'entries are append-only');
END;

CREATE TRIGGER entries_do_not_go BEFORE DELETE ON entries BEGIN
    SELECT RAISE(ABORT, 'entries are append-only');
END;
