import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPostgres, openSqlite } from './database.ts'
import type { Booking } from './sources.ts'
import { type Claiming, openStore, type Store } from './store.ts'

// What the adapter rests on, at a SQLite file and, where `ADAPTER_STORE` names one, at a Postgres, there by two connections at once.

const postgres = process.env.ADAPTER_STORE
let store: Store
let another: Store
beforeAll(async () => {
  const open = async () =>
    openStore(postgres ? await openPostgres(postgres, () => {}) : openSqlite(':memory:'))
  store = await open()
  // A file has one connection for each process; several processes are tried in `kills.test.ts`.
  another = postgres ? await open() : store
})
afterAll(async () => {
  await store.close()
  if (another !== store) await another.close()
})

const address = {
  addressLine1: '9 chemin du Lac',
  city: 'Val-David',
  provinceCode: 'QC',
  postalCode: 'J0T 2N0',
} as const
const answer = { status: 201, body: '{"orderNumber":"BX1"}', headers: { 'content-type': 'application/json' } }
const aSub = () => `auth0|${randomUUID()}`
const anOrderNumber = () => `BX${randomUUID().slice(0, 10)}`

function aSpending(sub: string, points = 1_000, key: string = randomUUID()) {
  // Only what the store itself looks at.
  const booking = { orderNumber: anOrderNumber(), points } as Booking
  return { sub, key, operation: 'redeemCredit', fingerprint: 'f', sentAt: Date.now(), booking }
}
const freely = async () => {}
const spentBy = async (sub: string, from: Claiming = store) =>
  (await from.placedSince(sub, 0)).reduce((sum, { booking }) => sum + (booking?.points ?? 0), 0)
/** As many times at once, in turns at both. */
const atOnce = <T>(times: number, work: (store: Store) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, at) => work(at % 2 ? another : store)))

test('of several who claim an order under one key at once, one does', async () => {
  const spending = aSpending(aSub())
  const claimed = await atOnce(20, (one) =>
    one.claim({ ...spending, booking: { ...spending.booking } }, freely),
  )
  expect(claimed.filter(Boolean)).toHaveLength(1)
  expect(await another.find(spending.sub, spending.key)).toMatchObject({
    ...spending,
    state: 'sent',
    answer: null,
  })
})

test('what a check refuses is not written, and its token is not used up', async () => {
  const spending = aSpending(aSub())
  const token = { sub: spending.sub, jti: randomUUID() }
  const refused = store.claim(spending, async (claiming) => {
    await claiming.useStepUp(token, spending.key, Date.now())
    throw new Error('too much')
  })
  await expect(refused).rejects.toThrow('too much')
  expect(await store.find(spending.sub, spending.key)).toBe(null)
  expect(await another.useStepUp(token, 'something else', Date.now())).toBe(true)
})

test('orders of one member that are claimed at once count each other', async () => {
  const sub = aSub()
  const limit = 4_000
  const claimed = await atOnce(10, async (one) => {
    const spending = aSpending(sub)
    const check = async (claiming: Claiming) => {
      if ((await spentBy(sub, claiming)) + spending.booking.points > limit) throw new Error('limit')
    }
    return one.claim(spending, check).catch((error: Error) => error.message)
  })
  expect(claimed.toSorted()).toEqual([...Array(6).fill('limit'), ...Array(4).fill(true)])
  expect(await spentBy(sub)).toBe(limit)
})

test('an outcome is written once, and only by the sending that it is of', async () => {
  const spending = aSpending(aSub())
  const { sub, key } = spending
  await store.claim(spending, freely)
  const sent = await store.find(sub, key)
  if (!sent) throw new Error('it was claimed')
  await another.settleFree({ ...sent, sentAt: sent.sentAt - 1 })
  expect((await store.find(sub, key))?.state).toBe('sent')
  await another.settleFree(sent)
  expect(await spentBy(sub)).toBe(0)
  // Under its number again, at another moment: what is said of the first sending is not said of this one.
  const again = { ...spending, sentAt: spending.sentAt + 5_000 }
  expect(await store.claim(again, freely)).toBe(true)
  await another.settleRefused(sent, answer)
  expect((await store.find(sub, key))?.state).toBe('sent')
  await another.settleDone(sent, answer, 500)
  await store.settleFree({ ...sent, sentAt: again.sentAt })
  await store.refuse({ ...again }, { ...answer, status: 409 })
  expect(await another.find(sub, key)).toMatchObject({ state: 'done', answer, balanceAfter: 500 })
  expect(await store.claim(again, freely)).toBe(false)
  expect((await store.spendingsOf(sub)).map((one) => one.key)).toEqual([key])
  expect((await store.unsettled()).map((one) => one.key)).not.toContain(key)
})

