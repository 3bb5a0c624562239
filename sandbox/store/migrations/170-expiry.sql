-- Members whose points lapse when nothing happens for so many months; everybody else's never do.
CREATE TABLE points_expiry (
  sub TEXT PRIMARY KEY REFERENCES members (sub),
  idle_months INTEGER NOT NULL CHECK (idle_months > 0),
  since INTEGER NOT NULL
) STRICT;
