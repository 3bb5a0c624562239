import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import type { HitCounters, Locks, RecordStore, Records } from './record-store.server.ts'

/** How long a write waits inside SQLite, blocking the process, before it makes room for other work. */
const BUSY_TIMEOUT_MS = 50
const MAX_WAIT_MS = 5_000
const SWEEP_EVERY_MS = 60_000

const SCHEMA = `
  PRAGMA busy_timeout = 2000;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS records (
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    owner TEXT,
    value TEXT NOT NULL,
    version INTEGER NOT NULL DEFAULT 1,
    expires_at INTEGER NOT NULL,
    PRIMARY KEY (kind, id)
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS records_by_owner ON records (owner, kind) WHERE owner IS NOT NULL;
  CREATE INDEX IF NOT EXISTS records_by_expiry ON records (expires_at);
  CREATE TABLE IF NOT EXISTS locks (
    name TEXT PRIMARY KEY,
    holder TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS hits (
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL,
    at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  );
  CREATE INDEX IF NOT EXISTS hits_by_key ON hits (key, at);
  CREATE INDEX IF NOT EXISTS hits_by_expiry ON hits (expires_at);
`

type Clock = () => number

/** The embedded store: one SQLite file that survives a restart and serves every process of one machine. */
export function openSqliteRecordStore(file: string, now: Clock = Date.now): RecordStore {
  mkdirSync(dirname(file), { recursive: true })
  const db = new DatabaseSync(file)
  db.exec(SCHEMA)
  // Opening may wait for another process that opens the file too; a request must not block this one for as long.
  db.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`)
  const sweeping = sweepExpired(db, now)

  return {
    ...recordsIn(db, now),
    ...locksIn(db, now),
    ...hitCountersIn(db, now),
    async ping() {
      // Of a table: SQLite answers what needs no page of the file without looking at it.
      await inTurn(() => db.prepare('SELECT 1 FROM records LIMIT 1').get())
    },
    close() {
      clearInterval(sweeping)
      db.close()
    },
  }
}

function sweepExpired(db: DatabaseSync, now: Clock): NodeJS.Timeout {
  const sweeps = ['records', 'locks', 'hits'].map((table) =>
    db.prepare(`DELETE FROM ${table} WHERE expires_at <= ?`),
  )
  const sweep = () => {
    try {
      for (const statement of sweeps) statement.run(now())
    } catch {
      // Another process is writing. What has expired is never read anyway, and the next round sweeps it.
    }
  }
  return setInterval(sweep, SWEEP_EVERY_MS).unref()
}

function recordsIn(db: DatabaseSync, now: Clock): Records {
  const insert = db.prepare(
    'INSERT INTO records (kind, id, owner, value, expires_at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
  )
  const dropExpired = db.prepare('DELETE FROM records WHERE kind = ? AND id = ? AND expires_at <= ?')
  const select = db.prepare('SELECT value, version FROM records WHERE kind = ? AND id = ? AND expires_at > ?')
  const change = db.prepare(
    'UPDATE records SET value = ?, expires_at = ?, version = version + 1 WHERE kind = ? AND id = ? AND version = ? AND expires_at > ?',
  )
  const dropVersion = db.prepare(
    'DELETE FROM records WHERE kind = ? AND id = ? AND version = ? AND expires_at > ?',
  )
  const drop = db.prepare('DELETE FROM records WHERE kind = ? AND id = ?')
  const owned = db.prepare(
    'SELECT id, value, version FROM records WHERE owner = ? AND kind = ? AND expires_at > ? ORDER BY expires_at',
  )

  return {
    place: () => '',
    create: ({ kind, id, owner, value, expiresAt }) =>
      inTurn(() => {
        dropExpired.run(kind, id, now())
        return insert.run(kind, id, owner ?? null, value, expiresAt).changes === 1
      }),
    async read(kind, id) {
      const row = await inTurn(() => select.get(kind, id, now()))
      return row && { value: String(row.value), version: Number(row.version) }
    },
    update: (kind, id, version, value, expiresAt) =>
      inTurn(() => change.run(value, expiresAt, kind, id, version, now()).changes === 1),
    replace: (id, version, { kind, id: newId, owner, value, expiresAt }) => {
      const replaceOne = () =>
        dropVersion.run(kind, id, version, now()).changes === 1 &&
        insert.run(kind, newId, owner ?? null, value, expiresAt).changes === 1
      return inTurn(() => inTransaction(db, replaceOne, (isReplaced) => isReplaced))
    },
    async remove(kind, id) {
      await inTurn(() => drop.run(kind, id))
    },
    listByOwner: (kind, owner) =>
      inTurn(() =>
        owned.all(owner, kind, now()).map(({ id, value, version }) => ({
          ...{ id: String(id), value: String(value), version: Number(version) },
        })),
      ),
  }
}

function locksIn(db: DatabaseSync, now: Clock): Locks {
  const held = db.prepare('SELECT 1 FROM locks WHERE name = ? AND expires_at > ?')
  const acquire = db.prepare(
    `INSERT INTO locks (name, holder, expires_at) VALUES (?, ?, ?)
     ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, expires_at = excluded.expires_at
     WHERE locks.expires_at <= ?`,
  )
  const renew = db.prepare('UPDATE locks SET expires_at = ? WHERE name = ? AND holder = ? AND expires_at > ?')
  const release = db.prepare('DELETE FROM locks WHERE name = ? AND holder = ?')

  return {
    async lock(name, ttlMs) {
      // Checked by a read first, which never blocks. If every process that wants a held lock tried to write, each would block,
      // and queue before the one write that they all wait for: the release.
      if (held.get(name, now())) return undefined
      const holder = randomUUID()
      const isAcquired = await inTurn(() => acquire.run(name, holder, now() + ttlMs, now()).changes === 1)
      if (!isAcquired) return undefined
      return {
        renew: (ttl) => inTurn(() => renew.run(now() + ttl, name, holder, now()).changes === 1),
        release: async () => {
          await inTurn(() => release.run(name, holder))
        },
      }
    },
  }
}

function hitCountersIn(db: DatabaseSync, now: Clock): HitCounters {
  const count = db.prepare('SELECT count(*) AS hits FROM hits WHERE key = ? AND at > ?')
  /** The hit that has to grow old before there is room again: the `limit`th newest. */
  const blocking = db.prepare('SELECT at FROM hits WHERE key = ? ORDER BY at DESC LIMIT 1 OFFSET ?')
  const add = db.prepare('INSERT INTO hits (key, at, expires_at) VALUES (?, ?, ?)')
  const dropNewest = db.prepare(
    'DELETE FROM hits WHERE id = (SELECT id FROM hits WHERE key = ? ORDER BY at DESC, id DESC LIMIT 1)',
  )

  /** Milliseconds until there is room for one more hit; 0 when there is. */
  const waitFor = (key: string, limit: number, windowMs: number, at: number): number => {
    if (Number(count.get(key, at - windowMs)?.hits ?? 0) < limit) return 0
    return Math.max(1, Number(blocking.get(key, limit - 1)?.at ?? at) + windowMs - at)
  }

  return {
    hit: (key, limit, windowMs) =>
      inTurn(() => {
        const at = now()
        // A flood is turned away by a read, without waiting for its turn to write.
        const waitMs = waitFor(key, limit, windowMs, at)
        if (waitMs > 0) return waitMs
        const countOne = () => {
          const stillWaitMs = waitFor(key, limit, windowMs, at)
          if (stillWaitMs === 0) add.run(key, at, at + windowMs)
          return stillWaitMs
        }
        return inTransaction(db, countOne)
      }),
    async unhit(key) {
      await inTurn(() => dropNewest.run(key))
    },
  }
}

/** Runs `work`, and again while another process is writing: SQLite has one writer at a time. Throws after 5 s. */
async function inTurn<T>(work: () => T): Promise<T> {
  const deadline = Date.now() + MAX_WAIT_MS
  for (;;) {
    try {
      return work()
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error
      await sleep(5 + Math.random() * 20)
    }
  }
}

/** Runs `work` in one write transaction, which is rolled back when it throws or when `isKept` refuses its result. */
function inTransaction<T>(db: DatabaseSync, work: () => T, isKept: (result: T) => boolean = () => true): T {
  db.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    db.exec(isKept(result) ? 'COMMIT' : 'ROLLBACK')
    return result
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK')
    throw error
  }
}

/** SQLITE_BUSY, with whatever SQLite adds above its lowest byte. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5
