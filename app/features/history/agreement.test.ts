import type { PointsHistory, Transaction } from '@borealis/contract/points.ts'
import { typeCodes } from '@borealis/contract/transaction-types.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeBy, findMismatch, sumEntries } from '#app/domain/ledger.ts'
import { formatSignedPoints } from '#app/domain/points.ts'
import { ledgerMonths } from './ledger-lines.ts'
import { statementCsv } from './statement-csv.ts'
import { statementWords } from './statement-words.ts'

const reader = { locale: 'en-ca', timeZone: 'America/St_Johns', today: '2027-01-01' } as const
const START = Date.parse('2025-01-01T00:00:00Z')

type Plan = { type: Transaction['type']; size: number; hours: number; isPending: boolean; name: string }

/** A ledger as the contract has it, newest line first, from moves in the order in which they happened. */
function ledgerFrom(opening: number, plans: readonly Plan[]): PointsHistory {
  let balance = opening
  let at = START
  const lines = plans.map((plan, index): Transaction => {
    at += plan.hours * 3_600_000
    const leaves =
      plan.type === 'REDEEM' || plan.type === 'EXPIRE' || (plan.type === 'ADJUST' && index % 2 === 0)
    const points = leaves ? -Math.min(plan.size, balance) : plan.size
    const isPosted = !plan.isPending || leaves
    if (isPosted) balance += points
    const moment = new Date(at).toISOString()
    return {
      id: `txn_${index}`,
      reference: `R-${index}`,
      occurredAt: moment,
      postedAt: isPosted ? moment : null,
      postsBy: isPosted ? null : moment.slice(0, 10),
      type: plan.type,
      category: { code: 'GROCERIES', name: 'Groceries' },
      partner: null,
      cardType: 'MEMBER',
      description: plan.name || 'Shop',
      explanation: plan.name,
      amountCents: null,
      basePoints: points,
      bonusPoints: 0,
      points: points === 0 ? 0 : points,
      balanceAfter: isPosted ? balance : null,
      orderNumber: null,
    }
  })
  return {
    transactions: lines.toReversed(),
    pageNumber: 1,
    pageSize: 1000,
    totalCount: lines.length,
    summary: {
      fromDate: '2025-01-01',
      toDate: '2027-01-01',
      opening,
      ...sumEntries(lines),
      closing: balance,
      earnedByWeek: [],
      spentByMonth: [],
    },
    facets: { types: [], categories: [], cardTypes: [] },
  }
}

const asked: number[] = []
const pagesOf = (history: PointsHistory) => async (pageNumber: number, pageSize: number) => {
  asked.push(pageNumber)
  const transactions = history.transactions.slice((pageNumber - 1) * pageSize, pageNumber * pageSize)
  return { ...history, transactions, pageNumber, pageSize }
}

async function csvRows(ask: Parameters<typeof statementCsv>[0], locale: 'en-ca' | 'fr-ca' = 'en-ca') {
  let text = ''
  for await (const piece of statementCsv(ask, { ...reader, locale, cards: new Map(), types: new Map() })) {
    text += piece
  }
  expect(text.startsWith('\uFEFF')).toBe(true)
  return parseCsv(text.slice(1), locale === 'fr-ca' ? ';' : ',')
}

/** RFC 4180, written apart from the library that writes it. */
function parseCsv(text: string, delimiter: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charAt(index)
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (text.charAt(index + 1) === '"') {
        cell += letter
        index += 1
      } else isQuoted = false
    } else if (letter === '"') isQuoted = true
    else if (letter === delimiter) {
      rows.at(-1)?.push(cell)
      cell = ''
    } else if (letter === '\r') {
      rows.at(-1)?.push(cell)
      cell = ''
      index += 1
      rows.push([])
    } else cell += letter
  }
  return rows.slice(0, -1)
}

const number = (text: string | undefined): number =>
  Number((text || '0').replaceAll(',', '').replace('−', '-'))
const IN = 12
const OUT = 13
const BALANCE = 14

const whole = { hasNewer: false, hasOlder: false, isPart: false, leftOut: 0, cut: '' }

/** What the screen says, month by month, read back from its sentences. */
function screenSums({ transactions }: PointsHistory) {
  const sums = { earned: 0, redeemed: 0, adjusted: 0 }
  const posted = transactions.filter(({ postedAt }) => postedAt !== null)
  const rowOf = (line: Transaction) => ({
    id: line.id,
    date: '',
    mark: { kind: 'swatch', src: '' } as const,
    what: line.description,
    category: '',
    points: formatSignedPoints(line.points, 'en-ca'),
    direction: 'earned' as const,
    balance: '',
    phoneLine: '',
  })
  let rows = 0
  for (const month of ledgerMonths(posted, whole, reader, rowOf)) {
    const [, earned, redeemed, , adjusted] =
      /^Earned \+?([\d,]+) · Redeemed ([\d,]+)( · Adjusted ([+−]?[\d,]+))?$/.exec(month.summary) ?? []
    sums.earned += number(earned)
    sums.redeemed += number(redeemed)
    sums.adjusted += number(adjusted?.replace('+', ''))
    for (const row of month.rows) rows += number(row.points.replace('+', ''))
  }
  return { sums, rows }
}

