import type { Transaction } from '@borealis/contract/points.ts'
import { expect, test } from 'vitest'
import { ledgerFacts, ledgerLine, ledgerMonths, pendingSum } from './ledger-lines.ts'

const refund: Transaction = {
  id: 'txn_1',
  reference: 'R-1',
  occurredAt: '2026-11-22T15:00:00Z',
  postedAt: null,
  postsBy: '2026-11-27',
  type: 'REFUND',
  category: { code: 'REDEMPTION', name: 'Redemption' },
  partner: null,
  cardType: 'MEMBER',
  description: 'Points returned',
  explanation: 'The card came back unused.',
  amountCents: null,
  basePoints: 2_500,
  bonusPoints: 0,
  points: 2_500,
  balanceAfter: null,
  orderNumber: null,
}
const reader = {
  locale: 'en-ca',
  timeZone: 'America/Toronto',
  now: Date.parse('2026-11-25T15:00:00Z'),
} as const
const why = (line: Partial<Transaction>) => ledgerLine({ ...refund, ...line }, reader).why

test('a reason is one sentence before the day on which points are in', () => {
  expect(why({})).toMatch(/^The card came back unused\. Expected by Nov\s27$/)
  expect(why({ explanation: '$40.00 at 5 per dollar' })).toMatch(
    /^\$40\.00 at 5 per dollar\. Expected by Nov\s27$/,
  )
  expect(why({ postedAt: '2026-11-27T05:00:00Z' })).toBe('The card came back unused.')
})

test('a day that is over promises nothing, and the last minute of one still does', () => {
  const saidAt = (now: string) => {
    const moment = { ...reader, now: Date.parse(now) }
    const all = { hasNewer: false, hasOlder: false, isPart: false, leftOut: 0 }
    const facts = ledgerFacts(refund, { ...moment, cardName: 'Card', canClaim: false })
    return [
      ledgerLine(refund, moment).why,
      facts.find(({ id }) => id === 'posted')?.value,
      pendingSum([refund], all, moment),
    ].map((text) => text?.replaceAll(/\s/g, ' '))
  }
  expect(saidAt('2026-11-28T04:59:00Z')).toEqual([
    'The card came back unused. Expected by Nov 27',
    expect.stringContaining('Nov 27'),
    '2,500 pending, expected by Nov 27',
  ])
  expect(saidAt('2026-11-28T05:00:00Z')).toEqual(['The card came back unused.', 'Pending', '2,500 pending'])
})

test('a day that begins a line begins with a capital', () => {
  const french = { ...reader, locale: 'fr-ca', cardName: 'Carte', canClaim: false } as const
  const facts = ledgerFacts({ ...refund, postedAt: '2026-11-27T15:00:00Z' }, french)
  const factOf = (name: string) => facts.find(({ id }) => id === name)?.value
  expect(factOf('when')).toMatch(/^Dim\. 22/)
  expect(factOf('posted')).toMatch(/^Ven\. 27/)
})

test('a line of which nothing is said has a name all the same', () => {
  const what = (line: Partial<Transaction>) => ledgerLine({ ...refund, ...line }, reader).what
  expect(what({})).toBe('Points returned')
  expect(what({ description: ' \u00a0' })).toBe('Redemption')
  expect(what({ description: '', category: { code: 'X', name: ' ' } })).toBe('R-1')
})

test('who was at a partner may claim what is missing, with partner and day filled in, where claims are taken', () => {
  const bought: Transaction = {
    ...refund,
    type: 'EARN',
    occurredAt: '2026-11-22T02:00:00Z',
    partner: { code: 'maple-books', name: 'Maple Books', image: null },
  }
  const claimOf = (line: Transaction, canClaim = true) =>
    ledgerFacts(line, { ...reader, cardName: 'Card', canClaim }).find(({ id }) => id === 'missing')?.href
  // The day of the member, not of the server.
  expect(claimOf(bought)).toBe('/help/missing-points?partner=maple-books&on=2026-11-21#claim')
  expect([claimOf(bought, false), claimOf({ ...bought, type: 'REDEEM' }), claimOf(refund)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('a month is summed only when all of it is shown', () => {
  const line = (occurredAt: string) => ({ ...refund, occurredAt, postedAt: occurredAt })
  const lines = ['2026-11-22T15:00:00Z', '2026-10-05T15:00:00Z', '2025-11-28T15:00:00Z'].map(line)
  const whole = { hasNewer: false, hasOlder: false, isPart: false, leftOut: 0, cut: '' }
  const rowOf = (one: Transaction) => ({ ...ledgerLine(one, reader), id: one.id })
  const sums = (shown: Parameters<typeof ledgerMonths>[1]) =>
    ledgerMonths(lines, shown, reader, rowOf).map(({ summary }) => summary)
  const [sum] = sums(whole)
  expect(sum).toContain('2,500')
  expect(sums(whole)).toEqual([sum, sum, sum])
  expect(sums({ ...whole, isPart: true })).toEqual(['', '', ''])
  expect(sums({ ...whole, leftOut: 1 })).toEqual(['', '', ''])
  expect(sums({ ...whole, cut: '2025-11-22 2026-11-25' })).toEqual(['', sum, ''])
  const [, between, older] = sums({ ...whole, hasOlder: true })
  expect([between === sum, older === sum, older]).toEqual([true, false, expect.stringMatching(/./)])
})

test('what is pending is summed, with the day by which all of it is in, where all of it is shown and can be read', () => {
  const later = { ...refund, postsBy: '2026-12-02' }
  const all = { hasNewer: false, hasOlder: false, isPart: false, leftOut: 0 }
  expect(pendingSum([later, refund], all, reader)).toMatch(/^5,000 pending, expected by Dec\s2$/)
  expect(pendingSum([later, { ...refund, postsBy: null }], all, reader)).toBe('5,000 pending')
  for (const some of [{ hasNewer: true }, { hasOlder: true }, { isPart: true }, { leftOut: 1 }])
    expect(pendingSum([later, refund], { ...all, ...some }, reader)).toBe('')
})
