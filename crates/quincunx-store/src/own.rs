//! The tables of one person, in an order that nobody else can push them down in.

/// The ids of all tables of which something is kept that is a person's, or that of one of the person's bots.
pub(crate) const ABOUT: &str = "
    SELECT table_id AS id FROM seats WHERE token IN (SELECT person FROM accounts WHERE person = $1 OR owner = $1)
    UNION SELECT id FROM tables WHERE maker IN (SELECT person FROM accounts WHERE person = $1 OR owner = $1)
    ORDER BY id";

/// Of what the table waits for, the person is told no more than is so for the person's own seat; and the moment at which it last went on
/// has no part in it before the end, since that would tell of entries that the person is not to know of.
///
/// Of seats that are kept by somebody whom the person blocks, or the owner of a bot, it is not told.
///
/// Somebody has played thousands of games that are over: their seats tell in which order they ended, and only the tables that may stand on the page
/// are read.
///
/// Whoever has played with somebody can make rematches with a seat that is kept for that person, over and over. So one of each maker
/// counts as an invitation, and the rest stands at the end.
pub(crate) const OWN: &str = "
    SELECT tables.* FROM tables JOIN (
        SELECT table_id, min(place) AS place, max(ended) AS ended FROM (
            SELECT table_id, CASE
                WHEN kind = 'invited' THEN
                    CASE WHEN row_number() OVER (PARTITION BY kind, maker ORDER BY created DESC, id) = 1 THEN 3 ELSE 5 END
                WHEN status = 'playing' AND waiting LIKE '%' || seat || '%' THEN 0
                WHEN status = 'playing' THEN 1
                WHEN status = 'waiting' THEN 2
                ELSE 4
            END AS place, ended
            FROM seats JOIN tables ON id = table_id WHERE token = $1 AND ended IS NULL AND NOT (kind = 'invited' AND EXISTS (
                SELECT 1 FROM people WHERE relation = 'blocks'
                AND people.person IN (SELECT coalesce(owner, person) FROM accounts WHERE accounts.person = $1)
                AND (other = maker OR other IN (SELECT owner FROM accounts WHERE accounts.person = maker))
            ))
            UNION ALL SELECT table_id, 4, ended FROM (
                SELECT table_id, ended FROM seats WHERE token = $1 AND ended IS NOT NULL GROUP BY table_id, ended
                ORDER BY ended DESC, table_id LIMIT $4
            ) AS played
        ) AS placed GROUP BY table_id
    ) AS own ON id = table_id
    ORDER BY place, coalesce(ended, created) DESC, id LIMIT $2 OFFSET $3";
