import { Button } from '../../components/button/button.tsx'
import { inItsLanguage } from '../../components/in-its-language/in-its-language.ts'
import { Picture, type PictureSource } from '../../components/picture/picture.tsx'
import { OfferBadge, type OfferBadgeProps } from '../offer-card/offer-badge.tsx'
import { OfferNumeral } from '../offer-card/offer-numeral.tsx'

export type FeaturedOfferProps = {
  /** The headline number and its unit. */
  numeral: { value: string; unit: string }
  /** Brand that makes the offer. */
  brand: string
  /** Title of the offer. */
  title: string
  /** Exclusions, in full. */
  terms: string
  /** The brand's picture, without text in it. `isLargest` gives it loading priority. */
  art: PictureSource & { isLargest?: boolean }
  /** When it ends. */
  badge: OfferBadgeProps
  /** Link to the offer. */
  action: { href: string; label: string }
}

/** One offer at large scale: art on the left (seven of twelve columns), text on the right. */
export function FeaturedOffer({ numeral, brand, title, terms, art, badge, action }: FeaturedOfferProps) {
  return (
    <article className="-mx-margin grid overflow-hidden bg-sunken tablet:mx-0 tablet:min-h-[424px] tablet:grid-cols-2 tablet:rounded-window desktop:grid-cols-[7fr_5fr]">
      <div className="relative h-[212px] tablet:h-auto">
        <Picture {...art} eager width={756} height={424} className="absolute inset-0 size-full" />
      </div>
      <div className="px-margin py-7 tablet:px-8 tablet:py-11 desktop:px-12">
        <p className="mb-4">
          <OfferBadge {...badge} />
        </p>
        <OfferNumeral {...numeral} size="featured" />
        <p className="mt-4 text-ink-2">{inItsLanguage(brand)}</p>
        <h3 className="mt-1 max-w-80 text-h3">{inItsLanguage(title)}</h3>
        <p className="mt-4 max-w-[32rem] text-small text-ink-2">{inItsLanguage(terms)}</p>
        <p className="mt-5">
          <Button href={action.href} variant="secondary" size="small">
            {action.label}
          </Button>
        </p>
      </div>
    </article>
  )
}
