CREATE TABLE clock (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  offset_ms INTEGER NOT NULL
) STRICT;

INSERT INTO clock (id, offset_ms) VALUES (1, 0);

CREATE TABLE accounts (
  sub TEXT PRIMARY KEY,
  email TEXT NOT NULL UNIQUE COLLATE NOCASE,
  password_hash TEXT,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  phone TEXT,
  language TEXT NOT NULL CHECK (language IN ('en', 'fr')),
  status TEXT NOT NULL CHECK (status IN ('active', 'suspended', 'closed')),
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  sent_at INTEGER NOT NULL,
  recipient TEXT NOT NULL COLLATE NOCASE,
  account TEXT NOT NULL COLLATE NOCASE,
  kind TEXT NOT NULL,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  code TEXT
) STRICT;

CREATE INDEX outbox_by_recipient ON outbox (recipient, id);
CREATE INDEX outbox_by_account ON outbox (account, id);
