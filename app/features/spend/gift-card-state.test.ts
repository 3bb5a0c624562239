import type { Address } from '@borealis/contract/addresses.ts'
import type { GiftCardBrand } from '@borealis/contract/gift-cards.ts'
import { expect, test } from 'vitest'
import { isInStock } from '#app/features/gift-cards/formats.ts'
import { aBrand } from '#app/features/gift-cards/testing/a-brand.ts'
import { home as plainHome } from '../../../tests/support/samples.ts'
import { type GiftCardFacts, giftCardState, stepHref, stepsOf } from './gift-card-state.ts'
import { addressStep, amountStep, formatStep, quantityWords, reviewStep } from './gift-card-steps.ts'
import { giftCardSearch, readGiftCardSearch } from './redeem-search.ts'

const brand = aBrand({
  denominations: [
    { sku: 'p-25', name: '$25', points: 2_500, valueCents: 2_500, stock: { 'E-Card': null, Physical: 2 } },
    {
      sku: 'p-100',
      name: '$100',
      points: 10_000,
      valueCents: 10_000,
      stock: { 'E-Card': null, Physical: 0 },
    },
  ],
})

const home: Address = { ...plainHome, uniqueId: 'adr-1', isDefault: true }

const facts: GiftCardFacts = { brand, balance: 24_850, limits: { maxQuantity: 5 }, addresses: [home] }

test('a flow without answers begins with the format', () => {
  expect(giftCardState({}, facts)).toMatchObject({ step: 'format', quantity: 1, selection: undefined })
})

test.each([
  [
    'an amount that is not sold any more',
    { format: 'E-Card', sku: 'p-250' },
    { step: 'amount', lostTo: 'stock' },
  ],
  ['an amount that sold out', { format: 'Physical', sku: 'p-100' }, { step: 'amount', lostTo: 'stock' }],
  [
    'a format that is not sold any more',
    { format: 'E-Card', sku: 'p-25' },
    { step: 'format', isFormatGone: true },
  ],
] as const)('%s leads back from the review, with the reason', (what, chosen, expected) => {
  const sold = what.startsWith('a format')
    ? { ...facts, brand: { ...brand, formats: ['Physical' as const] } }
    : facts
  expect(giftCardState({ ...chosen, step: 'review' }, sold)).toMatchObject({
    ...expected,
    selection: undefined,
  })
  // Nobody chose it on a page that only just asks.
  expect(giftCardState({ step: 'format' }, sold)).toMatchObject({ lostTo: null, isFormatGone: false })
})

test('an amount that the chosen format does not have leads back from the review, with the reason', () => {
  const [first] = brand.denominations
  if (!first) throw new Error('there is no amount')
  const denominations = [...brand.denominations, { ...first, sku: 'e-only', stock: { 'E-Card': null } }]
  const chosen = { step: 'review', sku: 'e-only' } as const
  const mixed = { ...facts, brand: { ...brand, denominations } }
  expect(giftCardState({ ...chosen, format: 'Physical' }, mixed)).toMatchObject({
    step: 'amount',
    lostTo: 'format',
  })
  expect(giftCardState({ ...chosen, format: 'E-Card' }, mixed).lostTo).toBeNull()
})

test('jumping ahead goes to the first missing answer', () => {
  expect(giftCardState({ step: 'review' }, facts).step).toBe('format')
  expect(giftCardState({ step: 'review', format: 'E-Card' }, facts).step).toBe('amount')
  expect(giftCardState({ step: 'review', format: 'Physical', sku: 'p-25' }, facts).step).toBe('address')
})

test('an amount that was chosen before the format is not asked again', () => {
  const fromBrand = giftCardState({ sku: 'p-25' }, facts)
  expect(fromBrand.step).toBe('format')
  const { hidden } = formatStep(facts, fromBrand).form
  expect(hidden).toEqual({ sku: 'p-25*2500', step: 'review' })
  const answered = (format: string) => giftCardState(readGiftCardSearch({ ...hidden, format }), facts)
  expect(answered('E-Card').step).toBe('review')
  expect(answered('Physical').step).toBe('address')
  // Sold out in this format only.
  const gone = { ...hidden, sku: 'p-100', format: 'Physical' }
  expect(giftCardState(readGiftCardSearch(gone), facts)).toMatchObject({ step: 'amount', lostTo: 'stock' })
  expect(formatStep(facts, giftCardState({}, facts)).form.hidden).toEqual({ step: 'amount' })
})

