CREATE TABLE orders (
  order_number TEXT PRIMARY KEY,
  sub TEXT NOT NULL REFERENCES members (sub),
  -- One of the contract's.
  kind TEXT NOT NULL,
  placed_at INTEGER NOT NULL,
  format TEXT CHECK (format IN ('E-Card', 'Physical')),
  brand_id TEXT,
  title_en TEXT NOT NULL,
  title_fr TEXT NOT NULL,
  lines TEXT NOT NULL,
  points INTEGER NOT NULL CHECK (points > 0),
  value_cents INTEGER NOT NULL,
  points_before INTEGER NOT NULL,
  points_after INTEGER NOT NULL,
  address_id TEXT,
  shipping_address TEXT,
  deliver_to TEXT,
  tracking_number TEXT,
  is_announced INTEGER NOT NULL DEFAULT 0,
  CHECK (points_before - points = points_after)
) STRICT, WITHOUT ROWID;

CREATE INDEX orders_by_member ON orders (sub, placed_at);

CREATE TABLE e_cards (
  card_id TEXT PRIMARY KEY,
  sub TEXT NOT NULL REFERENCES members (sub),
  order_number TEXT NOT NULL REFERENCES orders (order_number),
  brand_id TEXT NOT NULL,
  value_cents INTEGER NOT NULL,
  code TEXT NOT NULL UNIQUE,
  pin TEXT NOT NULL,
  is_used INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

CREATE INDEX e_cards_by_member ON e_cards (sub);

CREATE TABLE stock (
  sku TEXT NOT NULL,
  format TEXT NOT NULL,
  cards_left INTEGER NOT NULL CONSTRAINT stock_never_below_zero CHECK (cards_left >= 0),
  PRIMARY KEY (sku, format)
) STRICT, WITHOUT ROWID;

-- One row per idempotency key of a customer: claimed before the work, settled in the work's own transaction.
CREATE TABLE redemptions (
  sub TEXT NOT NULL REFERENCES members (sub),
  key TEXT NOT NULL,
  operation TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('running', 'done', 'refused')),
  claimed_at INTEGER NOT NULL,
  status INTEGER,
  response TEXT,
  order_number TEXT,
  points INTEGER,
  PRIMARY KEY (sub, key),
  CHECK ((state = 'running') = (response IS NULL))
) STRICT, WITHOUT ROWID;

CREATE TABLE step_up_uses (
  jti TEXT PRIMARY KEY,
  sub TEXT NOT NULL,
  purpose TEXT NOT NULL,
  used_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
