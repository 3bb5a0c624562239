import type { LedgerRowProps } from '@borealis/design-system/patterns/ledger/ledger-row.tsx'
import { ArrowDownLeft, Gift, Scale } from 'lucide-react'
import type { Transaction } from '#app/backend/contract/points.ts'
import { formatDay } from '#app/domain/dates.ts'
import type { Locale } from '#app/domain/locale.ts'
import { formatPoints, formatSignedPoints } from '#app/domain/points.ts'
import { densitySrcSet, imageUrl } from '#app/images/image-url.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/site/href.ts'

const SWATCH_WIDTH = 44

interface Reader {
  readonly locale: Locale
  readonly timeZone: string
}

/** A line of the ledger as the design system shows it: a sentence, its sum, and the balance after it. */
export function ledgerLine(
  transaction: Transaction,
  { locale, timeZone }: Reader,
): LedgerRowProps & { id: string } {
  const { id, occurredAt, description, explanation, category, points, balanceAfter, orderNumber } =
    transaction
  const date = formatDay(occurredAt, locale, timeZone)
  const balance = balanceAfter === null ? m.history_pending() : formatPoints(balanceAfter, locale)
  return {
    id,
    date,
    mark: markOf(transaction),
    what: description,
    ...(orderNumber && { href: href('/account/orders/$orderNumber', { orderNumber }) }),
    ...(explanation && { why: explanation }),
    category: category.name,
    points: formatSignedPoints(points, locale),
    direction: points >= 0 ? 'earned' : 'spent',
    balance,
    phoneLine:
      balanceAfter === null ? m.history_phonePending({ date }) : m.history_phoneLine({ date, balance }),
  }
}

function markOf({ partner, type }: Transaction): LedgerRowProps['mark'] {
  const swatch = partner?.image?.url
  if (swatch) {
    return {
      kind: 'swatch',
      src: imageUrl(swatch, SWATCH_WIDTH),
      srcSet: densitySrcSet(swatch, SWATCH_WIDTH),
    }
  }
  if (type === 'REDEEM' || type === 'REFUND') return { kind: 'icon', icon: Gift }
  return { kind: 'icon', icon: type === 'EARN' || type === 'BONUS' ? ArrowDownLeft : Scale }
}
