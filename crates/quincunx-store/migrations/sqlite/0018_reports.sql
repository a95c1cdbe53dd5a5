-- What players have told the operator.
CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    -- A table whose game has not begun may be gone before the operator looks: the report stays.
    table_id TEXT NOT NULL,
    about TEXT NOT NULL CHECK (about IN ('name', 'conduct', 'cheating', 'fault')),
    -- Who has told it.
    person BLOB NOT NULL CHECK (length(person) = 32),
    -- Of whom, as it stood at the table then; a fault is nobody's.
    seat INTEGER CHECK ((seat IS NULL) = (whom IS NULL)),
    whom BLOB CHECK (length(whom) = 32),
    name TEXT CHECK ((name IS NULL) = (whom IS NULL)),
    words TEXT NOT NULL,
    reported INTEGER NOT NULL,
    -- What the operator has noted, and when.
    note TEXT,
    settled INTEGER CHECK ((settled IS NULL) = (note IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX reports_by_person ON reports (person);
CREATE INDEX reports_by_whom ON reports (whom) WHERE whom IS NOT NULL;
CREATE INDEX reports_by_settled ON reports (settled);

-- Whose name the operator has taken away.
CREATE TABLE taken_names (
    -- Like reports, these are of guests as well as of accounts.
    person BLOB PRIMARY KEY CHECK (length(person) = 32),
    -- The person has not said yet how to be called instead.
    chooses INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- The names that were taken away from accounts: nobody has them any more, but the account is signed in to by each.
CREATE TABLE former_names (
    looks TEXT PRIMARY KEY,
    likeness TEXT,
    person BLOB NOT NULL CHECK (length(person) = 32)
) STRICT, WITHOUT ROWID;

CREATE INDEX former_names_by_likeness ON former_names (likeness);
CREATE INDEX former_names_by_person ON former_names (person);
