-- With each of these codes (by its hash under a secret of the server) its person gets in once without the password.
CREATE TABLE codes (
    code BLOB PRIMARY KEY CHECK (length(code) = 32),
    person BLOB NOT NULL REFERENCES accounts (person)
) STRICT, WITHOUT ROWID;

CREATE INDEX codes_by_person ON codes (person);
