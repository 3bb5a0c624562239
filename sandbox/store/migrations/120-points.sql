-- What a member reads. A pending line has no ledger entry yet; a posted one has exactly one.
CREATE TABLE activity (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  sub TEXT NOT NULL REFERENCES members (sub),
  reference TEXT NOT NULL,
  occurred_at INTEGER NOT NULL,
  posted_at INTEGER,
  posts_by TEXT,
  -- One of the contract's, which refuses any other on the way in and out.
  type TEXT NOT NULL,
  category TEXT NOT NULL,
  partner TEXT,
  card_type TEXT NOT NULL,
  description_en TEXT NOT NULL,
  description_fr TEXT NOT NULL,
  explanation_en TEXT NOT NULL,
  explanation_fr TEXT NOT NULL,
  amount_cents INTEGER,
  base_points INTEGER NOT NULL,
  bonus_points INTEGER NOT NULL,
  order_number TEXT,
  entry INTEGER UNIQUE REFERENCES ledger_entries (id),
  CHECK ((entry IS NULL) = (posted_at IS NULL)),
  CHECK (posted_at IS NOT NULL OR posts_by IS NOT NULL)
) STRICT;

CREATE INDEX activity_by_member ON activity (sub, occurred_at, id);
CREATE INDEX activity_pending ON activity (sub, posts_by) WHERE entry IS NULL;

CREATE TABLE promotion_pins (
  pin TEXT PRIMARY KEY,
  points INTEGER NOT NULL CHECK (points > 0),
  description_en TEXT NOT NULL,
  description_fr TEXT NOT NULL,
  start_date TEXT NOT NULL,
  end_date TEXT NOT NULL,
  max_uses INTEGER
) STRICT, WITHOUT ROWID;

CREATE TABLE promotion_pin_uses (
  pin TEXT NOT NULL REFERENCES promotion_pins (pin),
  sub TEXT NOT NULL REFERENCES members (sub),
  used_at INTEGER NOT NULL,
  PRIMARY KEY (pin, sub)
) STRICT, WITHOUT ROWID;

CREATE TABLE travel_purchases (
  id TEXT PRIMARY KEY,
  sub TEXT NOT NULL REFERENCES members (sub),
  card TEXT NOT NULL REFERENCES cards (unique_id),
  purchased_on TEXT NOT NULL,
  merchant TEXT NOT NULL,
  description_en TEXT NOT NULL,
  description_fr TEXT NOT NULL,
  amount_cents INTEGER NOT NULL CHECK (amount_cents > 0),
  applied_cents INTEGER NOT NULL DEFAULT 0 CHECK (applied_cents BETWEEN 0 AND amount_cents),
  apply_by TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX travel_purchases_by_card ON travel_purchases (card, purchased_on);
