import { createHmac, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import { readBooks } from '../harness/books.ts'

/** A private signing key, as JSON Web Key. */
export type SigningKey = Record<string, string>

/** How a token is wrong; without any of these it is right. A claim or header that is `undefined` is left out. */
export interface Flaw {
  readonly header?: Record<string, unknown>
  readonly claims?: Record<string, unknown>
  /** What stands where the signature belongs. */
  readonly seal?: Seal
  /** Changes the finished token. */
  readonly text?: (token: string) => string
}

type Seal = 'none' | 'other key' | 'zeros' | 'der' | 'hmac of the public key' | 'hmac of nothing' | 'damaged'

const base64 = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')

export const newKey = (kid: string): SigningKey => ({
  // All fields of an elliptic-curve key are strings.
  ...(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }) as SigningKey),
  kid,
})

const attackers = newKey('attacker')

/** The key that the sandbox's provider signs with, read from its books. */
export function providersKey(dataDir: string): SigningKey {
  const [row] = readBooks(dataDir, ({ rows }) =>
    rows("SELECT value FROM identity_secrets WHERE name = 'signing-key'"),
  )
  return JSON.parse(String(row?.value))
}

/** The public part of a key. */
export function publicPart({ kty = '', crv = '', x = '', y = '', kid = '' }: SigningKey): SigningKey {
  return { kty, crv, x, y, kid, alg: 'ES256', use: 'sig' }
}

/** Writes a token by hand, so that it can be wrong in any way. */
export function forge(
  key: SigningKey,
  header: Record<string, unknown>,
  claims: Record<string, unknown>,
  flaw: Flaw = {},
): string {
  const head = { alg: 'ES256', kid: key.kid, ...header, ...flaw.header }
  const content = `${base64(head)}.${base64({ ...claims, ...flaw.claims })}`
  const token = `${content}.${sealed(key, content, flaw.seal)}`
  return flaw.text ? flaw.text(token) : token
}

function sealed(key: SigningKey, content: string, seal: Seal | undefined): string {
  const signature = (by: SigningKey, dsaEncoding: 'ieee-p1363' | 'der' = 'ieee-p1363') =>
    sign('sha256', Buffer.from(content), {
      key: createPrivateKey({ key: by, format: 'jwk' }),
      dsaEncoding,
    })
  switch (seal) {
    case undefined:
      return signature(key).toString('base64url')
    case 'none':
      return ''
    case 'other key':
      return signature(attackers).toString('base64url')
    case 'zeros':
      return Buffer.alloc(64).toString('base64url')
    case 'der':
      return signature(key, 'der').toString('base64url')
    case 'hmac of the public key': {
      const known = createPublicKey({ key: publicPart(key), format: 'jwk' })
      const secret = known.export({ type: 'spki', format: 'pem' })
      return createHmac('sha256', secret).update(content).digest('base64url')
    }
    case 'hmac of nothing':
      return createHmac('sha256', '').update(content).digest('base64url')
    case 'damaged': {
      const bytes = signature(key)
      bytes[7] = (bytes[7] ?? 0) ^ 1
      return bytes.toString('base64url')
    }
  }
}

/** The same signature under other claims. */
const otherClaims = (change: Record<string, unknown>) => (token: string) => {
  const [head = '', claims = '', signature = ''] = token.split('.')
  const known: Record<string, unknown> = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'))
  return [head, base64({ ...known, ...change }), signature].join('.')
}

/** Ways to be wrong that have nothing to do with what a token says. */
export const brokenSeals: Record<string, Flaw> = {
  'alg none, no signature': { header: { alg: 'none' }, seal: 'none' },
  'alg None': { header: { alg: 'None' }, seal: 'none' },
  'alg nOnE with the right signature': { header: { alg: 'nOnE' } },
  'signature cut off': { seal: 'none' },
  'signature cut off with its dot': { text: (token) => token.split('.').slice(0, 2).join('.') },
  'signed by another key under the known kid': { seal: 'other key' },
  'signed by another key under its own kid': { header: { kid: 'attacker' }, seal: 'other key' },
  'signed by another key, no kid': { header: { kid: undefined }, seal: 'other key' },
  'brings its own key (jwk)': { header: { jwk: publicPart(attackers), kid: undefined }, seal: 'other key' },
  'names its own keys (jku)': {
    header: { jku: 'http://127.0.0.1:9/jwks', kid: 'attacker' },
    seal: 'other key',
  },
  'kid is a path': { header: { kid: '../../../../dev/null' }, seal: 'other key' },
  'HS256 by the public key': { header: { alg: 'HS256' }, seal: 'hmac of the public key' },
  'HS256 by nothing': { header: { alg: 'HS256', kid: undefined }, seal: 'hmac of nothing' },
  'RS256 by name only': { header: { alg: 'RS256' } },
  'ES384 by name only': { header: { alg: 'ES384' } },
  'signature of zeros': { seal: 'zeros' },
  'signature in another encoding': { seal: 'der' },
  'one bit of the signature': { seal: 'damaged' },
  'claims changed after signing': { text: otherClaims({ note: 'changed' }) },
  'a critical header nobody knows': { header: { crit: ['borealis'], borealis: 1 } },
  'five parts': { text: (token) => `${token}..` },
  'two tokens': { text: (token) => `${token}${token}` },
  'claims that are no JSON': {
    text: (token) => [token.split('.')[0], base64('{'), token.split('.')[2]].join('.'),
  },
}
