CREATE TABLE members (
  sub TEXT PRIMARY KEY REFERENCES accounts (sub),
  scene_number TEXT NOT NULL UNIQUE,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  pending_email TEXT,
  pending_email_token TEXT UNIQUE,
  pending_email_until INTEGER,
  phone TEXT,
  birth_date TEXT,
  gender TEXT,
  province_code TEXT NOT NULL,
  language TEXT NOT NULL CHECK (language IN ('en', 'fr')),
  time_zone TEXT,
  member_since TEXT NOT NULL,
  frozen_since INTEGER,
  on_board_message INTEGER NOT NULL DEFAULT 0,
  from_kit INTEGER NOT NULL DEFAULT 0,
  default_address TEXT,
  segments TEXT NOT NULL DEFAULT '[]',
  interests TEXT NOT NULL DEFAULT '[]',
  personalisation INTEGER NOT NULL DEFAULT 1,
  goal_brand TEXT,
  goal_sku TEXT
) STRICT, WITHOUT ROWID;

CREATE TABLE kits (
  number TEXT PRIMARY KEY,
  activated_by TEXT REFERENCES members (sub)
) STRICT, WITHOUT ROWID;

CREATE TABLE addresses (
  unique_id TEXT PRIMARY KEY,
  sub TEXT NOT NULL REFERENCES members (sub),
  line1 TEXT NOT NULL,
  line2 TEXT,
  city TEXT NOT NULL,
  province_code TEXT NOT NULL,
  postal_code TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  sequence INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX addresses_by_member ON addresses (sub, sequence);

CREATE TABLE cards (
  unique_id TEXT PRIMARY KEY,
  sub TEXT NOT NULL REFERENCES members (sub),
  position INTEGER NOT NULL,
  card_type TEXT NOT NULL,
  name_en TEXT NOT NULL,
  name_fr TEXT NOT NULL,
  masked_number TEXT NOT NULL,
  is_primary INTEGER NOT NULL,
  accepts_travel INTEGER NOT NULL,
  accepts_credit INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX cards_by_member ON cards (sub, position);

CREATE TABLE consents (
  sub TEXT NOT NULL REFERENCES members (sub),
  purpose TEXT NOT NULL,
  channel TEXT NOT NULL,
  is_granted INTEGER NOT NULL,
  wording_version TEXT NOT NULL,
  decided_at INTEGER NOT NULL,
  PRIMARY KEY (sub, purpose, channel)
) STRICT, WITHOUT ROWID;

CREATE TABLE security_events (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  sub TEXT NOT NULL REFERENCES members (sub),
  at INTEGER NOT NULL,
  kind TEXT NOT NULL,
  detail_en TEXT NOT NULL,
  detail_fr TEXT NOT NULL,
  place TEXT
) STRICT;

CREATE INDEX security_events_by_member ON security_events (sub, id);
