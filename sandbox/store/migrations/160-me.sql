ALTER TABLE members ADD COLUMN closes_at INTEGER;

-- Every decision stays, with the wording that it was about; `consents` holds the latest of each.
CREATE TABLE consent_history (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  sub TEXT NOT NULL REFERENCES members (sub),
  purpose TEXT NOT NULL,
  channel TEXT NOT NULL,
  is_granted INTEGER NOT NULL,
  wording_version TEXT NOT NULL,
  decided_at INTEGER NOT NULL
) STRICT;

CREATE INDEX consent_history_by_member ON consent_history (sub, id);

INSERT INTO consent_history (sub, purpose, channel, is_granted, wording_version, decided_at)
  SELECT sub, purpose, channel, is_granted, wording_version, decided_at FROM consents ORDER BY decided_at;

CREATE TRIGGER consent_is_remembered AFTER INSERT ON consents
BEGIN
  INSERT INTO consent_history (sub, purpose, channel, is_granted, wording_version, decided_at)
    VALUES (NEW.sub, NEW.purpose, NEW.channel, NEW.is_granted, NEW.wording_version, NEW.decided_at);
END;

-- No copy of the data is kept: it is put together when it is fetched.
CREATE TABLE data_exports (
  export_id TEXT PRIMARY KEY,
  sub TEXT NOT NULL REFERENCES members (sub),
  requested_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX data_exports_by_member ON data_exports (sub, requested_at);

-- `decision` is null until the claim is answered; a granted one names its line of the history.
CREATE TABLE claims (
  claim_number TEXT PRIMARY KEY,
  sub TEXT NOT NULL REFERENCES members (sub),
  partner TEXT NOT NULL,
  occurred_on TEXT NOT NULL,
  amount_cents INTEGER NOT NULL CHECK (amount_cents >= 0),
  receipt_number TEXT,
  comment TEXT NOT NULL,
  submitted_at INTEGER NOT NULL,
  decision TEXT CHECK (decision IN ('granted', 'refused')),
  reason_en TEXT,
  reason_fr TEXT,
  answered_at INTEGER,
  points INTEGER,
  reference TEXT,
  CHECK ((decision IS NULL) = (answered_at IS NULL)),
  CHECK ((decision IS 'granted') = (reference IS NOT NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX claims_by_member ON claims (sub, submitted_at);
