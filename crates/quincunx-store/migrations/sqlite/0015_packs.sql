-- The entries of games that are long over, packed: JSON, a line for each, as zlib packs it. Those that were added later follow as entries.
CREATE TABLE packs (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    entries BLOB NOT NULL
) STRICT;

CREATE TRIGGER packs_do_not_change BEFORE UPDATE ON packs BEGIN
    SELECT RAISE(ABORT, 'entries are append-only');
END;

CREATE TRIGGER packs_do_not_go BEFORE DELETE ON packs BEGIN
    SELECT RAISE(ABORT, 'entries are append-only');
END;

-- Entries go where they are packed, and nowhere else.
DROP TRIGGER entries_do_not_go;

CREATE TRIGGER entries_do_not_go BEFORE DELETE ON entries
WHEN NOT EXISTS (SELECT 1 FROM packs WHERE table_id = OLD.table_id) BEGIN
    SELECT RAISE(ABORT, 'entries are append-only');
END;

ALTER TABLE tables ADD COLUMN packed INTEGER NOT NULL DEFAULT 0;

CREATE INDEX tables_to_pack ON tables (since) WHERE status = 'over' AND packed = 0;
