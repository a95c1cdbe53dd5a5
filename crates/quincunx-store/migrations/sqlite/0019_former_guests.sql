-- Guests who have become accounts, by the hashes of their tokens, for as long as their cookies last: what is asked for with such a cookie at that
-- very moment is given to nobody. Whose account it is stands nowhere.
CREATE TABLE former_guests (
    guest BLOB PRIMARY KEY CHECK (length(guest) = 32),
    since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX former_guests_by_since ON former_guests (since);
