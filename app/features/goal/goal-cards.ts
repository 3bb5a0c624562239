import type { Goal } from '@borealis/contract/customers.ts'
import type { Denomination, GiftCardBrand } from '@borealis/contract/gift-cards.ts'
import { cheapestAmount } from '@borealis/contract/order-line.ts'
import { type Art, artOf } from '#app/domain/art.ts'

/** Brands in the list on the goal's page; any other is pinned on its own page. */
export const MAX_GOAL_BRANDS = 48

/** A brand to save for, with its amounts; one that is sold out today may be there by then. */
export interface GoalBrand {
  readonly brandId: string
  readonly brandName: string
  readonly art: Art
  readonly denominations: readonly Pick<Denomination, 'sku' | 'valueCents' | 'points'>[]
  readonly cheapest: Pick<Denomination, 'valueCents' | 'points'> | undefined
}

/** The most chosen brands that have an amount, and how many there are. */
export function goalCards(all: readonly GiftCardBrand[]) {
  const sold = all.filter(({ denominations }) => denominations.length > 0)
  const brands = sold
    .toSorted((a, b) => a.popularity - b.popularity)
    .slice(0, MAX_GOAL_BRANDS)
    .map((brand): GoalBrand => {
      const cheapest = cheapestAmount(brand)
      return {
        brandId: brand.brandId,
        brandName: brand.brandName,
        art: artOf(brand.cmsContent.image),
        denominations: brand.denominations.map(({ sku, valueCents, points }) => ({
          sku,
          valueCents,
          points,
        })),
        cheapest: cheapest && { valueCents: cheapest.valueCents, points: cheapest.points },
      }
    })
  return { count: sold.length, brands }
}

const SEPARATOR = '/'

/** A brand and an amount as one value of a list: `tundra-tech/tundra-tech-300`. */
export const goalValue = ({ brandId, sku }: Goal): string => `${brandId}${SEPARATOR}${sku}`

/** The card that a form names; null for none. */
export function readGoal(value: string | undefined): Goal | null {
  const [brandId, ...rest] = (value ?? '').split(SEPARATOR)
  // An amount's code may have the sign too.
  const sku = rest.join(SEPARATOR)
  return brandId && sku ? { brandId, sku } : null
}

/**
 * The amount to propose: the first that is still out of reach, or the dearest where points reach them all; none above what may be
 * redeemed in a day, unless all are.
 */
export function proposedAmount<Amount extends { readonly points: number }>(
  amounts: readonly Amount[],
  balance: number | null,
  maxPointsPerDay = Number.POSITIVE_INFINITY,
): Amount | undefined {
  const allowed = amounts.filter(({ points }) => points <= maxPointsPerDay)
  const some = allowed.length > 0 ? allowed : amounts
  return some.find(({ points }) => points > (balance ?? 0)) ?? some.at(-1)
}
