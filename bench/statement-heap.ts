import type { PointsHistory, Transaction } from '@borealis/contract/points.ts'
import { statementCsv } from '../app/features/history/statement-csv.ts'

/**
 * `node --expose-gc --max-old-space-size=48 bench/statement-heap.ts 100000`: writes a statement of so many lines in a
 * heap that holds a few thousand of them, and prints how much of it is alive (MB) at each tenth, after a collection.
 */
const total = Number(process.argv[2] ?? 100_000)
const { gc } = globalThis
if (!gc) throw new Error('run with --expose-gc')

const numbered = (index: number): Transaction => ({
  id: `tx-${index}`,
  reference: `BR-${index}`,
  occurredAt: new Date(Date.UTC(2016, 0, 1) + index * 3_000_000).toISOString(),
  postedAt: new Date(Date.UTC(2016, 0, 2) + index * 3_000_000).toISOString(),
  postsBy: null,
  type: 'EARN',
  category: { code: 'food', name: 'Food and coffee' },
  cardType: 'MEMBER',
  description: `Harbour Grocer, visit ${index}`,
  explanation: `$21.40 at 5 per dollar = 107, number ${index}`,
  amountCents: 2_140,
  points: 107,
  basePoints: 107,
  bonusPoints: 0,
  balanceAfter: 107 * (index + 1),
  orderNumber: null,
  partner: null,
})

/** A page as the backend returns it, newest lines first: made on demand, so that this script holds none of it. */
async function ask(pageNumber: number, pageSize: number): Promise<PointsHistory> {
  const newest = total - 1 - (pageNumber - 1) * pageSize
  const count = Math.min(pageSize, newest + 1)
  const points = 107 * total
  return {
    transactions: Array.from({ length: count }, (_, index) => numbered(newest - index)),
    pageNumber,
    pageSize,
    totalCount: total,
    summary: {
      fromDate: '2016-01-01',
      toDate: '2026-12-31',
      opening: 0,
      earned: points,
      redeemed: 0,
      adjusted: 0,
      closing: points,
      earnedByWeek: [],
      spentByMonth: [],
    },
    facets: { types: [], categories: [], cardTypes: [] },
  }
}

const alive: number[] = []
let lines = 0
let bytes = 0
for await (const piece of statementCsv(ask, {
  locale: 'en-ca',
  timeZone: 'America/Toronto',
  today: '2026-01-01',
  cards: new Map(),
  types: new Map(),
})) {
  bytes += Buffer.byteLength(piece)
  lines += piece.split('\r\n').length - 1
  if (lines < ((alive.length + 1) * total) / 10) continue
  gc()
  alive.push(Math.round(process.memoryUsage().heapUsed / 104_857.6) / 10)
}
console.log(JSON.stringify({ lines, bytes, alive }))
