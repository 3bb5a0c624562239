import { ActionLink } from '../../components/link/link.tsx'
import { Picture, type PictureSource } from '../../components/picture/picture.tsx'
import { OfferBadge, type OfferBadgeProps } from './offer-badge.tsx'
import { OfferNumeral } from './offer-numeral.tsx'

export type OfferCardProps = {
  /** The number that leads, and its small unit. */
  numeral: { value: string; unit: string }
  /** Who makes the offer. */
  brand: string
  /** What the offer is. */
  title: string
  /** In full: what is left out is part of the offer. */
  exclusions?: string
  /** Why this reader sees it: “You bought three books this season.” None by default. */
  reason?: string | null
  /** A square of the brand's art, 64 px. */
  swatch: PictureSource
  /** Until when it lasts. */
  badge: OfferBadgeProps
  /** Said before it when the offer needs a code: "Coupon". None by default. */
  coupon?: string
  /** `context` completes the label for screen readers: "Details: Nordique Café". */
  action: { href: string; label: string; context: string }
  /** 3 under an h2 (default), 2 where offers are the page. */
  headingLevel?: 2 | 3
}

/** An offer led by its number: a rule above, no box. Cards in a row share their feet; on a tablet it is a row. */
export function OfferCard(props: OfferCardProps) {
  const { numeral, brand, title, exclusions, reason, swatch, badge, coupon, action, headingLevel = 3 } = props
  const Heading = `h${headingLevel}` as const
  return (
    <article className="offer-card drawn-when-near border-t-2 border-ink pt-5">
      <div className="offer-card-number">
        <OfferNumeral {...numeral} />
      </div>
      <Picture
        {...swatch}
        width={64}
        height={64}
        className="offer-card-swatch size-16 rounded-button shadow-edge"
      />
      <div className="offer-card-words">
        <p className="text-small text-ink-2">{brand}</p>
        <Heading className="mt-1 text-h3">{title}</Heading>
        {exclusions ? <p className="mt-2 text-small text-ink-2">{exclusions}</p> : null}
        {reason ? <p className="mt-2 text-small text-aurora-text">{reason}</p> : null}
      </div>
      <p className="offer-card-badge flex flex-wrap gap-1.5">
        {coupon ? <OfferBadge kind="coupon" label={coupon} /> : null}
        <OfferBadge {...badge} />
      </p>
      <p className="offer-card-action text-small">
        <ActionLink href={action.href}>
          {action.label}
          <span className="sr-only"> {action.context}</span>
        </ActionLink>
      </p>
    </article>
  )
}
