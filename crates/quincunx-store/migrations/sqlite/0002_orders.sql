-- What each seat in order, and last a spectator, is told of number and waiting; empty if it is the truth.
ALTER TABLE tables ADD COLUMN told TEXT NOT NULL DEFAULT '[]';

-- What the person who sits there has left as the answer to questions in others' turns; no other person is told.
ALTER TABLE seats ADD COLUMN standing_order TEXT;
