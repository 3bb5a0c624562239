import { beforeAll, expect, test, vi } from 'vitest'
import type { Locale } from '#app/domain/locale.ts'
import { order, startIntentTrial } from './testing/intent-trial.ts'

// What happens to one pending action when requests of its customer meet in one store.

let trial: Awaited<ReturnType<typeof startIntentTrial>>
beforeAll(async () => {
  trial = await startIntentTrial()
})

test('the same order opened ten times at once has one record and one key', async () => {
  const opened = await Promise.all(Array.from({ length: 10 }, () => trial.open(order, { sub: 'ten' })))
  expect(new Set(opened.map(({ value }) => value.handle)).size).toBe(1)
  expect(new Set(opened.map(({ value }) => value.idempotencyKey)).size).toBe(1)
})

test('an order whose entry cannot be read any more, because its secret was removed, is opened anew', async () => {
  const create = vi.spyOn(trial.recordStore, 'create')
  const first = await trial.open(order, { sub: 'unread' })
  const entry = create.mock.calls.map(([record]) => record).find(({ kind }) => kind === 'intent-index')
  if (!entry) throw new Error('it has no entry')
  const { kind, id, expiresAt } = entry
  expect(await trial.recordStore.update(kind, id, 1, 'removed.c2VhbGVk', expiresAt)).toBe(true)
  const opened = await Promise.all([1, 2, 3].map(() => trial.open(order, { sub: 'unread' })))
  expect(new Set(opened.map(({ value }) => value.handle)).size).toBe(1)
  expect(opened[0]?.value.handle).not.toBe(first.value.handle)
})

test('a customer opens 300 actions in ten minutes and no more; those that are open are shown all the same', async () => {
  const removal = (count: number, sub: string) =>
    trial.open({ action: 'delete_address', payload: { uniqueId: `adr_${count}` } }, { sub })
  // Of tabs that meet, one opens it: the others’ tries are taken back.
  const [first] = await Promise.all(Array.from({ length: 10 }, () => removal(1, 'many')))
  for (let count = 2; count <= 300; count += 1) await removal(count, 'many')
  await expect(removal(301, 'many')).rejects.toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
  expect((await removal(1, 'many')).value.handle).toBe(first?.value.handle)
  expect((await removal(301, 'another')).value.state.name).toBe('waiting')
})

const said = {
  'en-ca': { title: 'Maple Books, $25 e-card', detail: '2,500 points' },
  'fr-ca': { title: 'Maple Books, carte électronique de 25 $', detail: '2 500 points' },
}

test('an order that is shown again keeps its key and says what the screen says now', async () => {
  const first = await trial.open(order, { sub: 'again' })
  const again = await trial.open(order, { sub: 'again', locale: 'fr-ca', hint: (locale) => said[locale] })
  const { idempotencyKey } = first.value
  expect(again.value).toMatchObject({ idempotencyKey, locale: 'fr-ca', hint: said['fr-ca'] })
})

test('an order that is continued in the other language is described in it, returns to it, and can be turned back', async () => {
  const { continueIn } = trial.intents
  const image = '/art/maple-books.svg'
  const hint = (locale: Locale) => ({ ...said[locale], image })
  const english = await trial.open(order, { sub: 'switch', hint, resumePath: '/gift-cards?step=review' })
  const french = await continueIn(english, 'fr-ca')
  if (!french) throw new Error('it was changed')
  expect(french.value).toMatchObject({
    locale: 'fr-ca',
    hint: hint('fr-ca'),
    resumePath: '/fr-ca/gift-cards?step=review',
    idempotencyKey: english.value.idempotencyKey,
  })
  expect((await continueIn(french, 'en-ca'))?.value).toEqual(english.value)
  expect(await continueIn(english, 'fr-ca')).toBeUndefined()
})

test('an order of a release that knew one language keeps its words', async () => {
  const { value } = await trial.open(order, { sub: 'earlier' })
  const { translation: _unknown, ...hint } = value.hint
  expect(trial.intents.translated({ ...value, hint }, 'fr-ca').hint).toMatchObject(hint)
})

