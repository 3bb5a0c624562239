import { isDeepStrictEqual } from 'node:util'
import { type AddressBody, address, addressList } from '@borealis/contract/addresses.ts'
import { customer } from '@borealis/contract/customers.ts'
import type { Changes } from './changes.ts'

const HOME: AddressBody = {
  addressLine1: '1 Contract Check Street',
  addressLine2: 'Unit 7',
  city: 'Ottawa',
  provinceCode: 'ON',
  postalCode: 'K1A 0B1',
}
const MOVED: AddressBody = {
  ...HOME,
  addressLine1: '2 Contract Check Street',
  city: 'Gatineau',
  provinceCode: 'QC',
  postalCode: 'J8X 4B1',
}

/** Adds an address, changes it, and removes it. */
export async function changeAddresses(changes: Changes): Promise<void> {
  const added = await addAddress(changes)
  if (added) await changeAddress(changes, added)
}

const book = async ({ done }: Changes) =>
  (await done(addressList, 'listAddresses', 'after a change'))?.addresses ?? []

async function addAddress(changes: Changes): Promise<string | undefined> {
  const { stepUp, done, holds } = changes
  const { uniqueId, isDefault, ...made } =
    (await done(address, 'createAddress', 'an address', { body: HOME, stepUp: await stepUp() })) ?? {}
  const found = (await book(changes)).find((one) => one.uniqueId === uniqueId)
  holds(
    'createAddress',
    'it is in the address book',
    [isDeepStrictEqual(made, HOME), 'the answer to say what was sent'],
    [uniqueId !== undefined && found?.addressLine1 === HOME.addressLine1, 'to find it there'],
    [found?.isDefault === isDefault, 'the list and the answer to agree on the default'],
  )
  return uniqueId
}

async function changeAddress(changes: Changes, uniqueId: string): Promise<void> {
  const { stepUp, has, done, refused, holds } = changes
  const params = { uniqueId }
  await done(address, 'updateAddress', 'that address', { params, body: MOVED, stepUp: await stepUp() })
  const found = (await book(changes)).find((one) => one.uniqueId === uniqueId)
  holds('updateAddress', 'it is changed as a whole', [
    found?.addressLine1 === MOVED.addressLine1 && found.postalCode === MOVED.postalCode,
    'every line to be the new one',
  ])
  if (has('defaultAddress')) await chooseDefault(changes, uniqueId)
  await done(address, 'deleteAddress', 'that address', { params, stepUp: await stepUp() })
  const left = await book(changes)
  holds(
    'deleteAddress',
    'it is gone',
    [!left.some((one) => one.uniqueId === uniqueId), 'to find it nowhere'],
    [
      left.length === 0 || left.filter(({ isDefault }) => isDefault).length === 1,
      'one default among the others',
    ],
  )
  await refused('updateAddress', 'an address that is gone', 'ADDRESS_NOT_FOUND', {
    params,
    body: HOME,
    stepUp: await stepUp(),
  })
}

async function chooseDefault(changes: Changes, uniqueId: string): Promise<void> {
  const { done, holds } = changes
  const before = (await book(changes)).find(({ isDefault }) => isDefault)?.uniqueId
  const chosen = await done(addressList, 'setDefaultAddress', 'the new address', { body: { uniqueId } })
  const { selectedShippingAddress } = (await done(customer, 'getCustomer', 'its default address')) ?? {}
  holds(
    'setDefaultAddress',
    'it is preselected',
    [chosen?.addresses[0]?.uniqueId === uniqueId, 'it to stand before all others'],
    [selectedShippingAddress === uniqueId, 'the profile to name it'],
  )
  if (before && before !== uniqueId)
    await done(addressList, 'setDefaultAddress', 'the one before', { body: { uniqueId: before } })
}
