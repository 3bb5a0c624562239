-- Whether a scenario changed the body of the answer.
ALTER TABLE call_log ADD COLUMN was_changed INTEGER NOT NULL DEFAULT 0;
