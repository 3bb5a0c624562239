-- `owner` is a customer's sub, or the id of a scenario that a visitor names in a header.
CREATE TABLE scenarios (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  owner TEXT NOT NULL,
  call TEXT NOT NULL,
  kind TEXT NOT NULL,
  ms INTEGER,
  status INTEGER,
  code TEXT,
  detail TEXT,
  times_left INTEGER
) STRICT;

CREATE INDEX scenarios_by_owner ON scenarios (owner, id);

CREATE TABLE call_log (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at INTEGER NOT NULL,
  owner TEXT NOT NULL,
  operation TEXT NOT NULL,
  method TEXT NOT NULL,
  path TEXT NOT NULL,
  status INTEGER NOT NULL,
  accept_language TEXT,
  idempotency_key TEXT,
  correlation_id TEXT,
  host_ip TEXT,
  had_bearer INTEGER NOT NULL,
  had_step_up INTEGER NOT NULL
) STRICT;

CREATE INDEX call_log_by_owner ON call_log (owner, id);
