import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose'
import { listenLocally } from '../../tests/support/listen-locally.ts'
import { cottage } from '../../tests/support/samples.ts'
import { passTime } from '../../tests/support/waits.ts'
import { createTally, type Figure } from '../figure.ts'
import {
  CODE,
  configure,
  portal,
  rotateKeys,
  startPortal,
  TOKEN_SECONDS,
  unpack,
} from '../harness/lemonldap.ts'
import { Person } from '../harness/person.ts'
import { doorOrigin, type World } from '../harness/world.ts'

/** A process of the site that no other figure uses. */
const PROCESS = 11
const SECRET = 'a-client-secret-of-this-proof-alone'
/** A pause after which a session of the provider counts as one of before: `portalForceAuthnInterval` is 1. */
const PAUSE_MS = 2_500
const site = doorOrigin(PROCESS)

/** LemonLDAP::NG from Debian as the provider of the built site, with the settings that docs/providers.md gives. */
export async function lemonldap(world: World): Promise<Figure> {
  const tally = createTally()
  const { notes } = tally
  const name =
    'LemonLDAP::NG as the provider: sign-in, step-ups, denial, refresh, key rotation, restart, sign-out, in both languages'
  const goal = '0 deviations'
  const folder = join(world.dataDir, 'lemonldap')
  const missing = unpack(folder)
  if (missing) return { name, goal, measured: `not tried: ${missing}`, isMet: false, notes: [] }
  configure(folder, site, SECRET)
  const backend = await aBackend()
  const settings = {
    ...documented(),
    OIDC_ISSUER: `${portal}/`,
    OIDC_CLIENT_SECRET: SECRET,
    BACKEND_URL: backend.url,
    CIRCUIT_BREAKER: '0',
    PUBLIC_ORIGIN: site,
    SANDBOX: '0',
    BOT_CHECK: 'altcha',
    ALTCHA_HMAC_KEY: 'a-key-of-this-proof-alone-for-the-bot-check',
    SESSION_SECRETS: '1:a-session-secret-of-this-proof-alone-1',
    DATA_DIR: join(folder, 'site-data'),
  }
  let provider = await startPortal(folder)
  let running = await world.startSite(PROCESS, settings)
  try {
    for (const prefix of ['', '/fr-ca'] as const) {
      const expect = (isSo: boolean, what: string) => tally.expect(isSo, `${prefix || 'English'}: ${what}`)
      const person = new Person(site, prefix)
      expect((await person.signIn('dwho')) === 200, `signed in: ${person.last}`)
      expect(
        backend.seen.some(({ sub }) => sub === 'dwho'),
        'the backend was asked with its token',
      )
      for (const time of ['first', 'second']) {
        await passTime(PAUSE_MS)
        const before = backend.created.length
        const asked = await person.stepUp(CODE)
        expect(
          asked.pages.includes('password') && asked.pages.includes('code'),
          `the ${time} step-up asked ${asked.pages}`,
        )
        expect(
          backend.created.length === before + 1,
          `the ${time} step-up saved ${backend.created.length - before}: ${person.last}`,
        )
      }
      await passTime(PAUSE_MS)
      const before = backend.created.length
      await person.stepUp('654321')
      expect(backend.created.length === before, 'a wrong code saved')
      expect((await person.opens()) === 200, 'a wrong code ended the session')
      const denied = new Person(site, prefix)
      await denied.signIn('msmith', { agrees: false })
      expect(/reason=denied/.test(denied.last), `a refusal leads to ${denied.last}`)

      const token = backend.seen.at(-1)?.token
      await passTime(TOKEN_SECONDS * 1000 + 1_000)
      expect((await person.opens()) === 200 && backend.seen.at(-1)?.token !== token, 'no refresh')

      // Another browser: after a step-up that was given up, this provider asks at sign-out.
      const leaving = new Person(site, prefix)
      await leaving.signIn('dwho')
      await rotateKeys(folder)
      const old = keyOf(token)
      expect((await person.opens()) === 200, 'the rotation ended the session')
      await passTime(TOKEN_SECONDS * 1000 + 1_000)
      expect(
        (await person.opens()) === 200 && keyOf(backend.seen.at(-1)?.token) !== old,
        'no refresh after the rotation',
      )
      await passTime(PAUSE_MS)
      const saved = backend.created.length
      await person.stepUp(CODE)
      expect(backend.created.length === saved + 1, `no step-up after the rotation: ${person.last}`)
      const late = new Person(site, prefix)
      expect((await late.signIn('dwho')) === 200, `no sign-in after the rotation: ${late.last}`)

      await Promise.all([provider.kill(), running.kill()])
      provider = await startPortal(folder)
      running = await world.startSite(PROCESS, settings)
      await passTime(TOKEN_SECONDS * 1000 + 1_000)
      expect((await person.opens()) === 200, 'a restart of both ended the session')
      // The first id_token is of the old key.
      for (const cookies of ['with', 'without'] as const) {
        const end = await leaving.signOut(cookies)
        expect(
          end.returned === `${site}${prefix || '/'}`,
          `signing out ${cookies} cookies ends at ${end.returned}: ${end.said}`,
        )
        expect((await leaving.opens()) === 303, 'the session outlives its sign-out')
        await passTime(PAUSE_MS)
        const next = await leaving.begin()
        expect(
          next.pages.length > 0,
          `after signing out ${cookies} cookies, the next sign-in asks ${next.pages}`,
        )
        await leaving.signIn('dwho')
      }
    }
  } finally {
    await Promise.all([provider.kill(), running.kill()])
    backend.close()
  }
  return {
    name,
    goal,
    measured: `${backend.created.length} step-ups, ${notes.length} deviations`,
    isMet: notes.length === 0,
    notes,
  }
}

