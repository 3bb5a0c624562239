import { GiftCardTile } from '@borealis/design-system/patterns/gift-card-tile/gift-card-tile.tsx'
import type { GiftCardBrand } from '#app/backend/contract/gift-cards.ts'
import { formatDenomination } from '#app/domain/money.ts'
import { formatPoints, shortfall } from '#app/domain/points.ts'
import { imageUrl, srcSet } from '#app/images/image-url.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/site/href.ts'
import { currentLocale } from '#app/site/locale.ts'

const ART_WIDTHS = [256, 384, 640, 828]

interface BrandTileProps {
  readonly brand: GiftCardBrand
  /** The member's points; absent for visitors and while unknown: then no gap is shown. */
  readonly balance?: number | undefined
  /** How wide the art is laid out, for `sizes`. */
  readonly sizes: string
  readonly eager?: boolean
  readonly level?: 2 | 3
}

/** A brand in the window: its art, its smallest amount, and how far that is when it is out of reach. */
export function BrandTile({ brand, balance, sizes, eager = false, level = 3 }: BrandTileProps) {
  const locale = currentLocale()
  const [cheapest] = brand.denominations
  const art = brand.cmsContent.image.url
  const missing = cheapest && balance !== undefined ? shortfall(cheapest.points, balance) : 0
  if (!cheapest) return null
  return (
    <GiftCardTile
      href={href('/gift-cards/$brandId', { brandId: brand.brandId })}
      name={brand.brandName}
      from={m.giftCards_from({ points: formatPoints(cheapest.points, locale) })}
      amount={formatDenomination(cheapest.valueCents, locale)}
      art={{ src: imageUrl(art, 384), srcSet: srcSet(art, ART_WIDTHS), sizes, alt: '', eager }}
      level={level}
      {...(missing > 0 && {
        gap: {
          value: cheapest.points - missing,
          max: cheapest.points,
          label: m.giftCards_pointsToGo({ points: formatPoints(missing, locale) }),
        },
      })}
    />
  )
}
