-- When the game at a seat ended, in seconds since 1970; nothing before it has. So the games that somebody has played stand in their order by
-- an index, however many they are, and those that go on are few.
ALTER TABLE seats ADD COLUMN ended INTEGER;

UPDATE seats SET ended =
    (SELECT CASE WHEN since > created THEN since ELSE created END FROM tables WHERE id = table_id AND status = 'over');

DROP INDEX seats_by_token;

CREATE INDEX seats_by_token ON seats (token, ended, kind) WHERE token IS NOT NULL;
