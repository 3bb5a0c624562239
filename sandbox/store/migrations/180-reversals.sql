-- Points of an order that came back. Each has its own line in the history, under `reference`.
CREATE TABLE order_reversals (
  reference TEXT PRIMARY KEY,
  order_number TEXT NOT NULL REFERENCES orders (order_number),
  kind TEXT NOT NULL CHECK (kind IN ('cancelled', 'partly-fulfilled', 'refunded')),
  points INTEGER NOT NULL CHECK (points > 0),
  cards INTEGER NOT NULL CHECK (cards >= 0),
  reversed_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX order_reversals_by_order ON order_reversals (order_number, reversed_at);

-- Which travel purchase an order paid for, and how much of it.
CREATE TABLE travel_payments (
  order_number TEXT PRIMARY KEY REFERENCES orders (order_number),
  purchase_id TEXT NOT NULL REFERENCES travel_purchases (id),
  cents INTEGER NOT NULL CHECK (cents > 0)
) STRICT, WITHOUT ROWID;
