import { addressList, maxAddresses } from '@borealis/contract/addresses.ts'
import { expect, test } from 'vitest'
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

/**
 * The id of an address of this customer. Blocked customers cannot create one; their calls are rejected before the id
 * matters.
 */
async function idOfOne(sub: string): Promise<string> {
  const reply = await created(sub).catch(() => undefined)
  return reply?.uniqueId ?? 'none'
}

test('a new customer has no addresses', async () => {
  const { sub } = await aCustomer()
  expect(await bookOf(sub)).toEqual([])
})

test('the first address is the default and stays first', async () => {
  const { sub } = await aCustomer()
  const first = await created(sub)
  const second = await created(sub, cottage)
  expect(first).toMatchObject({ ...home, isDefault: true })
  expect(second).toMatchObject({ ...cottage, isDefault: false })
  expect((await bookOf(sub)).map(({ uniqueId }) => uniqueId)).toEqual([first.uniqueId, second.uniqueId])
})

test('an update replaces the whole address, including its optional line', async () => {
  const { sub } = await aCustomer()
  const { uniqueId } = await created(sub)
  await succeedsFor(sub, 'updateAddress', { params: { uniqueId }, body: cottage })
  expect(await bookOf(sub)).toEqual([{ ...cottage, uniqueId, isDefault: true }])
})

test('when the default address is removed, another becomes the default', async () => {
  const { sub } = await aCustomer()
  const first = await created(sub)
  const second = await created(sub, cottage)
  await succeedsFor(sub, 'deleteAddress', { params: { uniqueId: first.uniqueId } })
  expect(await bookOf(sub)).toEqual([{ ...second, isDefault: true }])
  await refusesFor(sub, 'deleteAddress', 'ADDRESS_NOT_FOUND', { params: { uniqueId: first.uniqueId } })
})

test('another address can be made the default', async () => {
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

test('other customers cannot reach an address', async () => {
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
])('%s %j is rejected and named', async (field, value) => {
  const { sub } = await aCustomer()
  const question = await asCustomer('createAddress', sub, { body: { ...home, [field]: value } })
  const { json } = await refuses('createAddress', 'VALIDATION_FAILED', question)
  expect(json).toMatchObject({ errors: [{ field }] })
})

test('a postal code that does not match the province is accepted', async () => {
  const { sub } = await aCustomer()
  expect(await created(sub, { ...home, postalCode: 'H2X 1Y4' })).toMatchObject({
    postalCode: 'H2X 1Y4',
    provinceCode: 'ON',
  })
})

test('a full address book rejects another address', async () => {
  const { sub } = await aCustomer()
  for (let count = 0; count < maxAddresses; count++) await created(sub)
  await refusesFor(sub, 'createAddress', 'LIMIT_EXCEEDED', { body: home })
})

test('an address with a parcel on its way cannot be removed', async () => {
  const { sub } = await aCustomer({ points: 50_000 })
  const { uniqueId } = await created(sub)
  await placed(sub, await aPhysicalOrder(uniqueId))
  await refusesFor(sub, 'deleteAddress', 'ADDRESS_IN_USE', { params: { uniqueId } })
})

test('every documented outcome of these calls was observed', () =>
  expect(unseen([...operationsOf('addresses'), ...extensionTopics.addresses])).toEqual([]))
