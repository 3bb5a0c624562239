import type { z } from 'zod'
import { balance } from '../customers.ts'
import { type LineFilter, lineFilters } from '../limits.ts'
import { type PointsHistoryBody, pointsHistory, type Transaction } from '../points.ts'
import { sumOfType, typesOf } from '../transaction-types.ts'
import type { Reader } from './member.ts'
import { differs } from './report.ts'

/** The largest page; longer histories are not counted transaction by transaction. */
const LARGEST_PAGE = 1_000
const SMALL_PAGE = 2
const WEEK_MS = 7 * 86_400_000
/** A period before any member joined. */
const LONG_AGO = { fromDate: '1970-01-01', toDate: '1970-01-02' }

type History = z.output<typeof pointsHistory>

/** Tests pages, filters, order and totals of the points history. Changes nothing. */
export async function checkHistory({ asker, tokens, report }: Reader): Promise<void> {
  const bearer = tokens.customer
  const ask = async (asked: string, body: PointsHistoryBody) =>
    pointsHistory.safeParse(await asker.succeeds('getPointsHistory', asked, { bearer, body })).data
  const whole = await ask('all of twelve months', { pageSize: LARGEST_PAGE })
  const held = balance.safeParse(await asker.succeeds('getBalance', 'beside the history', { bearer })).data
  if (!whole) return
  const found = (asked: string, ...wrong: string[][]) =>
    report.add({ of: 'getPointsHistory', asked, differs: wrong.flat(), notes: [] })
  const isWhole = whole.totalCount <= LARGEST_PAGE
  found(
    'the lines of twelve months',
    differs(
      isWhole && whole.transactions.length !== whole.totalCount,
      'expected as many lines as `totalCount` says',
    ),
    differs(new Set(idsOf(whole)).size !== whole.transactions.length, 'expected each line once'),
    differs(
      whole.transactions.some(
        ({ basePoints, bonusPoints, points }) => (basePoints ?? 0) + (bonusPoints ?? 0) !== points,
      ),
      'expected `points` to be `basePoints` and `bonusPoints`',
    ),
    differs(
      whole.transactions.some(({ type, points }) => type === 'REDEEM' && points > 0),
      'expected spent points to be negative',
    ),
    differs(
      held !== undefined && held.points !== whole.summary.closing,
      'expected `closing` of today to be the balance',
    ),
  )
  found(
    'its balances',
    differs(
      isWhole && held !== undefined && !lastPosted(whole).includes(held.points),
      'expected `balanceAfter` of the newest line that is posted, or of the one that was posted last, to be the balance',
    ),
  )
  found('its sums', ...(isWhole ? sumsOf(whole) : []), ...stepsOf(whole))
  const pages = await Promise.all(
    [1, 2].map((pageNumber) =>
      ask(`page ${pageNumber} of ${SMALL_PAGE}`, { pageNumber, pageSize: SMALL_PAGE }),
    ),
  )
  found(
    `pages of ${SMALL_PAGE} against the whole`,
    ...pages.flatMap((page, at) => [
      differs(
        page?.pageNumber !== at + 1 || page.pageSize !== SMALL_PAGE,
        `expected page ${at + 1} to say which it is`,
      ),
      differs(
        page !== undefined &&
          idsOf(page).join() !==
            idsOf(whole)
              .slice(at * SMALL_PAGE, (at + 1) * SMALL_PAGE)
              .join(),
        `expected page ${at + 1} to have the lines that stand there`,
      ),
      differs(page?.totalCount !== whole.totalCount, 'expected `totalCount` to count all pages'),
    ]),
  )
  await checkFilters(whole, ask, found, (asked, body) =>
    asker.refuses('getPointsHistory', asked, ['VALIDATION_FAILED'], { bearer, body }),
  )
}