function paperSums(history: PointsHistory) {
  const { lines, opening, totals } = statementWords(history, reader)
  const moved = lines
    .filter(({ pointsIn }) => !pointsIn.startsWith('('))
    .reduce((sum, line) => sum + number(line.pointsIn) - number(line.pointsOut), 0)
  const total = (id: string) => totals.find((one) => one.id === id)
  return {
    moved,
    opening: number(opening.balance),
    earned: number(total('earned')?.pointsIn),
    redeemed: number(total('spent')?.pointsOut),
    adjusted: number(total('adjusted')?.pointsIn) - number(total('adjusted')?.pointsOut),
    closing: number(total('closing')?.balance),
  }
}

const plan: fc.Arbitrary<Plan> = fc.record({
  type: fc.constantFrom(...typeCodes),
  size: fc.integer({ min: 0, max: 30_000 }),
  hours: fc.integer({ min: 0, max: 400 }),
  isPending: fc.boolean(),
  name: fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom('=1+1', '+A1', '-A1', '@x', 'a;b', 'a,"b"\r\nc'),
  ),
})

test('screen, file and paper agree to the point, over a thousand random ledgers', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.array(plan, { maxLength: 40 }),
      async (opening, plans) => {
        const history = ledgerFrom(opening, plans)
        const { summary, transactions } = history
        const { earned, redeemed, adjusted, closing } = summary
        expect(findMismatch(summary, sumEntries(transactions))).toBeNull()

        const screen = screenSums(history)
        expect(screen.sums).toEqual({ earned, redeemed, adjusted: adjusted + 0 })
        expect(screen.rows).toBe(changeBy(summary))

        const paper = paperSums(history)
        expect(paper).toEqual({
          moved: closing - opening,
          opening,
          earned,
          redeemed,
          adjusted: adjusted + 0,
          closing,
        })

        const rows = await csvRows(pagesOf(history))
        const lines = rows.slice(2, 2 + transactions.length)
        const moved = lines.reduce((sum, row) => sum + number(row[IN]) - number(row[OUT]), 0)
        expect(moved).toBe(closing - opening)
        expect(number(rows[1]?.[BALANCE])).toBe(opening)
        const [earnedRow, spentRow, adjustedRow, closingRow, ...more] = rows.slice(2 + transactions.length)
        expect([number(earnedRow?.[IN]), number(spentRow?.[OUT])]).toEqual([earned, redeemed])
        expect(number(adjustedRow?.[IN]) - number(adjustedRow?.[OUT])).toBe(adjusted)
        expect(number(closingRow?.[BALANCE])).toBe(closing)
        expect(more).toEqual([])
        for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
      },
    ),
    { numRuns: 1_000 },
  )
})

test('a long period is written page by page, oldest line first, without holding it', async () => {
  const history = ledgerFrom(
    0,
    Array.from({ length: 2_500 }, () => ({ type: 'EARN', size: 10, hours: 1, isPending: false, name: '' })),
  )
  asked.length = 0
  const rows = await csvRows(pagesOf(history))
  expect(asked).toEqual([1, 3, 2])
  const balances = rows.slice(2, 2_502).map((row) => Number(row[BALANCE]))
  expect(balances).toEqual(Array.from({ length: 2_500 }, (_, index) => (index + 1) * 10))
})

test('a file says in its last row when the programme contradicts its lines or itself, or the history changed meanwhile', async () => {
  const history = ledgerFrom(
    100,
    Array.from({ length: 1_500 }, () => ({ type: 'EARN', size: 10, hours: 1, isPending: false, name: '' })),
  )
  const wrong = { ...history, summary: { ...history.summary, earned: 15_001 } }
  expect((await csvRows(pagesOf(wrong))).at(-1)?.join('')).toContain('don’t match')
  const torn = { ...history, summary: { ...history.summary, closing: history.summary.closing + 1 } }
  expect((await csvRows(pagesOf(torn))).at(-1)?.join('')).toContain('don’t match')
  const ask = pagesOf(history)
  const changing = async (page: number, size: number) => {
    const answer = await ask(page, size)
    return page === 2 ? { ...answer, totalCount: 1_501 } : answer
  }
  expect((await csvRows(changing)).at(-1)?.join('')).toContain('changed while')
})

test('a balance below zero is explained on paper and in the file while it is today’s, not once it is over', async () => {
  const history = ledgerFrom(-100, [{ type: 'EARN', size: 10, hours: 1, isPending: false, name: 'Grocer' }])
  const explained = async (toDate: string) => {
    const closed = { ...history, summary: { ...history.summary, toDate } }
    const said = 'Your balance is below zero'
    const { notes = [] } = statementWords(closed, reader)
    return [notes.join(' '), (await csvRows(pagesOf(closed))).join(' ')].map((text) => text.includes(said))
  }
  expect(await explained('2027-01-01')).toEqual([true, true])
  expect(await explained('2026-12-31')).toEqual([false, false])
})

test('in French cells stand between semicolons and dollars have a comma', async () => {
  const history = ledgerFrom(0, [{ type: 'EARN', size: 480, hours: 1, isPending: false, name: 'Épicerie' }])
  const paid = {
    ...history,
    transactions: history.transactions.map((line) => ({ ...line, amountCents: 9_600 })),
  }
  const rows = await csvRows(pagesOf(paid), 'fr-ca')
  expect(rows[2]?.[8]).toBe('96,00')
  expect(rows[2]?.[4]).toBe('Épicerie')
})
