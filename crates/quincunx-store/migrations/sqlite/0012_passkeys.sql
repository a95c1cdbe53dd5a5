-- Passkeys, each with its public key alone: its secret never leaves whatever device has it. From now on an account of a person may have no
-- password (an empty one lets nobody in).
CREATE TABLE passkeys (
    -- Which it is, as the device says.
    id BLOB PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 1023),
    person BLOB NOT NULL REFERENCES accounts (person),
    -- JSON, as the program writes it that checks signatures.
    key TEXT NOT NULL,
    device TEXT NOT NULL,
    created INTEGER NOT NULL,
    used INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX passkeys_by_person ON passkeys (person);
