-- What the name looks like as it is written, capitals and all: `I` is taken for `l`. Accounts that were made before get theirs when the program
-- opens the database, but for one that is like an older one.
ALTER TABLE accounts ADD COLUMN likeness TEXT COLLATE "C";

CREATE UNIQUE INDEX accounts_by_likeness ON accounts (likeness);
