import { Check } from 'lucide'
import { Icon } from '../../components/icon/icon.tsx'
import { inItsLanguage } from '../../components/in-its-language/in-its-language.ts'
import { CoverLink } from '../../components/link/cover-link.tsx'
import { Picture, type PictureSource } from '../../components/picture/picture.tsx'
import { OfferBadge, type OfferBadgeProps } from './offer-badge.tsx'
import { OfferNumeral } from './offer-numeral.tsx'

export type OfferCardProps = {
  /** The headline number and its unit. */
  numeral: { value: string; unit: string }
  /** Brand that makes the offer. */
  brand: string
  /** Title of the offer. */
  title: string
  /** Exclusions, always in full. None by default. */
  exclusions?: string
  /** Why the reader sees it: "You bought three books this season." None by default. */
  reason?: string | null
  /** How it stands for the reader: "Used 1 of 2 times". None by default. */
  own?: string
  /** Square crop of the brand's art, 64 px. */
  swatch: PictureSource
  /** When it ends; null for what is permanent. */
  badge: OfferBadgeProps | null
  /** Badge text of an offer that needs a code: "Coupon". None by default. */
  coupon?: string
  /** Link to the offer; `context` completes its label for screen readers: "Details: Nordique Café". */
  action: { href: string; label: string; context: string }
  /** Heading level of the title: 3 below an h2 (default), 2 where offers are the page. */
  headingLevel?: 2 | 3
}

/**
 * An offer led by its number, under a rule instead of in a box. The whole card is the link. Cards in a row align their footers; on a tablet each
 * is a row.
 */
export function OfferCard(props: OfferCardProps) {
  const {
    numeral,
    brand,
    title,
    exclusions,
    reason,
    own,
    swatch,
    badge,
    coupon,
    action,
    headingLevel = 3,
  } = props
  const Heading = `h${headingLevel}` as const
  return (
    <article className="offer-card group relative skip-offscreen border-t-2 border-ink pt-5">
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
        <p className="text-small text-ink-2">{inItsLanguage(brand)}</p>
        <Heading className="mt-1 text-h3">{inItsLanguage(title)}</Heading>
        {exclusions ? <p className="mt-2 text-small text-ink-2">{inItsLanguage(exclusions)}</p> : null}
        {reason ? <p className="mt-2 text-small text-aurora-text">{inItsLanguage(reason)}</p> : null}
        {own ? (
          <p className="mt-2 flex items-start gap-1.5 text-small font-semibold">
            <Icon of={Check} size={16} className="mt-0.5 shrink-0 text-success" />
            {own}
          </p>
        ) : null}
      </div>
      <p className="offer-card-badge flex flex-wrap gap-1.5">
        {coupon ? <OfferBadge kind="coupon" label={coupon} /> : null}
        {badge ? <OfferBadge {...badge} /> : null}
      </p>
      <p className="offer-card-action text-small">
        <CoverLink
          href={action.href}
          className="font-semibold underline decoration-aurora-line decoration-[1.5px] underline-offset-[.3em] group-hover:decoration-2"
        >
          {action.label}
          <span className="sr-only">{`\u00A0${action.context}`}</span>
        </CoverLink>
      </p>
    </article>
  )
}
