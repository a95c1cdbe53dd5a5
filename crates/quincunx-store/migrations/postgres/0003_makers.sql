-- As in sqlite/0003_makers.sql.
CREATE TABLE texts (
    hash TEXT COLLATE "C" PRIMARY KEY,
    text TEXT NOT NULL
);

CREATE TABLE text_uses (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    hash TEXT COLLATE "C" NOT NULL REFERENCES texts (hash),
    PRIMARY KEY (table_id, hash)
);

CREATE INDEX text_uses_by_hash ON text_uses (hash);

ALTER TABLE tables ADD COLUMN maker BYTEA;

ALTER TABLE tables ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;

UPDATE tables SET seen = created;

CREATE INDEX tables_by_rematch ON tables (rematch) WHERE rematch IS NOT NULL;
