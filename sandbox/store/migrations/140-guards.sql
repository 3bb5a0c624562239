-- Tries that a limit counts: `scope` says whose and of what.
CREATE TABLE attempts (
  scope TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;

CREATE INDEX attempts_by_scope ON attempts (scope, at);

CREATE TABLE bot_tokens_used (
  token TEXT PRIMARY KEY,
  used_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE loyalty_state (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