test('an amount step that was answered without an amount, or with no number of cards, is refused', () => {
  const answered = { step: 'review', format: 'E-Card', quantity: '1' } as const
  expect(giftCardState(answered, facts)).toMatchObject({ step: 'amount', isAmountMissing: true })
  expect(giftCardState({ ...answered, step: 'amount' }, facts).isAmountMissing).toBe(false)
  for (const quantity of [
    '0',
    '-3',
    '2,5',
    '2.5',
    '2.0',
    '1,000',
    '2 5',
    '+2',
    'two',
    '1e1',
    '0x2',
    '6',
    '25',
  ]) {
    const typed = { ...answered, sku: 'p-25', quantity }
    const state = giftCardState(typed, facts)
    expect(state).toMatchObject({
      step: 'amount',
      isQuantityWrong: true,
      typedQuantity: quantity,
      maxQuantity: 5,
    })
    expect(state.selection).toBeUndefined()
    expect(amountStep(facts, state, 'E-Card').quantity.value).toBe(quantity)
    // It is still there after the step before.
    expect(formatStep(facts, state).form.hidden).toMatchObject({ quantity })
    expect(quantityWords(state.maxQuantity)).toBe('Enter the quantity as a whole number from 1 to 5')
  }
  expect(giftCardState({ ...answered, sku: 'p-25', quantity: '２' }, facts).quantity).toBe(2)
  expect(giftCardState({ ...answered, sku: 'p-25', quantity: ' 02' }, facts)).toMatchObject({
    step: 'review',
    quantity: 2,
  })
})

test('going back to an answered step stays there', () => {
  const answered = { format: 'E-Card', sku: 'p-25', quantity: '2' } as const
  expect(giftCardState({ ...answered, step: 'amount' }, facts)).toMatchObject({ step: 'amount', quantity: 2 })
})

test('an e-card is reviewed without an address, and has no address step', () => {
  const chosen = { format: 'E-Card', sku: 'p-100' } as const
  expect(giftCardState({ ...chosen, step: 'review' }, facts).selection).toEqual({
    brandId: 'prairie',
    format: 'E-Card',
    sku: 'p-100',
    points: 10_000,
    quantity: 1,
  })
  expect(giftCardState({ ...chosen, step: 'address' }, facts).step).toBe('review')
})

test('a review says where an e-card goes also where no address is on record', () => {
  const state = giftCardState({ format: 'E-Card', sku: 'p-25', step: 'review' }, facts)
  const { denomination } = state
  if (!denomination) throw new Error('the amount is sold')
  const sentTo = (email: string | undefined) =>
    reviewStep({ facts, state, denomination, email, intent: undefined }).rows.find(({ id }) => id === 'to')
      ?.value
  expect(['a@example.ca', '', undefined].map(sentTo)).toEqual([
    'a@example.ca',
    'your email address',
    'your email address',
  ])
})

test('a physical card is reviewed with one of the customer’s own addresses', () => {
  const chosen = { step: 'review', format: 'Physical', sku: 'p-25' } as const
  expect(giftCardState({ ...chosen, address: 'adr-1' }, facts).selection?.addressId).toBe('adr-1')
  expect(giftCardState({ ...chosen, address: 'somebody-else' }, facts).step).toBe('address')
  expect(giftCardState({ ...chosen, address: 'adr-1' }, { ...facts, addresses: null }).step).toBe('address')
})

