-- The link of RFC 8058 in a letter that can be stopped.
ALTER TABLE outbox ADD COLUMN unsubscribe TEXT;
