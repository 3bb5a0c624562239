import type { Operation } from '@borealis/contract/calls.ts'
import { ordersEnvelope } from '@borealis/contract/orders.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cottage, home } from '../../../tests/support/samples.ts'
import { startTrial, type Trial } from '../testing/trial.ts'

let trial: Trial
beforeAll(async () => {
  trial = await startTrial()
})
afterAll(() => trial.close())

test('a change of the phone number is told by e-mail, at the former number and in the security log', async () => {
  const before = '705-555-0142'
  const { sub, email } = trial.customer({ language: 'fr', phone: before })
  const save = async (phone: string | null) =>
    trial.send('updateCustomer', sub, { body: { phone }, stepUp: await trial.stepUp(sub) })
  await save(before)
  expect(trial.deps.outbox.list(email)).toEqual([])
  await save('418-555-0199')
  const told = { kind: 'phone-changed', subject: 'Votre numéro de cellulaire a changé' }
  expect(trial.deps.outbox.list(email)).toMatchObject([
    { ...told, to: before },
    { ...told, to: email },
  ])
  await save(null)
  expect(trial.deps.outbox.list(email)[0]).toMatchObject({ ...told, to: '418-555-0199' })
  const { json } = await trial.send('getSecurityLog', sub, { language: 'fr' })
  const event = { kind: 'phone-changed', detail: 'Numéro de cellulaire modifié' }
  expect(json).toMatchObject({ events: [event, event] })
})

test('who changes name and language is called by the new name, and written to in the new language', async () => {
  const { sub, email } = trial.customer({ language: 'en' })
  const body = { firstName: 'Aurélie', language: 'fr', phone: null }
  await trial.send('updateCustomer', sub, { body, stepUp: await trial.stepUp(sub) })
  expect(trial.deps.accounts.findBySub(sub)).toMatchObject(body)
  await trial.send('requestDeletion', sub)
  expect(trial.deps.outbox.list(email)[0]).toMatchObject({ subject: 'Votre compte sera fermé' })
  await trial.send('updateCustomer', sub, { body: { lastName: 'Roy' }, stepUp: await trial.stepUp(sub) })
  expect(trial.deps.accounts.findBySub(sub)).toMatchObject({ ...body, lastName: 'Roy' })
})

test('of the profile’s fields the e-mail address and the phone, to which codes go, need a step-up', async () => {
  const { sub, email } = trial.customer()
  const patch = (body: unknown, stepUp: string | null) => trial.send('updateCustomer', sub, { body, stepUp })
  expect((await patch({ firstName: 'Sacha' }, null)).json).toMatchObject({ firstName: 'Sacha' })
  expect((await patch({ phone: null, lastName: 'Changed' }, null)).json).toMatchObject({
    code: 'STEP_UP_REQUIRED',
  })
  const before = { email, lastName: 'Lavoie', pendingEmail: null }
  expect((await trial.send('getCustomer', sub)).json).toMatchObject({ sub, ...before })
  const phone = '416-555-0199'
  expect((await patch({ phone }, await trial.stepUp(sub))).json).toMatchObject({ phone })
  const changed = await patch({ email: 'sacha@example.ca' }, await trial.stepUp(sub))
  expect(changed.json).toMatchObject({ email, pendingEmail: 'sacha@example.ca' })
  const letters = trial.deps.outbox.list(email).filter(({ kind }) => kind.startsWith('email-'))
  expect(letters.map(({ to, kind }) => [to, kind])).toEqual([
    [email, 'email-change-asked'],
    ['sacha@example.ca', 'email-confirmation'],
  ])
})

test('a new member has nothing yet, and nothing of another member', async () => {
  const other = trial.customer({ points: 10_000, addresses: [home] })
  const key = crypto.randomUUID()
  const line = { name: 'Maple Books', id: 'maple-books', sku: 'maple-books-25', points: 2_500, qty: 1 }
  await trial.send('redeemGiftCards', other.sub, {
    body: { lines: [line], addressId: other.addressIds[0] },
    key,
  })
  const orderOf = async (sub: string, query: Record<string, string> = {}) =>
    JSON.parse(ordersEnvelope.parse((await trial.send('listOrders', sub, { query })).json).data.data)
  const [{ orderNumber, ...placed }] = (await orderOf(other.sub)).orders
  expect(placed).toMatchObject({ kind: 'gift-card', shippingAddress: home, deliverTo: null })

  const { sub } = trial.customer()
  const page = { orders: [], pageNumber: 1, pageSize: 20, totalCount: 0 }
  expect([await orderOf(sub), await orderOf(sub, { orderNumber })]).toEqual([page, page])
  const seen = async (operation: Operation, sent = {}) => (await trial.send(operation, sub, sent)).json
  expect(await seen('listAddresses')).toEqual({ addresses: [] })
  expect(await seen('getBalance')).toMatchObject({ points: 0, pendingPoints: 0, pendingPostsBy: null })
  expect(await seen('getPointsHistory', { body: {} })).toMatchObject({ transactions: [], totalCount: 0 })
  expect(await seen('listClaims')).toEqual({ claims: [] })
  expect(await seen('listExports')).toEqual({ exports: [] })
  expect(await seen('getFreeze')).toEqual({ isFrozen: false, since: null })
  expect(await seen('getRedemption', { params: { idempotencyKey: key } })).toEqual({ status: 'unknown' })
})

test('the first address is the default one and stays first, until it is removed', async () => {
  const { sub } = trial.customer()
  const add = async (body: object) => (await trial.send('createAddress', sub, { body })).json
  const first = await add({ ...home, addressLine2: 'Unit 6', postalCode: 'H2X 1Y4' })
  const second = await add(cottage)
  expect([first, second]).toMatchObject([
    // A postal code of another province is taken as it is.
    { ...home, addressLine2: 'Unit 6', postalCode: 'H2X 1Y4', isDefault: true },
    { ...cottage, isDefault: false },
  ])
  const book = async () => (await trial.send('listAddresses', sub)).json
  expect(await book()).toEqual({ addresses: [first, second] })
  await trial.send('deleteAddress', sub, {
    params: { uniqueId: String(Reflect.get(Object(first), 'uniqueId')) },
  })
  expect(await book()).toEqual({ addresses: [{ ...Object(second), isDefault: true }] })
})

test('a goal that the catalogue does not have is refused, and one that it has is kept', async () => {
  const { sub } = trial.customer()
  const save = (sku: string) =>
    trial.send('updateCustomer', sub, { body: { goal: { brandId: 'maple-books', sku } } })
  expect((await save('maple-books-26')).json).toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: [{ field: 'goal' }],
  })
  expect((await save('maple-books-25')).json).toMatchObject({ goal: { sku: 'maple-books-25' } })
})
