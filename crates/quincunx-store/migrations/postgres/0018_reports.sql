-- As in sqlite/0018_reports.sql.
CREATE TABLE reports (
    id TEXT COLLATE "C" PRIMARY KEY,
    table_id TEXT COLLATE "C" NOT NULL,
    about TEXT NOT NULL CHECK (about IN ('name', 'conduct', 'cheating', 'fault')),
    person BYTEA NOT NULL CHECK (length(person) = 32),
    seat BIGINT CHECK ((seat IS NULL) = (whom IS NULL)),
    whom BYTEA CHECK (length(whom) = 32),
    name TEXT CHECK ((name IS NULL) = (whom IS NULL)),
    words TEXT NOT NULL,
    reported BIGINT NOT NULL,
    note TEXT,
    settled BIGINT CHECK ((settled IS NULL) = (note IS NULL))
);

CREATE INDEX reports_by_person ON reports (person);
CREATE INDEX reports_by_whom ON reports (whom) WHERE whom IS NOT NULL;
CREATE INDEX reports_by_settled ON reports (settled);

CREATE TABLE taken_names (
    person BYTEA PRIMARY KEY CHECK (length(person) = 32),
    chooses BIGINT NOT NULL CHECK (chooses IN (0, 1))
);

CREATE TABLE former_names (
    looks TEXT COLLATE "C" PRIMARY KEY,
    likeness TEXT COLLATE "C",
    person BYTEA NOT NULL CHECK (length(person) = 32)
);

CREATE INDEX former_names_by_likeness ON former_names (likeness);
CREATE INDEX former_names_by_person ON former_names (person);
