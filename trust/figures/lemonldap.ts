import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { decodeProtectedHeader } from 'jose'
import { harbourAdapter, listening, startHarbour } from '../../adapter/testing/harbour.ts'
import { listenLocally } from '../../tests/support/listen-locally.ts'
import { passTime } from '../../tests/support/waits.ts'
import { wordsIn } from '../../tests/support/words.ts'
import { createTally, type Figure } from '../figure.ts'
import {
  CODE,
  configure,
  metadata,
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
/** Of several cards, so that no order is like the one before. */
const orderOf = (quantity: number) =>
  `/gift-cards/maple-books/redeem?step=review&format=E-Card&sku=maple-books-10&quantity=${quantity}`
const isReceipt = (path: string) => path.includes('/success')

/**
 * LemonLDAP::NG from Debian as the provider of the built site, with the settings that docs/providers.md gives, and a backend of the
 * core calls: the adapter before a points system that knows no keys.
 */
export async function lemonldap(world: World): Promise<Figure> {
  const tally = createTally()
  const { notes } = tally
  const name =
    'LemonLDAP::NG as the provider: sign-in, orders, denial, refusal, lost answers, refresh, key rotation, restart, sign-out, in both languages'
  const goal = '0 deviations'
  const folder = join(world.dataDir, 'lemonldap')
  const missing = unpack(folder)
  if (missing) return { name, goal, measured: `not tried: ${missing}`, isMet: false, notes: [] }
  configure(folder, site, SECRET)
  let provider = await startPortal(folder)
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
  let running = await world.startSite(PROCESS, settings)
  try {
    for (const prefix of ['', '/fr-ca'] as const) {
      const expect = (isSo: boolean, what: string) => tally.expect(isSo, `${prefix || 'English'}: ${what}`)
      const person = new Person(site, prefix)
      expect((await person.signIn('dwho')) === 200, `signed in: ${person.last}`)
      expect(backend.seen.length > 0, 'the backend was asked with its token')
      const booked = async (work: () => ReturnType<Person['order']>) => {
        await passTime(PAUSE_MS)
        const before = backend.booked().length
        const ended = await work()
        return { ...ended, orders: backend.booked().slice(before) }
      }
      const places = async (what: string, quantity: number) => {
        const { pages, path, orders } = await booked(() => person.order(orderOf(quantity), CODE, isReceipt))
        expect(pages.includes('password') && pages.includes('code'), `${what} asked ${pages}`)
        expect(orders.length === 1 && path.includes(`${orders[0]}`), `${what}: ${orders.length} at ${path}`)
        const listed = await person.read('/account/orders')
        expect(orders.length === 1 && listed.html.includes(`${orders[0]}`), `${what} is not listed`)
      }
      await places('a first order', 1)
      await places('a second order', 2)

      const denied = await booked(() => person.order(orderOf(3), '654321'))
      expect(denied.orders.length === 0, 'a wrong code ordered')
      expect((await person.opens()) === 200, 'a wrong code ended the session')
      const stranger = new Person(site, prefix)
      await stranger.signIn('msmith', { agrees: false })
      expect(/reason=denied/.test(stranger.last), `a refusal leads to ${stranger.last}`)

      backend.refusesNext()
      const refused = await booked(() => person.order(orderOf(4), CODE))
      expect(
        refused.orders.length === 0 && !isReceipt(refused.path),
        `a refused order ends at ${refused.path}`,
      )
      const says = wordsIn(prefix ? 'fr-ca' : 'en-ca')('redeem_refusedTitle')
      expect(refused.html.includes(says), `a refused order is not said at ${refused.path}`)
      await places('the same after its refusal', 4)

      for (const [what, hasStatus, quantity] of [
        ['with a call for its status', true, 5],
        ['by its key alone', false, 6],
      ] as const) {
        Object.assign(backend.faults, { loses: 1, hasStatus })
        await places(`a lost answer, ${what}`, quantity)
        expect(backend.faults.loses === 0, `no answer was lost, ${what}`)
      }

      const token = backend.seen.at(-1)
      await passTime(TOKEN_SECONDS * 1000 + 1_000)
      expect((await person.opens()) === 200 && backend.seen.at(-1) !== token, 'no refresh')

      // Another browser: after a step-up that was given up, this provider asks at sign-out.
      const leaving = new Person(site, prefix)
      await leaving.signIn('dwho')
      await rotateKeys(folder)
      const old = keyOf(token)
      expect((await person.opens()) === 200, 'the rotation ended the session')
      await passTime(TOKEN_SECONDS * 1000 + 1_000)
      expect(
        (await person.opens()) === 200 && keyOf(backend.seen.at(-1)) !== old,
        'no refresh after the rotation',
      )
      await places('an order after the rotation', 7)
      const late = new Person(site, prefix)
      expect((await late.signIn('dwho')) === 200, `no sign-in after the rotation: ${late.last}`)

      await Promise.all([provider.kill(), running.kill()])
      provider = await startPortal(folder)
      running = await world.startSite(PROCESS, settings)
      await passTime(TOKEN_SECONDS * 1000 + 1_000)
      expect((await person.opens()) === 200, 'a restart of both ended the session')
      await places('an order after the restart', 8)
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
    await backend.close()
  }
  return {
    name,
    goal,
    measured: `${backend.booked().length} orders, ${notes.length} deviations`,
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

const keyOf = (token = '') => token && decodeProtectedHeader(token).kid

/** The adapter, which takes only what the provider has signed, and whose answers can be lost on their way to the site. */
async function aBackend() {
  const harbour = await startHarbour()
  const member = harbour.aMember('dwho', 90_000)
  const { issuer, jwks_uri: jwksUrl } = await metadata()
  const { listener, store } = await harbourAdapter(
    { pointsUrl: harbour.legacy.url, cms: { ...harbour.cms.settings, log: () => {} } },
    ':memory:',
    {
      ...{ issuer, jwksUrl, audiences: { customer: 'borealis-site', content: 'borealis-site' } },
      // As docs/providers.md says: the level and the moment of the last authentication, as claims of their own.
      ...{ stepUpAcr: ['3'], stepUpMaxAge: 300, claims: { acr: 'level', authTime: 'since' } },
    },
  )
  const adapter = await listening(listener)
  const seen: string[] = []
  /** How many answers to placed orders get lost, and whether there is the extension that asks for an order's status. */
  const faults = { loses: 0, hasStatus: true }
  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy())
  })
  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '', headers } = request
    const sent = await buffer(request)
    const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
    if (token) seen.push(token)
    if (!faults.hasStatus && /\/me\/redemptions\//.test(path)) return void response.writeHead(404).end()
    const { host: _, connection: __, 'content-length': ___, ...kept } = headers
    const answer = await fetch(adapter.url + path, {
      method,
      headers: Object.entries(kept).map(([key, value]): [string, string] => [key, String(value)]),
      ...(sent.length > 0 && { body: sent }),
    })
    const body = Buffer.from(await answer.arrayBuffer())
    if (answer.status === 201 && /\/redeem\//.test(path) && faults.loses > 0) {
      faults.loses -= 1
      return void response.destroy()
    }
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(body)
  }
  const url = await listenLocally(server)
  return {
    url,
    /** The access tokens that came. */
    seen,
    /** The orders that the points system has booked. */
    booked: () => harbour.legacy.burnsOf(member),
    refusesNext: () => harbour.legacy.fail('spent-elsewhere'),
    faults,
    async close(): Promise<void> {
      server.close()
      adapter.close()
      await store.close()
      harbour.close()
    },
  }
}
