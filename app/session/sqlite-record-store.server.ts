import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Lock, NewRecord, RecordKind, RecordStore, StoredRecord } from './record-store.server.ts'

const SWEEP_EVERY_MS = 60_000
/** One writes at a time. Who waits for a turn inside SQLite does nothing else: a short while, then between other work. */
const TURN_MS = 50
const MAX_WAIT_MS = 5_000

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

/** The embedded store: one SQLite file that survives a restart and serves every process of one machine. */
export function openSqliteRecordStore(file: string, now: () => number = Date.now): RecordStore {
  mkdirSync(dirname(file), { recursive: true })
  const db = new DatabaseSync(file)
  db.exec(SCHEMA)
  db.exec(`PRAGMA busy_timeout = ${TURN_MS}`)

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
  const takeOne = db.prepare(
    'DELETE FROM records WHERE kind = ? AND id = ? AND expires_at > ? RETURNING value',
  )
  const drop = db.prepare('DELETE FROM records WHERE kind = ? AND id = ?')
  const owned = db.prepare(
    'SELECT id FROM records WHERE owner = ? AND kind = ? AND expires_at > ? ORDER BY expires_at',
  )
  const sweep = db.prepare('DELETE FROM records WHERE expires_at <= ?')
  const sweepLocks = db.prepare('DELETE FROM locks WHERE expires_at <= ?')
  const heldLock = db.prepare('SELECT 1 FROM locks WHERE name = ? AND expires_at > ?')
  const acquire = db.prepare(
    `INSERT INTO locks (name, holder, expires_at) VALUES (?, ?, ?)
     ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, expires_at = excluded.expires_at
     WHERE locks.expires_at <= ?`,
  )
  const renewLock = db.prepare(
    'UPDATE locks SET expires_at = ? WHERE name = ? AND holder = ? AND expires_at > ?',
  )
  const releaseLock = db.prepare('DELETE FROM locks WHERE name = ? AND holder = ?')

  const sweepHits = db.prepare('DELETE FROM hits WHERE expires_at <= ?')
  const countHits = db.prepare('SELECT count(*) AS hits FROM hits WHERE key = ? AND at > ?')
  /** The hit that has to grow old before there is room again: the `limit`th newest. */
  const blocking = db.prepare('SELECT at FROM hits WHERE key = ? ORDER BY at DESC LIMIT 1 OFFSET ?')
  const addHit = db.prepare('INSERT INTO hits (key, at, expires_at) VALUES (?, ?, ?)')
  const dropHit = db.prepare(
    'DELETE FROM hits WHERE id = (SELECT id FROM hits WHERE key = ? ORDER BY at DESC, id DESC LIMIT 1)',
  )

  const timer = setInterval(() => {
    try {
      sweep.run(now())
      sweepLocks.run(now())
      sweepHits.run(now())
    } catch {
      // Another process is writing. What has ended is never read anyway, and the next round sweeps it.
    }
  }, SWEEP_EVERY_MS)
  timer.unref()

  return {
    create: ({ kind, id, owner, value, expiresAt }: NewRecord) =>
      inTurn(() => {
        dropExpired.run(kind, id, now())
        return insert.run(kind, id, owner ?? null, value, expiresAt).changes === 1
      }),
    async read(kind: RecordKind, id: string): Promise<StoredRecord | undefined> {
      const row = await inTurn(() => select.get(kind, id, now()))
      return row && { value: String(row.value), version: Number(row.version) }
    },
    update: (kind, id, version, value, expiresAt) =>
      inTurn(() => change.run(value, expiresAt, kind, id, version, now()).changes === 1),
    replace: (id, version, { kind, id: newId, owner, value, expiresAt }) =>
      inTurn(() => {
        db.exec('BEGIN IMMEDIATE')
        try {
          const replaced =
            dropVersion.run(kind, id, version, now()).changes === 1 &&
            insert.run(kind, newId, owner ?? null, value, expiresAt).changes === 1
          db.exec(replaced ? 'COMMIT' : 'ROLLBACK')
          return replaced
        } catch (error) {
          if (db.isTransaction) db.exec('ROLLBACK')
          throw error
        }
      }),
    async take(kind, id) {
      const row = await inTurn(() => takeOne.get(kind, id, now()))
      return row && String(row.value)
    },
    async remove(kind, id) {
      await inTurn(() => drop.run(kind, id))
    },
    listByOwner: (kind, owner) => inTurn(() => owned.all(owner, kind, now()).map((row) => String(row.id))),
    async lock(name, ttlMs): Promise<Lock | undefined> {
      // Reading waits for nobody. To try and write while somebody else holds it would queue everybody who waits for it,
      // each with its whole process, before the one write that they wait for.
      if (heldLock.get(name, now())) return undefined
      const holder = randomUUID()
      const acquired = await inTurn(() => acquire.run(name, holder, now() + ttlMs, now()).changes === 1)
      if (!acquired) return undefined
      return {
        renew: (ttl) => inTurn(() => renewLock.run(now() + ttl, name, holder, now()).changes === 1),
        release: async () => {
          await inTurn(() => releaseLock.run(name, holder))
        },
      }
    },
    hit: (key, limit, windowMs) =>
      inTurn(() => {
        const at = now()
        const isFull = () => Number(countHits.get(key, at - windowMs)?.hits ?? 0) >= limit
        const wait = () => Math.max(1, Number(blocking.get(key, limit - 1)?.at ?? at) + windowMs - at)
        // A flood is turned away by a look, without waiting for its turn to write.
        if (isFull()) return wait()
        db.exec('BEGIN IMMEDIATE')
        try {
          const waitMs = isFull() ? wait() : 0
          if (waitMs === 0) addHit.run(key, at, at + windowMs)
          db.exec('COMMIT')
          return waitMs
        } catch (error) {
          if (db.isTransaction) db.exec('ROLLBACK')
          throw error
        }
      }),
    async unhit(key) {
      await inTurn(() => dropHit.run(key))
    },
    async ping() {
      await inTurn(() => db.prepare('SELECT 1').get())
    },
    close() {
      clearInterval(timer)
      db.close()
    },
  }
}

/** Runs `work`, again while somebody else writes: of one file each write waits for the one before. Throws after 5 s. */
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

/** SQLITE_BUSY, with whatever SQLite adds above its lowest byte. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5
