import { expect, test } from 'vitest'
import { readDataExport, requestDataExport } from '../../app/features/privacy/privacy.data.ts'
import { locationOf } from '../support/browser.ts'
import { cottage, home } from '../support/samples.ts'
import { ordered } from './gift-card-orders.ts'
import { Browser, control, type Member, signedIn } from './member.ts'

/** The data export that a member downloads. */

const DOWNLOAD = '/account/privacy?do=download'
const TWO_MINUTES = 2
const EIGHT_DAYS = 8 * 24 * 60

const aTrip = {
  merchant: 'Canadian Rail',
  amountCents: 12_345,
  purchasedOn: '2026-11-01',
  applyBy: '2099-01-01',
}

const ask = async (member: Member): Promise<string> =>
  (await member.at(() => requestDataExport({ fetch: member.fetch }))).exportId

/** The keys of the export, as the page lists them: profile, addresses, points, orders, choices and events. */
const sections = {
  profile: ['profile', 'cards', 'promotionPins'],
  addresses: ['addresses'],
  points: ['activity', 'claims', 'claimReceipts'],
  orders: ['orders', 'eCards', 'travelPurchases'],
  choices: ['consents'],
  events: ['securityLog'],
}

test('the export has everything that the page lists, of this member only, and no gift card codes', async () => {
  const [member, stranger] = await Promise.all([
    signedIn({
      firstName: 'Maëlle',
      points: 30_000,
      addresses: [home],
      hasCreditCard: true,
      travelPurchases: [aTrip],
    }),
    signedIn({ firstName: 'Bartholomew', addresses: [cottage] }),
  ])
  await ordered(member)
  const exportId = await ask(member)
  await control.ageExports(member.customer.sub, TWO_MINUTES)
  const answer = await member.post(DOWNLOAD, { exportId })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="borealis.json"')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const text = await answer.text()
  const called: Response[] = []
  const { fetch } = member
  await member.at(() =>
    readDataExport({
      data: { exportId },
      fetch: async (input, init) => {
        const one = await fetch(input, init)
        called.push(one)
        return one
      },
    }),
  )
  expect(called.map(({ headers }) => headers.get('cache-control'))).toEqual(['no-store'])
  const copy: Record<string, Record<string, unknown>[]> = JSON.parse(text)
  expect(Object.keys(copy).toSorted()).toEqual(['exportedAt', ...Object.values(sections).flat()].toSorted())
  const [order] = (await control.look(member.customer.sub)).orders
  expect(copy).toMatchObject({
    profile: [
      { firstName: 'Maëlle', email: member.customer.email, pointsBalance: 30_000 - (order?.points ?? 0) },
    ],
    addresses: [{ addressLine1: home.addressLine1 }],
    orders: [{ orderNumber: order?.orderNumber }],
    eCards: [{ orderNumber: order?.orderNumber }],
    travelPurchases: [expect.anything()],
  })
  expect(copy.activity).toContainEqual(
    expect.objectContaining({ type: 'REDEEM', orderNumber: order?.orderNumber }),
  )
  expect(copy.securityLog?.map(({ kind }) => kind)).toContain('data-exported')
  for (const card of copy.eCards ?? []) {
    expect(Object.keys(card)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(code|pin)$/i)]))
  }
  const { sub, email, sceneNumber, addressIds } = stranger.customer
  for (const foreign of [sub, email, sceneNumber, ...addressIds, 'Bartholomew', cottage.addressLine1]) {
    expect(text).not.toContain(foreign)
  }
})

test('nobody else can download it, nor its owner too early, after a week or without a session', async () => {
  const [member, stranger] = await Promise.all([signedIn(), signedIn()])
  const exportId = await ask(member)
  const refused = async (browser: Browser) => {
    const answer = await browser.post(DOWNLOAD, { exportId })
    expect(answer.headers.get('content-disposition')).toBeNull()
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('role="alert"')
  }
  await refused(member)
  await control.ageExports(member.customer.sub, TWO_MINUTES)
  expect((await member.post(DOWNLOAD, { exportId })).status).toBe(200)
  await refused(stranger)
  const signedOut = await new Browser().post(DOWNLOAD, { exportId })
  expect([signedOut.status, await signedOut.text()]).toEqual([303, ''])
  expect(locationOf(signedOut)).toMatch(/^\/auth\/sign-in\?returnTo=/)
  await control.ageExports(member.customer.sub, EIGHT_DAYS)
  await refused(member)
})