test('an address to which no card can be mailed is not taken, and not said to be gone', () => {
  const chosen = { format: 'Physical', sku: 'p-25', address: 'adr-1', step: 'review' } as const
  const incomplete = { ...facts, addresses: [{ ...home, postalCode: '', isIncomplete: true }] }
  expect(giftCardState(chosen, incomplete)).toMatchObject({
    ...{ step: 'address', isAddressGone: false, address: undefined, selection: undefined },
  })
})

test('an address that is no longer in the address book is asked for again, and said to be gone', () => {
  const chosen = { format: 'Physical', sku: 'p-25', address: 'adr-1', step: 'review' } as const
  const without = { ...facts, addresses: [] }
  expect(giftCardState(chosen, without)).toMatchObject({ step: 'address', isAddressGone: true })
  expect(giftCardState(chosen, facts).isAddressGone).toBe(false)
  expect(giftCardState(chosen, { ...facts, addresses: null }).isAddressGone).toBe(false)
  const unasked = { format: 'Physical', sku: 'p-25', step: 'review' } as const
  expect(giftCardState(unasked, without)).toMatchObject({ step: 'address', isAddressGone: false })
})

test('of an address book that cannot be read whole, none takes the place of the one that may be missing', () => {
  const chosen = { format: 'Physical', sku: 'p-25', step: 'address' } as const
  const others = [{ ...home, isDefault: false }]
  const step = (part: Partial<GiftCardFacts>) => {
    const some = { ...facts, ...part }
    return addressStep(some, giftCardState(chosen, some), '/here')
  }
  expect(step({ addresses: others })).toMatchObject({ selected: 'adr-1' })
  expect(step({ addresses: others })).not.toHaveProperty('help')
  expect(step({ addresses: others, addressesLeftOut: 2 })).toMatchObject({
    selected: null,
    help: 'We can’t show 2 of your addresses right now. Try again in a few minutes.',
  })
  expect(step({ addressesLeftOut: 1 })).toMatchObject({ selected: 'adr-1' })
  const asked = { ...chosen, address: 'adr-2' }
  expect(giftCardState(asked, facts).isAddressGone).toBe(true)
  expect(giftCardState(asked, { ...facts, addressesLeftOut: 1 }).isAddressGone).toBe(false)
})

test('an amount that points or cards went elsewhere for says which of them, once it stood under review', () => {
  const chosen = { step: 'review', format: 'E-Card', sku: 'p-100' } as const
  const poorer = { ...facts, balance: 9_999 }
  expect(giftCardState(chosen, facts).lostTo).toBeNull()
  expect(giftCardState(chosen, poorer).lostTo).toBe('balance')
  expect(giftCardState({ ...chosen, format: 'Physical', step: 'address' }, facts).lostTo).toBe('stock')
  expect(giftCardState({ ...chosen, step: 'amount' }, poorer).lostTo).toBeNull()
})

test('an amount that breaks a limit of the programme says which, once it stood under review', () => {
  const chosen = { step: 'review', format: 'E-Card', sku: 'p-100' } as const
  const lostTo = (limits: GiftCardFacts['limits'], step: 'review' | 'amount' = 'review') =>
    giftCardState({ ...chosen, step }, { ...facts, limits }).lostTo
  expect(lostTo({ maxPointsPerDay: 9_000 })).toBe('day')
  expect(lostTo({ minPoints: 50_000 })).toBe('minimum')
  expect(lostTo({ maxPointsPerDay: 9_000 }, 'amount')).toBeNull()
  // More cards of it would do.
  expect(lostTo({ minPoints: 15_000 })).toBeNull()
})

test('an amount beyond the balance or out of stock is asked for again', () => {
  const chosen = { step: 'review', format: 'E-Card', sku: 'p-100' } as const
  expect(giftCardState(chosen, { ...facts, balance: 9_999 })).toMatchObject({
    step: 'amount',
    denomination: undefined,
  })
  expect(giftCardState({ ...chosen, format: 'Physical' }, facts).step).toBe('amount')
})