test('a key that is free again is claimed for the number of its first sending, and no other', async () => {
  const spending = aSpending(aSub())
  const { sub, key, booking } = spending
  await store.claim(spending, freely)
  await store.settleFree({ ...spending, state: 'sent', balanceAfter: null, answer: null })
  const other = { ...spending, booking: { ...booking, orderNumber: anOrderNumber() } }
  expect(await store.claim(other, freely)).toBe(false)
  expect(await store.find(sub, key)).toMatchObject({ state: 'free', booking })
  expect(await store.claim(spending, freely)).toBe(true)
})

test('a refusal before the sending is kept under its key, and is none of the member’s orders', async () => {
  const { booking: _, ...about } = aSpending(aSub())
  await store.refuse(about, { ...answer, status: 409 })
  await another.refuse(about, answer)
  expect(await store.find(about.sub, about.key)).toMatchObject({
    state: 'refused',
    answer: { status: 409 },
    booking: null,
  })
  expect(await store.spendingsOf(about.sub)).toEqual([])
})

test('a token of a second check is good for one purpose, until that gives it back', async () => {
  const token = { sub: aSub(), jti: randomUUID() }
  const uses = await atOnce(10, (one) => one.useStepUp(token, randomUUID(), Date.now()))
  expect(uses.filter(Boolean)).toHaveLength(1)
  const other = { ...token, jti: randomUUID() }
  expect(await store.useStepUp(other, 'a', Date.now())).toBe(true)
  await another.releaseStepUp(other, 'b')
  expect(await another.useStepUp(other, 'b', Date.now())).toBe(false)
  await another.releaseStepUp(other, 'a')
  expect(await another.useStepUp(other, 'b', Date.now())).toBe(true)
})

test('changes of a member at once keep each other’s fields', async () => {
  const sub = aSub()
  await Promise.all([
    store.keep(sub, { timeZone: 'America/Toronto' }),
    another.keep(sub, { onBoardMessageActive: true }),
    store.keep(sub, { frozenSince: '2026-11-28T05:00:00.000Z' }),
  ])
  expect(await another.keptOf(sub)).toEqual({
    timeZone: 'America/Toronto',
    onBoardMessageActive: true,
    frozenSince: '2026-11-28T05:00:00.000Z',
  })
})

test('addresses that are added at once have one default, the newest stands first, and a removed default has a successor', async () => {
  const sub = aSub()
  await atOnce(6, (one) => one.addAddress(sub, address))
  const before = await store.addressesOf(sub)
  expect(before.map(({ isDefault }) => isDefault)).toEqual([true, ...Array(5).fill(false)])
  const [first, second, third] = before
  await another.chooseDefault(sub, third?.uniqueId ?? '')
  expect((await store.addressesOf(sub))[0]).toEqual({ ...third, isDefault: true })
  await store.removeAddress(sub, third?.uniqueId ?? '')
  await another.replaceAddress(sub, second?.uniqueId ?? '', { ...address, city: 'Val-Morin' })
  const after = await store.addressesOf(sub)
  expect(after).toHaveLength(5)
  expect(after.filter(({ isDefault }) => isDefault)).toHaveLength(1)
  expect(after.find(({ uniqueId }) => uniqueId === second?.uniqueId)?.city).toBe('Val-Morin')
  expect(after.map(({ uniqueId }) => uniqueId)).toContain(first?.uniqueId)
  expect(await store.addressesOf(aSub())).toEqual([])
})

test('a start removes used tokens and tries of more than a day before, whoever they were of', async () => {
  const db = postgres ? await openPostgres(postgres, () => {}) : openSqlite(':memory:')
  const own = await openStore(db)
  const [old, recent] = [Date.now() - 86_400_001, Date.now() - 80_000_000]
  const subs = [aSub(), aSub()]
  for (const [index, at] of [old, recent].entries()) {
    const sub = subs[index] ?? ''
    await own.useStepUp({ sub, jti: sub }, 'an order', at)
    await own.countTry(sub, 5, 0, at)
  }
  await openStore(db)
  const kept = (column: string, table: string) =>
    db.all(`SELECT ${column} AS sub FROM ${table} WHERE ${column} IN ($1, $2)`, ...subs)
  expect(await kept('jti', 'step_up_uses')).toEqual([{ sub: subs[1] }])
  expect(await kept('scope', 'attempts')).toEqual([{ sub: subs[1] }])
  await own.close()
})

test('tries are counted together, and those of before count no more', async () => {
  const scope = `pin/${aSub()}`
  const now = Date.now()
  const counted = await atOnce(10, (one) => one.countTry(scope, 5, now - 1_000, now))
  expect(counted.filter(Boolean)).toHaveLength(5)
  expect(await another.countTry(scope, 5, now + 1, now + 2)).toBe(true)
})
