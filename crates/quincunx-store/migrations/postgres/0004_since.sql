-- As in sqlite/0004_since.sql.
ALTER TABLE tables ADD COLUMN since BIGINT NOT NULL DEFAULT 0;