async function checkFilters(
  whole: History,
  ask: (asked: string, body: PointsHistoryBody) => Promise<History | undefined>,
  found: (asked: string, ...wrong: string[][]) => void,
  refuses: (asked: string, body: object) => Promise<unknown>,
): Promise<void> {
  for (const { name, facet } of lineFilters) {
    for (const { code, count } of whole.facets[facet]) {
      if (code === 'ALL' || count === 0) continue
      // The schema rejects an unknown type, and the finding names it.
      const body = { [name]: code, pageSize: LARGEST_PAGE } as PointsHistoryBody
      const under = await ask(`only one ${name}`, body)
      if (!under) continue
      found(
        `only one ${name}`,
        differs(
          under.transactions.some((line) => codeOf(line, name) !== code),
          'expected no other lines',
        ),
        differs(under.totalCount !== count, 'expected as many lines as the facet counts'),
        differs(under.summary.opening !== 0, 'expected `opening` to be 0 under a filter'),
        ...stepsOf(under),
        ...(under.totalCount <= LARGEST_PAGE
          ? [
              ...sumsOf(under),
              differs(
                lineFilters.some((other) => other.name !== name && !countsLines(under, other)),
                'expected the facets of the other filters to count the lines under this one',
              ),
            ]
          : []),
      )
    }
  }
  for (const [asked, body] of [
    ['a page that is too large', { pageSize: LARGEST_PAGE + 1 }],
    ['page 0', { pageNumber: 0 }],
    ['a type that nobody knows', { type: 'SOME' }],
    ['a day that is none', { fromDate: '21/11/2026' }],
    ['days in the wrong order', { fromDate: '2026-03-31', toDate: '2026-01-01' }],
  ] as const)
    await refuses(asked, body)
  const { fromDate, toDate } = whole.summary
  const named = await ask('the same days by name', { fromDate, toDate })
  const empty = await ask('before anybody joined', LONG_AGO)
  const beyond = await ask('a page beyond the last', { pageNumber: 100_000 })
  found(
    'days',
    differs(named?.totalCount !== whole.totalCount, 'expected the days of `summary` to have the same lines'),
    differs(empty?.totalCount !== 0, 'expected no lines on two days of 1970'),
    differs(
      empty !== undefined && LONG_AGO.fromDate !== empty.summary.fromDate,
      'expected `summary` to name the days that were asked for',
    ),
    differs((beyond?.transactions.length ?? 0) > 0, 'expected no lines beyond the last page'),
  )
}

const codeOf = ({ category, ...line }: Transaction, name: LineFilter['name']): string =>
  name === 'category' ? category.code : line[name]

function countsLines({ facets, transactions }: History, { name, facet }: LineFilter): boolean {
  const codes = transactions.map((line) => codeOf(line, name))
  return facets[facet].every(
    ({ code, count }) => count === codes.filter((one) => code === 'ALL' || code === one).length,
  )
}

/** Totals that differ from the transactions. Pending transactions count in none. */
function sumsOf({ transactions, summary }: History): string[][] {
  const posted = transactions.filter(({ postedAt }) => postedAt !== null)
  const said = { ...summary, redeemed: -summary.redeemed }
  return (['earned', 'redeemed', 'adjusted'] as const).map((name) =>
    differs(
      sum(posted.filter(({ type }) => sumOfType(type) === name)) !== said[name],
      `expected \`${name}\` to be what posted ${typesOf(name).join(' and ')} come to`,
    ),
  )
}

function stepsOf({ summary }: History): string[][] {
  const { opening, earned, redeemed, adjusted, closing, earnedByWeek, spentByMonth } = summary
  const weeks = earnedByWeek.map(({ weekStart }) => weekStart)
  const months = spentByMonth.map(({ month }) => month)
  return [
    differs(
      opening + earned - redeemed + adjusted !== closing,
      'expected opening + earned − redeemed + adjusted = closing',
    ),
    differs(sum(earnedByWeek) !== earned, 'expected the weeks to come to `earned`'),
    differs(sum(spentByMonth) !== redeemed, 'expected the months to come to `redeemed`'),
    differs(
      weeks.join() !== weeksOf(summary).join() || months.join() !== monthsOf(summary).join(),
      'expected every week from the first day on, and every month that the range touches, oldest first',
    ),
  ]
}

/** The first day of every week of the range, from its first day in steps of seven. */
function weeksOf({ fromDate, toDate }: History['summary']): string[] {
  const [first, last] = [Date.parse(fromDate), Date.parse(toDate)]
  const count = Math.floor((last - first) / WEEK_MS) + 1
  return Array.from({ length: Math.max(0, count) }, (_, at) =>
    new Date(first + at * WEEK_MS).toISOString().slice(0, 10),
  )
}

/** Every month that the range touches. */
function monthsOf({ fromDate, toDate }: History['summary']): string[] {
  const inMonths = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
  const [first, last] = [inMonths(fromDate), inMonths(toDate)]
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => {
    const month = first + at
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}

const idsOf = ({ transactions }: History) => transactions.map(({ id }) => id)

const sum = (of: readonly { points: number }[]) => of.reduce((all, { points }) => all + points, 0)

/**
 * Balances after the last posted transactions: several at one time, or none in twelve months. Balances may run in the order of the
 * lines or of their posting, which are two where points that were pending came after those of a later line.
 */
function lastPosted({ transactions, summary }: History): (number | null)[] {
  const posted = transactions.flatMap(({ occurredAt, postedAt, balanceAfter }) =>
    postedAt === null ? [] : [{ at: [Date.parse(occurredAt), Date.parse(postedAt)], balanceAfter }],
  )
  const last = [0, 1].map((order) => Math.max(...posted.map(({ at }) => at[order] ?? 0)))
  if (posted.length === 0) return [summary.opening]
  return posted
    .filter(({ at }) => at.some((one, order) => one === last[order]))
    .map((one) => one.balanceAfter)
}
