import { expect, test } from 'vitest'
import { addressList, maxAddresses } from '../../app/backend/contract/addresses.ts'
import { cottage, home as plainHome } from '../support/addresses.ts'
import { asCustomer, refusesFor, succeedsFor } from './as-customer.ts'
import { operationsOf, refuses, unseen } from './ask.ts'
import { aCustomer } from './control.ts'
import { extensionTopics } from './extension-topics.ts'
import { guards } from './guards.ts'
import { aPhysicalOrder, placed } from './orders.ts'

const home = { ...plainHome, addressLine2: 'Unit 6' }
const bookOf = async (sub: string) =>
  addressList.parse((await succeedsFor(sub, 'listAddresses')).json).addresses

const created = async (sub: string, body: object = home) => {
  const { json } = await succeedsFor(sub, 'createAddress', { body })
  return addressList.shape.addresses.element.parse(json)
}

guards({
  listAddresses: () => ({}),
  createAddress: () => ({ body: home }),
  updateAddress: async (sub) => ({ params: { uniqueId: await idOfOne(sub) }, body: cottage }),
  deleteAddress: async (sub) => ({ params: { uniqueId: await idOfOne(sub) } }),
  setDefaultAddress: () => ({ body: { uniqueId: 'nobody-has-this' } }),
})

/** Blocked customers cannot make an address; the guards refuse them before it matters which one is meant. */
async function idOfOne(sub: string): Promise<string> {
  const reply = await created(sub).catch(() => undefined)
  return reply?.uniqueId ?? 'none'
}

test('a new customer has an empty book', async () => {
  const { sub } = await aCustomer()
  expect(await bookOf(sub)).toEqual([])
})

test('the first address is the default one and stays first', async () => {
  const { sub } = await aCustomer()
  const first = await created(sub)
  const second = await created(sub, cottage)
  expect(first).toMatchObject({ ...home, isDefault: true })
  expect(second).toMatchObject({ ...cottage, isDefault: false })
  expect((await bookOf(sub)).map(({ uniqueId }) => uniqueId)).toEqual([first.uniqueId, second.uniqueId])
})

test('an update replaces the address, its optional line too', async () => {
  const { sub } = await aCustomer()
  const { uniqueId } = await created(sub)
  await succeedsFor(sub, 'updateAddress', { params: { uniqueId }, body: cottage })
  expect(await bookOf(sub)).toEqual([{ ...cottage, uniqueId, isDefault: true }])
})

test('a removed address is gone, and another becomes the default', async () => {
  const { sub } = await aCustomer()
  const first = await created(sub)
  const second = await created(sub, cottage)
  await succeedsFor(sub, 'deleteAddress', { params: { uniqueId: first.uniqueId } })
  expect(await bookOf(sub)).toEqual([{ ...second, isDefault: true }])
  await refusesFor(sub, 'deleteAddress', 'ADDRESS_NOT_FOUND', { params: { uniqueId: first.uniqueId } })
})

test('another address becomes the default one', async () => {
  const { sub, addressIds } = await aCustomer({ addresses: [plainHome, cottage] })
  const [first = '', second = ''] = addressIds
  const { json } = await succeedsFor(sub, 'setDefaultAddress', { body: { uniqueId: second } })
  expect(json).toMatchObject({
    addresses: [
      { uniqueId: second, isDefault: true },
      { uniqueId: first, isDefault: false },
    ],
  })
  const stranger = await aCustomer()
  const theirs = await asCustomer('setDefaultAddress', stranger.sub, { body: { uniqueId: first } })
  await refuses('setDefaultAddress', 'ADDRESS_NOT_FOUND', theirs)
})

test('nobody reaches the address of somebody else', async () => {
  const { sub } = await aCustomer()
  const stranger = await aCustomer()
  const { uniqueId } = await created(sub)
  const params = { uniqueId }
  await refusesFor(stranger.sub, 'updateAddress', 'ADDRESS_NOT_FOUND', { params, body: cottage })
  await refusesFor(stranger.sub, 'deleteAddress', 'ADDRESS_NOT_FOUND', { params })
  expect(await bookOf(sub)).toMatchObject([home])
})

test.each([
  ['postalCode', 'K1A0B1'],
  ['postalCode', '12345'],
  ['provinceCode', 'XX'],
  ['city', ' '],
  ['addressLine1', ''],
])('%s %j is refused by name', async (field, value) => {
  const { sub } = await aCustomer()
  const question = await asCustomer('createAddress', sub, { body: { ...home, [field]: value } })
  const { json } = await refuses('createAddress', 'VALIDATION_FAILED', question)
  expect(json).toMatchObject({ errors: [{ field }] })
})

test('a postal code that does not look like the province is kept: the site warns, and nobody blocks', async () => {
  const { sub } = await aCustomer()
  expect(await created(sub, { ...home, postalCode: 'H2X 1Y4' })).toMatchObject({
    postalCode: 'H2X 1Y4',
    provinceCode: 'ON',
  })
})

test('a full address book refuses another address', async () => {
  const { sub } = await aCustomer()
  for (let count = 0; count < maxAddresses; count++) await created(sub)
  await refusesFor(sub, 'createAddress', 'LIMIT_EXCEEDED', { body: home })
})

test('an address that a parcel is on its way to stays', async () => {
  const { sub } = await aCustomer({ points: 50_000 })
  const { uniqueId } = await created(sub)
  await placed(sub, await aPhysicalOrder(uniqueId))
  await refusesFor(sub, 'deleteAddress', 'ADDRESS_IN_USE', { params: { uniqueId } })
})

test('every outcome of these calls was seen', () =>
  expect(unseen([...operationsOf('addresses'), ...extensionTopics.addresses])).toEqual([]))