/** The settings of its section in the document. */
function documented(): Record<string, string> {
  const [, section = ''] = readFileSync('docs/providers.md', 'utf8').split('\n## LemonLDAP::NG\n')
  return Object.fromEntries(
    [...section.matchAll(/^([A-Z_]+)=(.+)$/gm)].map(([, key = '', value = '']) => [key, value]),
  )
}

const profileOf = (sub = '') => ({
  ...{
    sub,
    sceneNumber: '6046460193227504',
    firstName: 'Robin',
    lastName: 'Lavoie',
    email: 'robin@example.ca',
  },
  ...{ pendingEmail: null, phone: '705-555-0100', birthDate: '1990-05-17', gender: null, provinceCode: 'ON' },
  ...{
    language: 'en',
    timeZone: null,
    memberSince: '2020-01-01',
    status: 'active',
    isFrozen: false,
    goal: null,
  },
  ...{ onBoardMessageActive: false, isGhostKitActivated: false, selectedShippingAddress: null, segments: [] },
  preferences: { interests: [], personalisation: true },
})

const keyOf = (token = '') => token && decodeProtectedHeader(token).kid

interface Asked {
  readonly sub: string | undefined
  readonly token: string
}

/** Takes only what the provider has signed for the site by the key of this moment. */
async function aBackend() {
  const keys = createRemoteJWKSet(new URL(`${portal}/oauth2/jwks`), { cooldownDuration: 0, cacheMaxAge: 0 })
  const claimsOf = async (header: string | string[] | undefined) => {
    const token = String(header ?? '').replace(/^Bearer /, '')
    const verified = await jwtVerify(token, keys, { issuer: [portal, `${portal}/`] }).catch(() => undefined)
    return verified && { token, ...verified.payload }
  }
  const seen: Asked[] = []
  const created: Asked[] = []
  const server = createServer(async (request, response) => {
    request.resume()
    const bearer = await claimsOf(request.headers.authorization)
    if (bearer) seen.push({ sub: bearer.sub, token: bearer.token })
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (!bearer) return answer(401, {})
    if (/\/customers\/?$/.test(request.url ?? '')) return answer(200, profileOf(bearer.sub))
    if (!/\/addresses/i.test(request.url ?? '')) return answer(503, {})
    if (request.method === 'GET') return answer(200, { addresses: [] })
    const stepUp = await claimsOf(request.headers['step-up-authorization'])
    if (!stepUp) return answer(401, {})
    created.push({ sub: stepUp.sub, token: stepUp.token })
    return answer(201, { ...cottage, uniqueId: 'one', isDefault: true })
  })
  const url = await listenLocally(server)
  return { url, seen, created, close: () => server.close() }
}