test('an order that is under way, or done without a receipt, is shown as it is, and one that is over gets a new key', async () => {
  const { intents } = trial
  const first = await trial.open(order, { sub: 'over' })
  const running = await intents.moveIntent(first, { name: 'running', since: Date.now() })
  if (!running) throw new Error('it did not move')
  const meanwhile = await trial.open(order, { sub: 'over' })
  expect(meanwhile.value.state.name).toBe('running')
  await intents.moveIntent(running, { name: 'done', orderNumber: '1' })
  const untold = await trial.open(order, { sub: 'over' })
  expect(untold.value).toMatchObject({ handle: first.value.handle, state: { name: 'done' } })
  await intents.markTold('over', 'of somebody else')
  await intents.markTold('over', '1')
  const next = await trial.open(order, { sub: 'over' })
  expect(next.value.idempotencyKey).not.toBe(first.value.idempotencyKey)
})

test('an order whose answer is lost stays open; one that was never sent is over, and a new one may be confirmed', async () => {
  const lost = await trial.runAtNobody(await trial.open(order, { sub: 'lost' }))
  expect(lost.value.state.name).toBe('running')
  const kept = await trial.runAtNobody(await trial.open(order, { sub: 'kept' }))
  expect(kept.value.state).toMatchObject({ name: 'refused', refusal: { code: 'NOT_SENT' } })
  const next = await trial.open(order, { sub: 'kept' })
  expect(next.value.state.name).toBe('waiting')
  expect(next.value.idempotencyKey).not.toBe(kept.value.idempotencyKey)
})

test('two step-ups for one action run it once', async () => {
  trial.reply = { status: 500 }
  const record = await trial.open({ action: 'delete_address', payload: { uniqueId: 'adr_1' } })
  await Promise.all([trial.run(record), trial.run(record)])
  const later = await trial.intents.readIntent(record.value.handle)
  if (!later) throw new Error('it is gone')
  await trial.run(later)
  expect(trial.seen.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
})

test('of many callbacks one begins an action, also while its review is opened again', async () => {
  const record = await trial.open(order, { sub: 'begun' })
  const begun = await Promise.all([
    ...Array.from({ length: 10 }, () => trial.begin(record)),
    trial.open(order, { sub: 'begun', locale: 'fr-ca' }).then(() => undefined),
  ])
  expect(begun.filter((one) => one?.value.state.name === 'running')).toHaveLength(1)
})

test('an order whose token came only after it was settled as lost is not sent any longer', async () => {
  const begun = await trial.begin(await trial.open(order, { sub: 'slow-token' }))
  if (!begun) throw new Error('it did not begin')
  trial.reply = { status: 200, body: { status: 'unknown' } }
  let told: string | undefined
  vi.spyOn(trial, 'renew').mockImplementationOnce(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_000 })
    const running = await trial.intents.readIntent(begun.value.handle)
    told = running && (await trial.settle(running)).value.state.name
    return 'a'
  })
  trial.seen.length = 0
  const ended = await trial.runBegun(begun)
  vi.useRealTimers()
  expect([told, ended.value.state.name]).toEqual(['waiting', 'waiting'])
  expect(trial.seen.map(({ method }) => method)).toEqual(['GET'])
})

test('what was begun so long ago that it was settled as lost is not sent any longer', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_000 })
  const begun = await trial.begin(await trial.open(order, { sub: 'slow' }))
  vi.useRealTimers()
  if (!begun) throw new Error('it did not begin')
  trial.reply = { status: 200, body: { status: 'unknown' } }
  const told = await trial.settle(begun)
  expect(told.value.state).toEqual({ name: 'waiting', cancelled: false })
  trial.seen.length = 0
  expect((await trial.runBegun(begun)).value.state.name).toBe('waiting')
  expect(trial.seen).toEqual([])
})
