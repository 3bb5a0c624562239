import type { Transaction } from '@borealis/contract/points.ts'
import { asSentence } from '@borealis/contract/text.ts'
import { sumOfType } from '@borealis/contract/transaction-types.ts'
import type {
  LedgerColumns,
  LedgerMonthProps,
} from '@borealis/design-system/patterns/ledger/ledger-month.tsx'
import type { LedgerFact, LedgerRowProps } from '@borealis/design-system/patterns/ledger/ledger-row.tsx'
import { ArrowDownLeft, Gift, type IconNode, Scale } from 'lucide'
import {
  capitalised,
  formatDateAndTime,
  formatDateWithWeekday,
  formatDay,
  formatMonthHeading,
} from '#app/domain/dates.ts'
import { sumEntries } from '#app/domain/ledger.ts'
import type { Locale } from '#app/domain/locale.ts'
import { formatMoney } from '#app/domain/money.ts'
import { formatPoints, formatSignedPoints } from '#app/domain/points.ts'
import { dayToCome, type Moment, type Reader } from '#app/domain/reader.ts'
import { dayIn } from '#app/domain/time-zone.ts'
import { swatch } from '#app/images/image-url.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'

/** What a line is about. One that a backend says nothing of, or a blank, is named by what else is known: it is a link, or opens. */
export const whatOf = ({ description, category, reference }: Transaction): string =>
  description.trim() || category.name.trim() || reference

/** A line of the ledger as the design system shows it: a sentence, its sum, and the balance after it. */
export function ledgerLine(transaction: Transaction, moment: Moment): LedgerRowProps & { id: string } {
  const { locale, timeZone } = moment
  const { id, occurredAt, category, points, balanceAfter, orderNumber } = transaction
  const date = formatDay(occurredAt, locale, timeZone)
  const why = whyOf(transaction, moment)
  return {
    id,
    date,
    mark: markOf(transaction),
    what: whatOf(transaction),
    ...(orderNumber && { href: href('/account/orders/$orderNumber', { orderNumber }) }),
    ...(why && { why }),
    category: category.name,
    points: formatSignedPoints(points, locale),
    direction: points >= 0 ? 'earned' : 'spent',
    balance: balanceAfter === null ? m.history_pending() : formatPoints(balanceAfter, locale),
    phoneLine:
      balanceAfter === null
        ? m.history_phonePending({ date })
        : m.history_phoneLine({ date, balance: formatPoints(balanceAfter, locale) }),
  }
}

/** Why so many, and by when they are in; where the programme gives no reason, base and bonus are one. */
function whyOf(transaction: Transaction, moment: Moment): string {
  const { explanation, postedAt, postsBy } = transaction
  const reason = explanation || baseAndBonus(transaction, moment.locale)
  const by = postedAt === null && dayToCome(postsBy, moment)
  if (!by) return reason
  const date = formatDay(by, moment.locale, moment.timeZone)
  return reason ? m.history_whyPending({ reason: asSentence(reason), date }) : m.history_postsBy({ date })
}

/** What of the points was a bonus; nothing for a line without one, or whose parts are not known. */
const baseAndBonus = ({ basePoints, bonusPoints }: Transaction, locale: Locale): string =>
  bonusPoints && basePoints !== null
    ? m.history_baseAndBonus({
        base: formatPoints(basePoints, locale),
        bonus: formatPoints(bonusPoints, locale),
      })
    : ''

/** What a line does not say in its row: when exactly, base and bonus, the card, and the number to quote. */
export function ledgerFacts(
  transaction: Transaction,
  { cardName, canClaim, ...moment }: Moment & { cardName: string; canClaim: boolean },
): LedgerFact[] {
  const { locale, timeZone } = moment
  const { reference, occurredAt, postedAt, amountCents, orderNumber } = transaction
  const postsBy = dayToCome(transaction.postsBy, moment)
  const sum = baseAndBonus(transaction, locale)
  // What was bought there and then, and brought less than it should have.
  const partner = canClaim && sumOfType(transaction.type) === 'earned' ? transaction.partner : null
  const facts: (LedgerFact | false)[] = [
    {
      id: 'reference',
      label: m.history_reference(),
      value: reference,
      copy: { label: m.history_copy(), context: m.history_copyContext(), copied: m.history_copied() },
    },
    {
      id: 'when',
      label: m.history_when(),
      value: capitalised(formatDateAndTime(occurredAt, locale, timeZone)),
    },
    {
      id: 'posted',
      label: m.history_columnPosted(),
      value: postedAt
        ? capitalised(formatDateWithWeekday(postedAt, locale, timeZone))
        : postsBy
          ? m.history_byDate({ date: formatDateWithWeekday(postsBy, locale, timeZone) })
          : m.history_pending(),
    },
    amountCents !== null && {
      id: 'paid',
      label: m.history_paid(),
      value: formatMoney(amountCents, locale),
    },
    sum !== '' && { id: 'sum', label: m.history_baseAndBonusLabel(), value: sum },
    { id: 'card', label: m.history_filterCard(), value: cardName },
    orderNumber !== null && {
      id: 'order',
      label: m.history_order(),
      value: orderNumber,
      href: href('/account/orders/$orderNumber', { orderNumber }),
    },
    partner !== null && {
      id: 'missing',
      label: m.history_missing(),
      value: m.history_missingClaim(),
      href: `${href('/help/missing-points', { partner: partner.code, on: dayIn(occurredAt, timeZone) })}#claim`,
    },
  ]
  return facts.filter((fact) => fact !== false)
}

