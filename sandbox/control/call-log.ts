import type { DatabaseSync } from 'node:sqlite'

/** A call as the backend received it, so that tests can check its headers. Contains no token. */
type SeenCall = {
  at: string
  operation: string
  method: string
  path: string
  status: number
  acceptLanguage: string | null
  idempotencyKey: string | null
  correlationId: string | null
  hostIp: string | null
  hadBearer: boolean
  hadStepUp: boolean
  /** A scenario changed the answer's body: the path of an `odd` one led somewhere. */
  wasChanged: boolean
}

export type CallLog = ReturnType<typeof createCallLog>

/** Received calls by owner: a customer's sub, a scenario id, or `anonymous`. */
export function createCallLog(db: DatabaseSync) {
  const insert = db.prepare(
    `INSERT INTO call_log (at, owner, operation, method, path, status, accept_language, idempotency_key,
      correlation_id, host_ip, had_bearer, had_step_up, was_changed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const latest = db.prepare('SELECT * FROM call_log WHERE owner = ? ORDER BY id DESC LIMIT ?')
  // The log outlives the process; each start deletes old entries.
  db.exec('DELETE FROM call_log WHERE id <= (SELECT COALESCE(MAX(id), 0) - 20000 FROM call_log)')

  return {
    add(owner: string, call: SeenCall): void {
      insert.run(
        Date.parse(call.at),
        owner,
        call.operation,
        call.method,
        call.path,
        call.status,
        call.acceptLanguage,
        call.idempotencyKey,
        call.correlationId,
        call.hostIp,
        Number(call.hadBearer),
        Number(call.hadStepUp),
        Number(call.wasChanged),
      )
    },

    /** Latest first. */
    list: (owner: string, limit = 200): SeenCall[] => latest.all(owner, limit).map(toCall),
  }
}

function toCall(row: Record<string, unknown>): SeenCall {
  const orNull = (value: unknown) => (value === null ? null : String(value))
  return {
    at: new Date(Number(row.at)).toISOString(),
    operation: String(row.operation),
    method: String(row.method),
    path: String(row.path),
    status: Number(row.status),
    acceptLanguage: orNull(row.accept_language),
    idempotencyKey: orNull(row.idempotency_key),
    correlationId: orNull(row.correlation_id),
    hostIp: orNull(row.host_ip),
    hadBearer: row.had_bearer === 1,
    hadStepUp: row.had_step_up === 1,
    wasChanged: row.was_changed === 1,
  }
}
