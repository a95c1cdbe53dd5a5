-- As in sqlite/0008_looks.sql.
ALTER TABLE server ADD COLUMN looks BIGINT NOT NULL DEFAULT 0;
