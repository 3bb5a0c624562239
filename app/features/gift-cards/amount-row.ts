import type { Denomination, GiftCardBrand } from '@borealis/contract/gift-cards.ts'
import type { AmountRow } from '@borealis/design-system/patterns/gift-card-detail/amount-list.tsx'
import { centsPer1000Points, formatCentsPerPoint, formatDenomination } from '#app/domain/money.ts'
import { formatPoints, shortfall } from '#app/domain/points.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import { formatName } from './format-names.ts'
import { hasStock } from './stock.ts'

/**
 * One amount of a brand as its own page lists it: what it costs, and what it would leave or what is missing. It leads on
 * unless the account is stopped.
 */
export function amountRow(
  brand: GiftCardBrand,
  denomination: Denomination,
  { balance, isStopped }: { readonly balance: number | null; readonly isStopped: boolean },
): AmountRow {
  const locale = currentLocale()
  const { sku, points, valueCents } = denomination
  const label = formatDenomination(valueCents, locale)
  const soldOut = brand.formats.filter((format) => !hasStock(denomination, format))
  const row = {
    id: sku,
    label,
    points: m.giftCards_pointsAndRate({
      points: formatPoints(points, locale),
      rate: formatCentsPerPoint(centsPer1000Points(denomination), locale),
    }),
  }
  if (soldOut.length === brand.formats.length) return { ...row, detail: m.giftCards_soldOut() }

  const short = balance === null ? 0 : shortfall(points, balance)
  if (balance !== null && short > 0) {
    const gapLabel = m.giftCards_toGo({ points: formatPoints(short, locale) })
    return { ...row, gap: { value: balance, max: points, label: gapLabel } }
  }
  const detail = [
    ...(balance === null ? [] : [m.giftCards_leaves({ points: formatPoints(balance - points, locale) })]),
    ...soldOut.map((format) => m.giftCards_someSoldOut({ format: formatName(format) })),
  ].join(' · ')
  return {
    ...row,
    ...(detail && { detail }),
    ...(!isStopped && {
      action: {
        href: href('/gift-cards/$brandId/redeem', { brandId: brand.brandId }, { sku }),
        label: m.giftCards_chooseAmount({ amount: label }),
      },
    }),
  }
}