function markOf({ partner, type }: Transaction): LedgerRowProps['mark'] {
  if (partner?.image?.url) return { kind: 'swatch', ...swatch(partner.image, 48, 96) }
  return { kind: 'icon', icon: marks[type] }
}

const marks: Readonly<Record<Transaction['type'], IconNode>> = {
  EARN: ArrowDownLeft,
  BONUS: ArrowDownLeft,
  REDEEM: Gift,
  REFUND: Gift,
  ADJUST: Scale,
  EXPIRE: Scale,
  other: Scale,
}

type Month = Pick<LedgerMonthProps, 'title' | 'summary' | 'rows'> & { id: string }

/** How much of the months the lines are. */
interface Shown {
  /** Newer lines are on another page. */
  readonly hasNewer: boolean
  /** So are older ones. */
  readonly hasOlder: boolean
  /** A filter leaves lines out. */
  readonly isPart: boolean
  /** Lines that cannot be read: nothing says of which month they are. */
  readonly leftOut: number
  /** Days of months of which the period has only a part, in one text (`cuttingDays`). */
  readonly cut: string
}

/**
 * Posted lines by the month in which they happened, newest first, each month with its sums. A month is summed only when it is
 * whole: a sum of a part would look like the sum of the month.
 */
export function ledgerMonths(
  transactions: readonly Transaction[],
  { hasNewer, hasOlder, isPart, leftOut, cut }: Shown,
  reader: Reader,
  rowOf: (line: Transaction) => LedgerRowProps & { id: string },
): Month[] {
  const groups = new Map<string, Transaction[]>()
  for (const line of transactions) {
    const month = dayIn(line.occurredAt, reader.timeZone).slice(0, 7)
    const lines = groups.get(month)
    if (lines) lines.push(line)
    else groups.set(month, [line])
  }
  return [...groups].map(([month, lines], index) => {
    const isOnTwoPages = (hasNewer && index === 0) || (hasOlder && index === groups.size - 1)
    const isCut = isPart || leftOut > 0 || cut.includes(month)
    return {
      id: month,
      title: formatMonthHeading(month, reader.locale, reader.timeZone),
      summary: isOnTwoPages ? m.history_monthCut() : isCut ? '' : sums(lines, reader.locale),
      rows: lines.map(rowOf),
    }
  })
}

function sums(lines: readonly Transaction[], locale: Locale): string {
  const { earned, redeemed, adjusted } = sumEntries(lines)
  const words = { earned: formatPoints(earned, locale), redeemed: formatPoints(redeemed, locale) }
  if (adjusted === 0) return m.history_monthSummary(words)
  return m.history_monthSummaryAdjusted({ ...words, adjusted: formatSignedPoints(adjusted, locale) })
}

/** What the pending lines come to, and by when all of it is in; nothing where they are not all that is pending. */
export function pendingSum(
  lines: readonly Transaction[],
  { hasNewer, hasOlder, isPart, leftOut }: Omit<Shown, 'cut'>,
  moment: Moment,
): string {
  const { locale, timeZone } = moment
  if (hasNewer || hasOlder || isPart || leftOut > 0) return ''
  const points = formatPoints(
    lines.reduce((sum, line) => sum + line.points, 0),
    locale,
  )
  const days = lines.flatMap(({ postsBy }) => postsBy ?? []).sort()
  const by = days.length === lines.length ? dayToCome(days.at(-1), moment) : null
  return by
    ? m.history_pendingSumBy({ points, day: formatDay(by, locale, timeZone) })
    : m.history_pendingSum({ points })
}

/** The heads of the ledger's columns. */
export const ledgerColumns = (): LedgerColumns => ({
  date: m.history_columnDate(),
  what: m.history_columnWhat(),
  category: m.history_columnCategory(),
  points: m.history_columnPoints(),
  balance: m.history_columnBalance(),
})
