import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { JWK } from 'oidc-provider'

/** Signing and cookie keys, created on first use and stored, so that tokens and sessions survive a restart. */
export function identitySecrets(db: DatabaseSync): { signingKey: JWK; cookieKeys: string[] } {
  const signingKey: JWK = JSON.parse(remembered(db, 'signing-key', newSigningKey))
  return {
    signingKey,
    cookieKeys: [remembered(db, 'cookie-key', () => randomBytes(32).toString('base64url'))],
  }
}

function remembered(db: DatabaseSync, name: string, make: () => string): string {
  // Insert first, then read: two processes that start together end up with the same secret.
  db.prepare('INSERT OR IGNORE INTO identity_secrets (name, value) VALUES (?, ?)').run(name, make())
  return String(db.prepare('SELECT value FROM identity_secrets WHERE name = ?').get(name)?.value)
}

function newSigningKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const kid = randomBytes(8).toString('hex')
  return JSON.stringify({ ...privateKey.export({ format: 'jwk' }), kid, alg: 'ES256', use: 'sig' })
}
