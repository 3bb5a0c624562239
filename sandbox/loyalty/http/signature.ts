import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

/** HMAC-SHA256 of a text, keyed by a secret of this database that is created on first use. */
export function signatureOf(db: DatabaseSync, secret: string, text: string): string {
  db.prepare('INSERT OR IGNORE INTO loyalty_state (name, value) VALUES (?, ?)').run(
    secret,
    randomBytes(32).toString('hex'),
  )
  const key = String(db.prepare('SELECT value FROM loyalty_state WHERE name = ?').get(secret)?.value)
  return createHmac('sha256', key).update(text).digest('base64url')
}

export function isSignedBy(db: DatabaseSync, secret: string, text: string, signature: string): boolean {
  const given = Buffer.from(signature)
  const wanted = Buffer.from(signatureOf(db, secret, text))
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
