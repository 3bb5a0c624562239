import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAtProvider } from '../../sandbox/identity/testing/sign-in-walk.ts'
import { locationOf } from '../support/browser.ts'
import { createControl } from '../support/control.ts'
import { startWorld, type World } from '../support/world.ts'
import { confirm, openCallback } from './confirm.ts'
import { aSelection, review } from './gift-card-orders.ts'
import { Browser, signedIn } from './member.ts'

/** A separate site, because a full store would disturb the other tests. */
let world: World
const METRICS_TOKEN = 'a-token-of-the-full-store-0123456789'
beforeAll(async () => {
  world = await startWorld({ METRICS_TOKEN })
})
afterAll(() => world.close())

const everyChange = { INSERT: '', UPDATE: '', DELETE: '' }

/**
 * Runs `work` while the session store is readable but not writable, as on a full disk.
 * @param refused the SQL statements that fail, each with a trigger condition
 */
async function whileFull<T>(
  work: () => Promise<T>,
  refused: Readonly<Record<string, string>> = everyChange,
): Promise<T> {
  const store = new DatabaseSync(join(world.dataDir, 'sessions.sqlite'), { timeout: 5_000 })
  const changes = Object.keys(refused)
  for (const [change, condition] of Object.entries(refused)) {
    store.exec(
      `CREATE TRIGGER full_${change} BEFORE ${change} ON records ${condition} BEGIN SELECT RAISE(ABORT, 'disk is full'); END`,
    )
  }
  try {
    return await work()
  } finally {
    for (const change of changes) store.exec(`DROP TRIGGER full_${change}`)
    store.close()
  }
}

test('a sign-in with a full store is told so, and succeeds once there is space', async () => {
  const customer = await createControl(world).createCustomer({ language: 'fr' })
  const browser = new Browser('fr-ca', world)
  const begun = await browser.open('/fr-ca/auth/sign-in?returnTo=/fr-ca/account')
  const { callbackUrl } = await signInAtProvider(locationOf(begun), customer, browser.providerJar)
  const landed = await whileFull(() => openCallback(browser, callbackUrl))
  expect(landed).toBe('/fr-ca/auth/problem?reason=unavailable&returnTo=%2Ffr-ca%2Faccount')
  expect(await browser.signIn(customer, '/fr-ca/account')).toBe('/fr-ca/account')
})

/** How many sign-ins and step-ups have failed, as alerts read it. */
async function refusals() {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const text = await (await fetch(`${world.site}/metrics`, { headers })).text()
  const countOf = (kind: string) =>
    Number(new RegExp(`^security_events_total\\{kind="${kind}"\\} (\\d+)$`, 'm').exec(text)?.[1])
  return { signIns: countOf('sign-in-refused'), stepUps: countOf('step-up-refused') }
}

test('a sign-in and a step-up that a full store does not let begin are counted, so that an alert hears of them', async () => {
  const member = await signedIn({ points: 50_000 }, { world })
  const { intent } = await review(member, await aSelection(member))
  const before = await refusals()
  await whileFull(async () => {
    const signIn = await new Browser('en-ca', world).open('/auth/sign-in')
    expect(locationOf(signIn)).toContain('/auth/problem?reason=unavailable')
    expect(await refusals()).toEqual({ ...before, signIns: before.signIns + 1 })
    const stepUp = await member.post('/auth/step-up', { intent })
    expect(locationOf(stepUp)).toContain('/auth/problem?reason=step-up-unavailable')
  })
  expect(await refusals()).toEqual({ signIns: before.signIns + 1, stepUps: before.stepUps + 1 })
})

test('an order that returns to a full store is not sent, says so in its language, and can be confirmed again', async () => {
  const member = await signedIn({ points: 50_000 }, { locale: 'fr-ca', world })
  const selection = await aSelection(member)
  const { intent } = await review(member, selection)
  const callbackUrl = await member.stepUp(intent, member.customer)
  const landed = await whileFull(() => openCallback(member, callbackUrl))
  expect(landed).toMatch(/^\/fr-ca\/auth\/problem\?reason=step-up-unavailable&returnTo=%2Ffr-ca%2Fgift-cards/)
  const { look } = createControl(world)
  expect((await look(member.customer.sub)).orders).toEqual([])

  expect(await review(member, selection)).toMatchObject({ intent, progress: { name: 'waiting' } })
  expect(await confirm(member, intent)).toMatch(/^\/fr-ca\/success\?orderNumber=/)
  expect((await look(member.customer.sub)).orders).toHaveLength(1)
})

test('an order whose number could not be stored in the session is still shown on /success', async () => {
  const member = await signedIn({ points: 50_000 }, { locale: 'fr-ca', world })
  // Stores the access token, as any page of a member does: without one the order would not be sent.
  await member.open('/fr-ca/account')
  const { intent } = await review(member, await aSelection(member))
  const callbackUrl = await member.stepUp(intent, member.customer)
  // Session rotation replaces the record; only a later save updates it.
  await whileFull(() => openCallback(member, callbackUrl), { UPDATE: "WHEN OLD.kind = 'session'" })
  const [order] = (await createControl(world).look(member.customer.sub)).orders
  const page = await member.open('/fr-ca/success')
  expect(await page.text()).toContain(order?.orderNumber)
})