test('a quantity beyond what is possible is asked for again, as it was typed', () => {
  const chosen = { step: 'review', format: 'E-Card', sku: 'p-100', quantity: '3' } as const
  expect(giftCardState(chosen, facts)).toMatchObject({
    step: 'amount',
    typedQuantity: '3',
    maxQuantity: 2,
    isQuantityWrong: true,
  })
})

test('no order asks for more cards than one line may have, whatever the address says', () => {
  const rich = { ...facts, balance: 10_000_000, limits: {} }
  const chosen = { step: 'review', format: 'E-Card', sku: 'p-25' } as const
  for (const quantity of ['101', '1e9', 'Infinity']) {
    expect(giftCardState({ ...chosen, quantity }, rich)).toMatchObject({
      step: 'amount',
      maxQuantity: 100,
      isQuantityWrong: true,
    })
  }
  expect(giftCardState({ ...chosen, quantity: '100' }, rich).selection?.quantity).toBe(100)
})

test('where no amount reaches the programme’s least, that is said instead of the points one has', () => {
  const help = (minPoints: number) => {
    const limited = { ...facts, balance: 4_000, limits: { minPoints } }
    return amountStep(limited, giftCardState({ format: 'E-Card' }, limited), 'E-Card').help
  }
  expect(help(5_000)).toBe('An order must be at least 5,000 points.')
  expect(help(2_500)).toBe('You can use up to 4,000 points.')
})

test('where every amount is over what a day allows, that is said, also to whoever has too few points for each', () => {
  for (const balance of [24_850, 1_000]) {
    const limited = { ...facts, balance, limits: { maxPointsPerDay: 2_000 } }
    const { help, options } = amountStep(limited, giftCardState({ format: 'E-Card' }, limited), 'E-Card')
    expect(help).toBe('You can redeem up to 2,000 points a day.')
    expect(options.map(({ detail }) => detail)).toEqual([
      '2,500\u00a0pts, over the daily limit of 2,000',
      '10,000\u00a0pts, over the daily limit of 2,000',
    ])
  }
})

test('a quantity that is no number reads as one', () => {
  for (const quantity of ['0', '-4', 'many', '']) {
    expect(giftCardState({ step: 'amount', format: 'E-Card', sku: 'p-25', quantity }, facts).quantity).toBe(1)
  }
})

test('an order below the programme’s least is not reviewed', () => {
  const limited = { ...facts, limits: { minPoints: 5_000 } }
  const chosen = { step: 'review', format: 'E-Card', sku: 'p-25' } as const
  expect(giftCardState(chosen, limited)).toMatchObject({ step: 'amount', isTooSmall: true })
  expect(giftCardState({ ...chosen, quantity: '2' }, limited).step).toBe('review')
})

test('an amount that is not sold in a format, or a format in no amount, is not called sold out', () => {
  const [small, large] = brand.denominations
  if (!small || !large) throw new Error('the brand has two amounts')
  const only = { ...large, stock: { 'E-Card': null } }
  const some = { ...facts, brand: { ...brand, denominations: [small, only] } }
  const { options } = amountStep(some, giftCardState({ format: 'Physical' }, some), 'Physical')
  expect(options[1]).toMatchObject({
    detail: '10,000\u00a0pts, not available in this format',
    unavailable: true,
  })
  const none = { ...facts, brand: { ...brand, denominations: [only] } }
  expect(formatStep(none, giftCardState({}, none)).options[1]?.unavailable).toBe(
    'Prairie Outfitters doesn’t offer this format.',
  )
})

test('a format that the brand does not offer, or has none left of, is asked for again', () => {
  const only = (formats: GiftCardBrand['formats']) => ({ ...facts, brand: { ...brand, formats } })
  expect(giftCardState({ format: 'Physical' }, only(['E-Card'])).format).toBeUndefined()
  expect(giftCardState({ format: 'Physical' }, facts).format).toBe('Physical')
  const gone = brand.denominations.map((one) => ({ ...one, stock: { 'E-Card': null, Physical: 0 } }))
  const without = brand.denominations.map((one) => ({ ...one, stock: { 'E-Card': null } }))
  for (const denominations of [gone, without]) {
    const emptied = { ...brand, denominations }
    expect(isInStock(emptied, 'Physical')).toBe(false)
    expect(isInStock(emptied, 'E-Card')).toBe(true)
    expect(giftCardState({ format: 'Physical' }, { ...facts, brand: emptied }).format).toBeUndefined()
  }
})

