import type { Customer } from '@borealis/contract/customers.ts'

/** An active member as the backend describes them, for tests that need all fields and check few. */
export const aCustomer: Customer = {
  sub: 'cus_1',
  sceneNumber: '6046460193227504',
  firstName: 'Noor',
  lastName: 'Haddad',
  email: 'noor@example.ca',
  pendingEmail: null,
  phone: null,
  birthDate: null,
  gender: null,
  provinceCode: 'ON',
  language: 'en',
  timeZone: null,
  memberSince: '2024-01-01',
  status: 'active',
  isFrozen: false,
  onBoardMessageActive: false,
  isGhostKitActivated: false,
  selectedShippingAddress: null,
  segments: [],
  preferences: { interests: ['travel', 'books-paper'], personalisation: true },
  goal: null,
}
