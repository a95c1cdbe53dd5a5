-- As in sqlite/0005_seen.sql.
CREATE INDEX tables_by_seen ON tables (pace, seen) WHERE status = 'waiting';
