-- The long texts of options, such as component files and decks: each once, however many tables have it, by its SHA-256.
CREATE TABLE texts (
    hash TEXT PRIMARY KEY,
    text TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE text_uses (
    table_id TEXT NOT NULL REFERENCES tables (id),
    hash TEXT NOT NULL REFERENCES texts (hash),
    PRIMARY KEY (table_id, hash)
) STRICT, WITHOUT ROWID;

CREATE INDEX text_uses_by_hash ON text_uses (hash);

-- The hash of the token of the person who has made the table.
ALTER TABLE tables ADD COLUMN maker BLOB;

-- When, while the game has not begun, somebody who sits there was last at the table: seconds since 1970.
ALTER TABLE tables ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;

UPDATE tables SET seen = created;

CREATE INDEX tables_by_rematch ON tables (rematch) WHERE rematch IS NOT NULL;
