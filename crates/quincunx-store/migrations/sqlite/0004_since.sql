-- Since when the table has stood as it does: seconds since 1970; 0 while its game has not begun, or where an older version of the
-- program has not noted it. What each observer is told of it is in the column told.
ALTER TABLE tables ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
