CREATE TABLE oidc_records (
  model TEXT NOT NULL,
  id TEXT NOT NULL,
  payload TEXT NOT NULL,
  grant_id TEXT,
  user_code TEXT,
  uid TEXT,
  consumed_at INTEGER,
  expires_at INTEGER,
  PRIMARY KEY (model, id)
) STRICT, WITHOUT ROWID;

CREATE INDEX oidc_records_by_grant ON oidc_records (grant_id) WHERE grant_id IS NOT NULL;
CREATE INDEX oidc_records_by_uid ON oidc_records (model, uid) WHERE uid IS NOT NULL;
CREATE INDEX oidc_records_by_expiry ON oidc_records (expires_at) WHERE expires_at IS NOT NULL;

CREATE TABLE identity_secrets (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE one_time_codes (
  interaction TEXT NOT NULL,
  purpose TEXT NOT NULL CHECK (purpose IN ('sign-in', 'step-up')),
  sub TEXT,
  email TEXT NOT NULL,
  code TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  attempts_left INTEGER NOT NULL,
  PRIMARY KEY (interaction, purpose)
) STRICT, WITHOUT ROWID;

CREATE TABLE identity_events (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at INTEGER NOT NULL,
  kind TEXT NOT NULL,
  sub TEXT,
  detail TEXT NOT NULL
) STRICT;

CREATE INDEX identity_events_by_sub ON identity_events (sub, id);
