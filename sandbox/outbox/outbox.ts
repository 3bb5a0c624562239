import type { DatabaseSync } from 'node:sqlite'
import { inOwnName } from '../programme.ts'
import type { Clock } from '../store/clock.ts'

/** Something the programme would have sent by email or text message. Nothing leaves the sandbox: it lands here. */
export type OutboxMessage = {
  id: number
  /** ISO timestamp in sandbox time. */
  sentAt: string
  /** An email address or a phone number. */
  to: string
  /** The email of the account it is about, also when it went to a phone. */
  account: string
  kind: string
  subject: string
  body: string
  code: string | null
}

export type NewMessage = {
  to: string
  account?: string
  kind: string
  subject: string
  body: string
  code?: string
}

export type Outbox = ReturnType<typeof createOutbox>

export function createOutbox(db: DatabaseSync, clock: Clock) {
  const insert = db.prepare(
    'INSERT INTO outbox (sent_at, recipient, account, kind, subject, body, code) VALUES (?, ?, ?, ?, ?, ?, ?)',
  )
  const latest = db.prepare('SELECT * FROM outbox ORDER BY id DESC LIMIT ?')
  const latestTo = db.prepare(
    'SELECT * FROM outbox WHERE recipient = :to OR account = :to ORDER BY id DESC LIMIT :limit',
  )

  return {
    send({ to, account = to, kind, subject, body, code }: NewMessage): void {
      insert.run(clock.now(), to, account, kind, inOwnName(subject), inOwnName(body), code ?? null)
    },

    /** Latest first. `to` is an email or phone; it also finds what went to the phone of the account with that email. */
    list(to?: string, limit = 50): OutboxMessage[] {
      return (to ? latestTo.all({ to, limit }) : latest.all(limit)).map(toMessage)
    },
  }
}

function toMessage(row: Record<string, unknown>): OutboxMessage {
  return {
    id: Number(row.id),
    sentAt: new Date(Number(row.sent_at)).toISOString(),
    to: String(row.recipient),
    account: String(row.account),
    kind: String(row.kind),
    subject: String(row.subject),
    body: String(row.body),
    code: row.code === null ? null : String(row.code),
  }
}
