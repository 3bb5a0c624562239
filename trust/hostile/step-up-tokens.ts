import { randomUUID } from 'node:crypto'
import { brokenSeals, type Flaw, forge, type SigningKey } from './forge.ts'

/** The customer of the token, and another customer. */
interface Parties {
  readonly key: SigningKey
  readonly issuer: string
  readonly sub: string
  readonly otherSub: string
}

const PASSWORD = 'urn:borealis:acr:password'
const STEP_UP = 'urn:borealis:acr:step-up'
const ago = (seconds: number) => Math.floor(Date.now() / 1000) - seconds

/** An access token as the provider issues it after a step-up, with a flaw. */
export function stepUpToken({ key, issuer, sub }: Omit<Parties, 'otherSub'>, flaw: Flaw = {}): string {
  const claims = {
    iss: issuer,
    aud: 'urn:borealis:web',
    sub,
    acr: STEP_UP,
    auth_time: ago(0),
    iat: ago(0),
    exp: ago(-600),
    client_id: 'borealis-site',
    jti: randomUUID(),
  }
  return forge(key, { typ: 'at+jwt' }, claims, flaw)
}

/** An access token as the provider issues it after a password only. */
export const bearerToken = (parties: Omit<Parties, 'otherSub'>): string =>
  stepUpToken(parties, { claims: { acr: PASSWORD } })

/** Well-signed tokens that are not a current step-up of this customer. */
function wrongContents({ otherSub, sub, issuer }: Parties): Record<string, Flaw> {
  const says = (claims: Record<string, unknown>): Flaw => ({ claims })
  return {
    'typ JWT': { header: { typ: 'JWT' } },
    'no typ': { header: { typ: undefined } },
    'typ of a logout token': { header: { typ: 'logout+jwt' } },
    'another issuer': says({ iss: 'https://evil.test' }),
    'the issuer with a slash': says({ iss: `${issuer}/` }),
    'no issuer': says({ iss: undefined }),
    'audience of the content': says({ aud: 'urn:borealis:content' }),
    'audience of the site': says({ aud: 'borealis-site' }),
    'audience that begins alike': says({ aud: 'urn:borealis:web2' }),
    'no audience': says({ aud: undefined }),
    'an empty list of audiences': says({ aud: [] }),
    'somebody else’s': says({ sub: otherSub }),
    'nobody’s': says({ sub: undefined }),
    'an empty customer': says({ sub: '' }),
    'a list of customers': says({ sub: [sub] }),
    'the customer in capitals': says({ sub: sub.toUpperCase() }),
    'acr of a password': says({ acr: PASSWORD }),
    'no acr': says({ acr: undefined }),
    'acr null': says({ acr: null }),
    'acr in a list': says({ acr: [STEP_UP] }),
    'acr in capitals': says({ acr: STEP_UP.toUpperCase() }),
    'acr with a space': says({ acr: `${STEP_UP} ` }),
    'acr that begins alike': says({ acr: `${STEP_UP}-later` }),
    'done 301 s ago': says({ auth_time: ago(301) }),
    'done an hour ago': says({ auth_time: ago(3_600) }),
    'done in 1970': says({ auth_time: 0 }),
    'done in a minute': says({ auth_time: ago(-60) }),
    'done in milliseconds': says({ auth_time: Date.now() }),
    'nobody says when': says({ auth_time: undefined }),
    'when is a text': says({ auth_time: 'now' }),
    'expired a minute ago': says({ exp: ago(60) }),
    'never expires': says({ exp: undefined }),
    'expiry is a text': says({ exp: 'never' }),
    'not valid yet': says({ nbf: ago(-600) }),
  }
}

/** Tokens that must be rejected, each for exactly one reason, by name. */
export function forgedStepUps(parties: Parties): Map<string, string> {
  const flaws = { ...brokenSeals, ...wrongContents(parties) }
  const forged = Object.entries(flaws).map(([name, flaw]) => [name, stepUpToken(parties, flaw)] as const)
  return new Map([
    ...forged,
    ['not a token', 'nonsense'],
    ['the word null', 'null'],
    ['the token of a password sign-in', bearerToken(parties)],
  ])
}