test('only a reviewed order is an order, and only a physical one carries an address', () => {
  const chosen = { format: 'Physical', sku: 'p-25', address: 'adr-1' } as const
  expect(giftCardState({ ...chosen, step: 'amount' }, facts).selection).toBeUndefined()
  expect(giftCardState({ ...chosen, step: 'review' }, facts)).toMatchObject({
    step: 'review',
    isTooSmall: false,
  })
  expect(giftCardState({ ...chosen, step: 'address' }, facts).step).toBe('address')
  const eCard = giftCardState({ ...chosen, format: 'E-Card', step: 'review' }, facts)
  expect(eCard.selection).not.toHaveProperty('addressId')
  expect(giftCardState({ step: 'amount', sku: 'p-25' }, facts).isTooSmall).toBe(false)
})

test('the steps of each format, in order', () => {
  expect(stepsOf('Physical')).toEqual(['format', 'amount', 'address', 'review'])
  for (const format of ['E-Card', undefined] as const)
    expect(stepsOf(format)).toEqual(['format', 'amount', 'review'])
})

test('the price of a card where it was chosen stays in the address of the steps after it', () => {
  const chosen = giftCardState({ step: 'amount', format: 'E-Card', sku: 'p-25' }, facts)
  const { options, selected } = amountStep(facts, chosen, 'E-Card')
  expect([options[0]?.value, selected]).toEqual(['p-25*2500', 'p-25*2500'])
  const dearer = brand.denominations.map((one) => ({ ...one, points: one.points + 100 }))
  const later = { ...facts, brand: { ...brand, denominations: dearer } }
  const review = { step: 'review', format: 'E-Card', sku: 'p-25*2500' } as const
  expect(giftCardState(review, later)).toMatchObject({
    chosenAt: 2_500,
    selection: { sku: 'p-25', points: 2_600 },
  })
  expect(giftCardState({ ...review, sku: 'p-25' }, later).chosenAt).toBeUndefined()
  // The steps between say nothing of a price: the review does.
  const asked = { ...review, sku: 'p-25*2400', format: 'Physical' } as const
  const hidden = { sku: 'p-25*2400', step: 'review' }
  expect(formatStep(facts, giftCardState({ sku: 'p-25*2400' }, facts)).form.hidden).toEqual(hidden)
  const atAddress = giftCardState({ ...asked, step: 'address' }, facts)
  expect(addressStep(facts, atAddress, '/here').form.hidden).toEqual({ ...hidden, format: 'Physical' })
  // What is shown by then is what is chosen next.
  expect(stepHref('prairie', giftCardState(review, later), 'amount')).toContain('sku=p-25*2600')
})

test('an address is read as far as it makes sense', () => {
  const whole = {
    step: 'review',
    format: 'E-Card',
    sku: 'p-25',
    quantity: '2',
    address: 'adr-1',
    intent: 'i',
  }
  expect(readGiftCardSearch(whole)).toEqual(whole)
  expect(readGiftCardSearch({ step: 'pay', format: 'Gold', sku: { a: 1 }, other: 'x' })).toEqual({})
  expect(readGiftCardSearch({ sku: 'x'.repeat(200) }).sku).toHaveLength(100)
})

test('a selection is written so that it is read back', () => {
  const selection = {
    brandId: 'prairie',
    format: 'Physical',
    sku: 'p-25',
    points: 2_500,
    quantity: 2,
    addressId: 'adr-1',
  } as const
  expect(giftCardSearch(selection, 'address')).toEqual({
    step: 'address',
    format: 'Physical',
    sku: 'p-25*2500',
    quantity: '2',
    address: 'adr-1',
  })
  expect(giftCardSearch({}, 'format')).toEqual({ step: 'format' })
})
