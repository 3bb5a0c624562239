import { GiftCardTile } from '@borealis/design-system/patterns/gift-card-tile/gift-card-tile.tsx'
import { formatCentsPerPoint, formatDenomination } from '#app/domain/money.ts'
import { formatPoints, shortfall } from '#app/domain/points.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import type { BrandSummary } from './brand-summary.ts'
import { cardArt } from './card-art.ts'

interface BrandTileProps {
  readonly brand: BrandSummary
  /** The member's points; absent or `null` for visitors and while unknown: then no gap is shown. */
  readonly balance?: number | null | undefined
  /** How wide the art is laid out, for `<img sizes>`. */
  readonly sizes: string
  readonly eager?: boolean
  readonly isLargest?: boolean
  /** Also shows what a point buys, for lists that are sorted by it. */
  readonly showsRate?: boolean
}

/** A brand in the window: its art, its smallest amount, and how far that is when it is out of reach. */
export function BrandTile({
  brand,
  balance = null,
  sizes,
  eager = false,
  isLargest = false,
  showsRate = false,
}: BrandTileProps) {
  const locale = currentLocale()
  const { brandId, brandName, art, points, valueCents } = brand
  const short = balance === null ? 0 : shortfall(points, balance)
  const amount = formatDenomination(valueCents, locale)
  const rate = formatCentsPerPoint(brand.bestCentsPer1000Points, locale)
  const gap = {
    value: balance ?? 0,
    max: points,
    label: m.giftCards_toGo({ points: formatPoints(short, locale) }),
  }
  return (
    <GiftCardTile
      href={href('/gift-cards/$brandId', { brandId })}
      name={brandName}
      from={m.giftCards_from({ points: formatPoints(points, locale) })}
      amount={showsRate ? m.giftCards_amountAndRate({ amount, rate }) : amount}
      art={cardArt(art, sizes, { eager, isLargest })}
      {...(short > 0 && { gap })}
    />
  )
}
