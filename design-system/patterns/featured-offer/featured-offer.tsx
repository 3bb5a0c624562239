import { Button } from '../../components/button/button.tsx'
import { OfferBadge, type OfferBadgeProps } from '../offer-card/offer-badge.tsx'
import { OfferNumeral } from '../offer-card/offer-numeral.tsx'

export type FeaturedOfferProps = {
  /** The number that leads, and its small unit. */
  numeral: { value: string; unit: string }
  /** Who makes the offer. */
  brand: string
  /** What the offer is. */
  title: string
  /** Exclusions, in full. */
  terms: string
  /** The brand's picture; it carries no text. */
  art: { src: string; srcSet?: string; sizes?: string }
  /** Until when it lasts. */
  badge: OfferBadgeProps
  /** The way to the offer. */
  action: { href: string; label: string }
}

/** The one offer at large scale: the brand's art over seven columns, the words over five. */
export function FeaturedOffer({ numeral, brand, title, terms, art, badge, action }: FeaturedOfferProps) {
  return (
    <article className="-mx-5 grid overflow-hidden bg-sunken tablet:mx-0 tablet:rounded-window desktop:min-h-[424px] desktop:grid-cols-[7fr_5fr]">
      <div className="relative h-[212px] tablet:h-[300px] desktop:h-auto">
        <img
          src={art.src}
          srcSet={art.srcSet}
          sizes={art.srcSet ? art.sizes : undefined}
          alt=""
          width={756}
          height={424}
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
      </div>
      <div className="px-5 py-7 tablet:p-10 desktop:px-12 desktop:py-11">
        <p className="mb-4">
          <OfferBadge {...badge} />
        </p>
        <OfferNumeral {...numeral} size="featured" />
        <p className="mt-4 text-ink-2">{brand}</p>
        <h3 className="mt-1 max-w-[20rem] text-h3">{title}</h3>
        <p className="mt-4 max-w-[30rem] text-small text-ink-2">{terms}</p>
        <p className="mt-5">
          <Button href={action.href} variant="secondary" size="small">
            {action.label}
          </Button>
        </p>
      </div>
    </article>
  )
}
