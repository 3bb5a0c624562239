import { createHmac } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { firstBrokenLine } from '../../app/edge/audit-chain.ts'
import { redeemPin } from '../../app/features/promo/promo.data.ts'
import { CLIENT_ID } from '../../sandbox/identity/provider.ts'
import { signInAtProvider } from '../../sandbox/identity/testing/sign-in-walk.ts'
import { locationOf } from '../support/browser.ts'
import { openCallback } from './confirm.ts'
import { aSelection, ordered, review } from './gift-card-orders.ts'
import { Browser, control, type Member, signedIn } from './member.ts'
import { aProof } from './proof.ts'

interface AuditEvent {
  readonly kind: string
  readonly at: string
  readonly actor?: string
  readonly detail?: string
}

async function files(): Promise<string[]> {
  const folder = join(inject('world').dataDir, 'audit')
  return Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))
}

/** Other tests write to the same file: its last line may not be whole. */
const eventsIn = (text: string): AuditEvent[] =>
  text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line).event)

/** The sandbox's session secret. An actor in the audit log is a keyed hash of the customer. */
const SECRET = 'sandbox-session-secret-not-for-production'
const actorOf = (sub: string) =>
  createHmac('sha256', SECRET).update(`audit:${sub}`).digest('base64url').slice(0, 16)

/** The kinds of one customer's audit events with their details, in order. */
async function told({ customer }: Member): Promise<string[]> {
  const all = (await files()).flatMap(eventsIn).filter(({ actor }) => actor === actorOf(customer.sub))
  return all
    .sort((one, other) => one.at.localeCompare(other.at))
    .map(({ kind, detail }) => (detail ? `${kind}: ${detail}` : kind))
}

/** Signs in at the provider and returns the callback URL without opening it. */
async function callbackOf(browser: Browser): Promise<URL> {
  const customer = await control.createCustomer()
  const begun = locationOf(await browser.open('/auth/sign-in'))
  return new URL((await signInAtProvider(begun, customer, browser.providerJar)).callbackUrl)
}

/** How many sign-ins of unknown customers were refused for this reason. */
const refusals = async (reason: string) =>
  (await files())
    .flatMap(eventsIn)
    .filter(({ kind, detail, actor }) => kind === 'sign-in-refused' && detail === reason && !actor).length

/** Triggers each event of the table in docs/operate.md, and checks what was recorded of the customer. */
const ways: Record<string, () => Promise<void>> = {
  async 'signed-in, signed-out'() {
    const member = await signedIn()
    expect(await told(member)).toEqual(['signed-in'])
    await member.post('/auth/sign-out')
    expect(await told(member)).toEqual(['signed-in', 'signed-out'])
  },
  async 'signed-in'() {
    const customer = await control.createCustomer()
    const browser = new Browser()
    const begun = [await browser.open('/auth/sign-in'), await browser.open('/auth/sign-in')].map(locationOf)
    for (const url of begun) {
      const { callbackUrl } = await signInAtProvider(url, customer, browser.providerJar)
      await openCallback(browser, callbackUrl)
    }
    const joined = 'signed-in: into the session of another tab'
    expect(await told(Object.assign(browser, { customer }))).toEqual(['signed-in', joined])
  },
  async 'sign-in-refused'() {
    const browser = new Browser()
    const foreign = await callbackOf(browser)
    foreign.searchParams.set('iss', 'https://evil.example')
    const before = await refusals('untrusted answer')
    expect(await openCallback(browser, foreign.href)).toContain('reason=provider')
    expect(await refusals('untrusted answer')).toBeGreaterThan(before)
    const other = new Browser()
    const own = await callbackOf(other)
    own.searchParams.delete('code')
    own.searchParams.set('error', 'access_denied')
    const denials = await refusals('by the provider')
    expect(await openCallback(other, own.href)).toContain('reason=denied')
    expect(await refusals('by the provider')).toBeGreaterThan(denials)
  },
  async 'signed-out-by-provider'() {
    const member = await signedIn()
    const { issuer, site } = inject('world')
    const query = { client_id: CLIENT_ID, post_logout_redirect_uri: `${site}/` }
    const end = new URL(`${issuer}/session/end?${new URLSearchParams(query)}`)
    const headers = { cookie: member.providerJar.header(end), referer: `${site}/` }
    expect((await fetch(end, { redirect: 'manual', headers })).status).toBe(303)
    await expect.poll(() => told(member)).toEqual(['signed-in', 'signed-out-by-provider'])
  },
  async 'step-up-passed, action-done'() {
    const member = await signedIn({ points: 30_000 })
    await ordered(member)
    expect(await told(member)).toEqual([
      'signed-in',
      'step-up-passed: save_giftcard_order',
      'action-done: save_giftcard_order',
    ])
  },
  async 'action-refused'() {
    const member = await signedIn({ points: 30_000 })
    const { intent } = await review(member, await aSelection(member))
    const refusal = {
      kind: 'status',
      status: 409,
      code: 'INSUFFICIENT_POINTS',
      detail: 'Not enough.',
    } as const
    const callback = await member.stepUp(intent, member.customer)
    await control.setScenario(member.customer.sub, { call: 'redeemGiftCards', ...refusal })
    await openCallback(member, callback)
    expect((await told(member)).slice(1)).toEqual([
      'step-up-passed: save_giftcard_order',
      'action-refused: save_giftcard_order',
    ])
  },
  async 'step-up-refused'() {
    const member = await signedIn({ points: 30_000 })
    const { intent } = await review(member, await aSelection(member))
    const callback = new URL(await member.stepUp(intent, member.customer))
    callback.searchParams.set('iss', 'https://evil.example')
    expect(await openCallback(member, callback.href)).toContain('reason=provider')
    expect(await told(member)).toEqual([
      'signed-in',
      'step-up-refused: save_giftcard_order: untrusted answer',
    ])
    expect((await control.look(member.customer.sub)).orders).toEqual([])
  },
  async 'too-many-tries'() {
    const member = await signedIn()
    for (let tries = 0; tries < 6; tries++) {
      const token = await aProof(member, 'redeemPromotionPin')
      const pin = `WRONG-000${tries}`
      await member
        .at(() => redeemPin({ data: { pin, token }, fetch: member.fetch }))
        .catch((error: unknown) => expect(error).toMatchObject({ code: 'TOO_MANY_REQUESTS' }))
    }
    expect(await told(member)).toEqual(['signed-in', 'too-many-tries: pin'])
  },
}

test.each(Object.entries(ways))('%s is recorded once, for the customer it concerns', (_kinds, happen) =>
  happen(),
)

test('every kind of event was triggered, and every audit file is an unbroken chain', async () => {
  const page = await readFile(join(import.meta.dirname, '../../docs/operate.md'), 'utf8')
  const table = page.slice(page.indexOf('| Kind '), page.indexOf('**Metrics.**'))
  const kinds = table.split('\n').flatMap((row) => row.split('|')[1]?.match(/(?<=`)[\w-]+(?=`)/g) ?? [])
  expect(kinds).toHaveLength(9)
  const made = Object.keys(ways).flatMap((names) => names.split(', '))
  expect([...new Set(made)].sort()).toEqual(kinds.sort())
  const all = await files()
  expect(all.length).toBeGreaterThan(0)
  // A process may be writing its last line.
  for (const text of all) expect(firstBrokenLine(text.slice(0, text.lastIndexOf('\n') + 1))).toBeUndefined()
})
