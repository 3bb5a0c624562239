import { OfferCard } from '@borealis/design-system/patterns/offer-card/offer-card.tsx'
import { OfferGrid } from '@borealis/design-system/patterns/offer-card/offer-grid.tsx'
import { Section } from '@borealis/design-system/patterns/section/section.tsx'
import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import { useQuery } from '@tanstack/react-query'
import type { Moment } from '#app/domain/reader.ts'
import { swatch } from '#app/images/image-url.ts'
import { useLabels } from '#app/member-data/labels.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { useMoment, useProvinceCode } from '#app/member-data/reader.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import { endBadge, type OfferSummary, ownWords, whereText } from './offer-summary.ts'
import { offerQueries } from './offers.data.ts'

/** Offers side by side. */
export function OfferList({
  offers,
  headingLevel,
}: {
  offers: readonly OfferSummary[]
  headingLevel?: 2 | 3
}) {
  const moment = useMoment()
  const whereOf = useWhere()
  return (
    <OfferGrid>
      {offers.map((offer) => (
        <OfferTile
          key={offer.offerCode}
          offer={offer}
          moment={moment}
          where={whereOf(offer)}
          {...(headingLevel && { headingLevel })}
        />
      ))}
    </OfferGrid>
  )
}

/** What is on at a brand, under its gift cards; nothing where nothing is on or known. */
export function BrandOffers({ brandId, brand }: { brandId: string; brand: string }) {
  const { data: offers = [] } = useQuery(offerQueries.ofBrand(brandId))
  return <RelatedOffers id="offers" title={m.offers_atBrand({ brand })} offers={offers} />
}

/** A few offers under another page, and the way to all. */
export function RelatedOffers({
  id,
  title,
  offers,
}: {
  id: string
  title: string
  offers: readonly OfferSummary[]
}) {
  if (offers.length === 0) return null
  return (
    <Section id={id} labelledBy={`${id}-title`}>
      <SectionHeading
        id={`${id}-title`}
        title={title}
        link={{ href: href('/offers'), label: m.site_seeOffers() }}
      />
      <OfferList offers={offers} />
    </Section>
  )
}

interface OfferTileProps {
  readonly offer: OfferSummary
  readonly moment: Moment
  /** Where it holds, in words, when that is not everywhere and the reader's province is not known. */
  readonly where?: string | undefined
  readonly headingLevel?: 2 | 3
}

/** An offer in a list, led by its number, with its exclusions in full. */
function OfferTile({ offer, moment, where, headingLevel }: OfferTileProps) {
  const labels = useLabels()
  const { title, brand, swatch: ofBrand, exclusions, isCouponBased } = offer.cmsContent
  return (
    <OfferCard
      numeral={offer.headline}
      brand={brand.title}
      title={title}
      reason={offer.reason}
      exclusions={where ? `${exclusions} ${where}` : exclusions}
      swatch={swatch(ofBrand, 64, 128)}
      // Of what is permanent, its own page says so.
      badge={offer.endDate === null ? null : endBadge(offer, moment)}
      {...(offer.own && { own: ownWords(offer.own, moment) })}
      {...(isCouponBased && { coupon: m.offers_coupon() })}
      action={{
        href: href('/offers/$offerCode', { offerCode: offer.offerCode }),
        label: offer.hasCode ? m.offers_showCode() : labels.details,
        context: brand.title,
      }}
      {...(headingLevel && { headingLevel })}
    />
  )
}

/** Says where an offer holds, as far as the reader of this page has to know. */
function useWhere(): (offer: Pick<OfferSummary, 'provinceCodes'>) => string | undefined {
  const { data: pageData } = useQuery(pageDataQueries.current())
  const province = useProvinceCode()
  return ({ provinceCodes }) => whereText(provinceCodes, province, pageData?.provinces)
}
