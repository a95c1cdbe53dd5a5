-- The lobby's list looks at the tables at which somebody was lately, and at no others.
CREATE INDEX tables_by_seen ON tables (pace, seen) WHERE status = 'waiting';
