import type { DatabaseSync } from 'node:sqlite'
import { inOwnName } from '../programme.ts'
import type { Clock } from '../store/clock.ts'

/** An e-mail or text message that the programme would have sent. Nothing leaves the sandbox. */
export type OutboxMessage = {
  id: number
  /** ISO timestamp in sandbox time. */
  sentAt: string
  /** E-mail address or phone number. */
  to: string
  /** E-mail address of the account concerned, also for text messages. */
  account: string
  kind: string
  subject: string
  body: string
  code: string | null
  /** What a letter says to mail programs (RFC 8058): how to stop it with one press. */
  headers: Readonly<Record<string, string>>
}

export type NewMessage = {
  to: string
  account?: string
  kind: string
  subject: string
  body: string
  code?: string
  /** The link that stops such letters. */
  unsubscribe?: string
}

export type Outbox = ReturnType<typeof createOutbox>

export function createOutbox(db: DatabaseSync, clock: Clock) {
  const insert = db.prepare(
    'INSERT INTO outbox (sent_at, recipient, account, kind, subject, body, code, unsubscribe) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  )
  const latest = db.prepare('SELECT * FROM outbox ORDER BY id DESC LIMIT ?')
  const latestTo = db.prepare(
    'SELECT * FROM outbox WHERE recipient = :to OR account = :to ORDER BY id DESC LIMIT :limit',
  )

  return {
    send({ to, account = to, kind, subject, body, code, unsubscribe }: NewMessage): void {
      const texts = [inOwnName(subject), inOwnName(body)]
      insert.run(clock.now(), to, account, kind, ...texts, code ?? null, unsubscribe ?? null)
    },

    /**
     * Latest first. `to` is an e-mail address or phone number; an address also matches text messages of that account.
     */
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
    headers: row.unsubscribe === null ? {} : oneClick(String(row.unsubscribe)),
  }
}

const oneClick = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
