import { type Priced, titleOf } from '@borealis/contract/serving/spending.ts'
import type { Language } from '@borealis/contract/values.ts'
import { expect, test } from 'vitest'
import { refundReason } from '../../seed/refund-words.ts'
import { type ReversalMoment, timelineOf } from './timeline.ts'

const placedAt = Date.parse('2026-11-02T15:00:00Z')
const day = 86_400_000
const parcel = {
  orderNumber: '4K7D-6218',
  kind: 'gift-card',
  format: 'Physical',
  placedAt,
  points: 2_500,
  city: 'Sudbury',
  trackingNumber: '7304 2298 3361 0974',
  zone: 'America/Toronto',
  lines: [{ qty: 1 }],
} as const

const trackingAfter = (days: number, reversals: readonly ReversalMoment[] = []) =>
  timelineOf({ ...parcel, reversals }, placedAt + days * day, 'en').tracking

test('the tracking number is shown once the parcel is with Canada Post', () => {
  expect(trackingAfter(1)).toBeNull()
  expect(trackingAfter(4)).toBe(parcel.trackingNumber)
})

test('a parcel cancelled before it was shipped has no tracking number', () => {
  const reason = { en: 'The card is sold out.', fr: 'La carte est épuisée.' }
  const cancelled = { kind: 'cancelled', at: placedAt + day, points: 2_500, reason } as const
  expect(trackingAfter(30, [cancelled])).toBeNull()
})

test('advice about a missing parcel disappears after delivery', () => {
  const detailAfter = (days: number) =>
    timelineOf({ ...parcel, reversals: [] }, placedAt + days * day, 'en').timeline.at(-1)?.detail
  expect(detailAfter(4)).toContain('If it hasn’t arrived')
  expect(detailAfter(30)).toBeNull()
})

test('an e-card that is ordered late in the evening is expected that day, where the member lives', () => {
  const late = Date.parse('2026-11-03T03:30:00Z')
  const card = { ...parcel, format: 'E-Card', trackingNumber: null, placedAt: late, reversals: [] } as const
  const expectedOn = (zone: string) => timelineOf({ ...card, zone }, late, 'en').timeline.at(-1)?.expectedOn
  expect(expectedOn('America/Toronto')).toBe('2026-11-02')
  expect(expectedOn('America/St_Johns')).toBe('2026-11-03')
})

test('points that are still pending have not come back', () => {
  const reason = { en: 'The card came back unused.', fr: 'La carte est revenue inutilisée.' }
  const heading = (postsBy: string | null) => {
    const refund = { kind: 'refunded', at: placedAt + 10 * day, points: 2_500, reason, postsBy } as const
    return timelineOf({ ...parcel, reversals: [refund] }, placedAt + 11 * day, 'en').statusText
  }
  expect(heading('2026-11-20')).toBe('Your points will be returned')
  expect(heading(null)).toBe('Points returned')
})

test('a refund is under way until its points are posted', () => {
  const reason = { en: 'The card came back unused.', fr: 'La carte est revenue inutilisée.' }
  const last = (postsBy: string | null, language: Language = 'en') => {
    const refund = { kind: 'refunded', at: placedAt + 10 * day, points: 2_500, reason, postsBy } as const
    return timelineOf({ ...parcel, reversals: [refund] }, placedAt + 11 * day, language).timeline.at(-1)
  }
  expect(last('2026-11-20')).toMatchObject({
    state: 'now',
    detail: expect.stringContaining('We’ll return 2,500 points by Nov'),
  })
  expect(last('2026-11-20', 'fr')?.detail).toMatch(/ d’ici le 20\snov\.$/)
  expect(last(null)).toMatchObject({
    state: 'done',
    detail: expect.stringContaining('We returned 2,500 points.'),
  })
})

test('two cards are spoken of as two', () => {
  const statusText = (qty: number, language: Language) =>
    timelineOf({ ...parcel, lines: [{ qty }], reversals: [] }, placedAt, language).statusText
  expect(statusText(1, 'fr')).toBe('Carte en cours d’impression')
  expect(statusText(2, 'fr')).toBe('Cartes en cours d’impression')
  expect(statusText(2, 'en')).toBe('Printing your cards')
})

const ofBooks = (valueCents: number): Priced => {
  const card = { brandId: 'maple-books', brandName: 'Maple Books', sku: 'maple', points: 100, valueCents }
  return {
    card: { ...card, formats: [] },
    line: { name: 'Maple Books', id: card.brandId, sku: card.sku, points: 100, qty: 1 },
  }
}

test('a title and a refund write the cents of a card in full', () => {
  const worth = { of: 1_250, en: '$12.50', fr: '12,50\u00a0$' }
  const refund = { kind: 'partly-fulfilled', cards: 1, valueCents: worth.of, isGiftCard: true } as const
  for (const language of ['en', 'fr'] as const) {
    expect(titleOf([ofBooks(worth.of)])[language]).toContain(`, ${worth[language]}`)
    expect(refundReason(refund)[language]).toContain(worth[language])
  }
  expect(titleOf([ofBooks(2_500)]).en).toBe('Maple Books, $25')
})
