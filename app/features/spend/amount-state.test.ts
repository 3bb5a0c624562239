import { expect, test } from 'vitest'
import { type AmountFacts, amountState, isCardGone, isDueSoon, stepsFor } from './amount-state.ts'

const rule = { code: 'travel', centsPer1000Points: 900, minPoints: 1_000, stepPoints: 100 } as const
const trip = { points: 23_834, cents: 21_450 }
const factsOf = (bounds: AmountFacts['bounds']) => ({ rule, bounds })

test('all of a trip is chosen beforehand, a part of it or a credit is not', () => {
  const chosen = (bounds: AmountFacts['bounds']) => amountState({}, factsOf(bounds)).chosen
  expect(chosen({ balance: 60_000, forAll: trip })).toBe('23834')
  expect(chosen({ balance: 20_000, forAll: trip })).toBeNull()
  expect(chosen({ balance: 60_000 })).toBeNull()
})

test('without an amount there is no review', () => {
  const facts = factsOf({ balance: 60_000 })
  expect(amountState({ step: 'review' }, facts)).toMatchObject({
    step: 'amount',
    problem: 'missing',
    selection: undefined,
  })
  expect(amountState({ step: 'review', amount: '60000' }, facts)).toMatchObject({
    step: 'review',
    selection: { points: 60_000, cents: 54_000 },
  })
})

test('a review of a card that is gone begins anew: another card was never chosen', () => {
  const search = { card: 'mine', amount: '5000', step: 'review', intent: 'begun' } as const
  const order = (accountUniqueId: string) => ({ kind: 'credit' as const, of: { accountUniqueId } })
  expect(isCardGone(search, order('other'))).toBe(true)
  expect(stepsFor(search, order('other'))).toEqual({ card: 'mine', amount: '5000', intent: 'begun' })
  expect([stepsFor(search, order('mine')), isCardGone(search, order('mine'))]).toEqual([search, false])
  expect(isCardGone({ amount: '5000' }, order('other'))).toBe(false)
  expect(isCardGone(search, { kind: 'credit', of: {} })).toBe(false)
})

test('the deadline of an open trip is near for its last two weeks', () => {
  const near = (applyBy: string | null, status: 'open' | 'applied' = 'open') =>
    isDueSoon({ status, applyBy }, '2026-11-30')
  expect([near('2026-11-30'), near('2026-12-14'), near('2026-12-15')]).toEqual([true, true, false])
  expect([near('2026-12-01', 'applied'), near(null)]).toEqual([false, false])
})

test('points chosen at another rate are known for what they would have paid', () => {
  const at = (rate: string | undefined, amount: string, forAll?: typeof trip) =>
    amountState({ step: 'review', amount, ...(rate && { rate }) }, factsOf({ balance: 60_000, forAll }))
      .chosenAt
  expect([at('800', '5000'), at('900', '5000'), at(undefined, '5000')]).toEqual([4_000, undefined, undefined])
  for (const wrong of ['', '-1', 'much', 'NaN']) expect(at(wrong, '5000')).toBeUndefined()
  // All of a trip took fewer points then, and was no more than it is.
  expect([at('1000', '23834', trip), at('1000', '10000', trip)]).toEqual([21_450, 10_000])
})

test('an amount that is not offered is an own amount', () => {
  const facts = factsOf({ balance: 60_000 })
  expect(amountState({ amount: '4300' }, facts)).toMatchObject({
    chosen: 'other',
    typed: '4300',
    points: 4_300,
  })
  // Whatever was typed before its tile was chosen.
  expect(amountState({ amount: '12000', points: '3000', step: 'review' }, facts)).toMatchObject({
    typed: '12000',
    selection: { points: 12_000 },
  })
  expect(amountState({ amount: 'other', points: '3000', step: 'review' }, facts).points).toBe(3_000)
  expect(amountState({ amount: '60000', points: '3000' }, facts)).toMatchObject({
    points: 60_000,
    typed: '3000',
  })
})
