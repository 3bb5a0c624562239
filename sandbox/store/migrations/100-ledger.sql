CREATE TABLE ledger_accounts (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('member', 'programme')),
  balance INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT members_never_owe CHECK (kind = 'programme' OR balance >= 0)
) STRICT, WITHOUT ROWID;

CREATE TABLE ledger_entries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  posted_at INTEGER NOT NULL,
  memo TEXT NOT NULL
) STRICT;

CREATE TABLE ledger_legs (
  entry INTEGER NOT NULL REFERENCES ledger_entries (id),
  account TEXT NOT NULL REFERENCES ledger_accounts (id),
  points INTEGER NOT NULL CHECK (points <> 0),
  PRIMARY KEY (entry, account)
) STRICT, WITHOUT ROWID;

CREATE INDEX ledger_legs_by_account ON ledger_legs (account);

-- A balance is never written by anybody: it follows from the legs.
CREATE TRIGGER leg_moves_balance AFTER INSERT ON ledger_legs
BEGIN
  UPDATE ledger_accounts SET balance = balance + NEW.points WHERE id = NEW.account;
END;

CREATE TRIGGER legs_stay BEFORE UPDATE ON ledger_legs
BEGIN
  SELECT RAISE(ABORT, 'the ledger is only ever added to');
END;

CREATE TRIGGER legs_remain BEFORE DELETE ON ledger_legs
BEGIN
  SELECT RAISE(ABORT, 'the ledger is only ever added to');
END;
