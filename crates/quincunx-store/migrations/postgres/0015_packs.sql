-- The entries of games that are long over, packed: JSON, a line for each, as zlib packs it. Those that were added later follow as entries.
CREATE TABLE packs (
    table_id TEXT COLLATE "C" PRIMARY KEY REFERENCES tables (id),
    entries BYTEA NOT NULL
);

-- They are packed already.
ALTER TABLE packs ALTER COLUMN entries SET STORAGE EXTERNAL;

CREATE TRIGGER packs_do_not_change BEFORE UPDATE OR DELETE OR TRUNCATE ON packs
    EXECUTE FUNCTION entries_are_append_only();

-- Entries go where they are packed, and nowhere else.
DROP TRIGGER entries_do_not_change ON entries;

CREATE TRIGGER entries_do_not_change BEFORE UPDATE OR TRUNCATE ON entries
    EXECUTE FUNCTION entries_are_append_only();

CREATE FUNCTION entries_go_where_they_are_packed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT 1 FROM packs WHERE table_id = OLD.table_id) THEN
        RETURN OLD;
    END IF;
    RAISE EXCEPTION 'entries are append-only';
END
$$;

CREATE TRIGGER entries_do_not_go BEFORE DELETE ON entries
    FOR EACH ROW EXECUTE FUNCTION entries_go_where_they_are_packed();

ALTER TABLE tables ADD COLUMN packed BIGINT NOT NULL DEFAULT 0 CHECK (packed IN (0, 1));

CREATE INDEX tables_to_pack ON tables (since) WHERE status = 'over' AND packed = 0;
