-- Pictures of receipts, named by the hash of their bytes. Deleted a day after they came, or after the claim that names them is answered.
CREATE TABLE claim_receipts (
  sub TEXT NOT NULL REFERENCES members (sub),
  receipt_id TEXT NOT NULL,
  picture BLOB NOT NULL,
  sent_at INTEGER NOT NULL,
  PRIMARY KEY (sub, receipt_id)
) STRICT, WITHOUT ROWID;

ALTER TABLE claims ADD COLUMN receipt_picture TEXT;
