import type { GiftCardBrand } from '@borealis/contract/gift-cards.ts'
import type { Offer, OfferState } from '@borealis/contract/offers.ts'
import { amountsInStock } from '@borealis/contract/order-line.ts'
import { pictureSizes } from '@borealis/design-system/breakpoints'
import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { Barcode } from '@borealis/design-system/components/barcode/barcode.tsx'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { CodeText } from '@borealis/design-system/components/code-text/code-text.tsx'
import { useCopy } from '@borealis/design-system/components/copy-link/use-copy.ts'
import { ActionLink } from '@borealis/design-system/components/link/link.tsx'
import { ItemDetail } from '@borealis/design-system/patterns/item-detail/item-detail.tsx'
import { OfferBadge } from '@borealis/design-system/patterns/offer-card/offer-badge.tsx'
import { OfferNumeral } from '@borealis/design-system/patterns/offer-card/offer-numeral.tsx'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Check, Copy } from 'lucide'
import { capitalised, distanceToDay, formatDate, formatDateWithWeekday } from '#app/domain/dates.ts'
import type { Locale } from '#app/domain/locale.ts'
import { formatPoints } from '#app/domain/points.ts'
import { giftCardQueries } from '#app/features/gift-cards/gift-cards.data.ts'
import { picture } from '#app/images/image-url.ts'
import { useLabels } from '#app/member-data/labels.ts'
import { pageDataQueries, useIsClosed } from '#app/member-data/page-data.data.ts'
import { useMoment, useProvinceCode } from '#app/member-data/reader.ts'
import * as m from '#app/paraglide/messages.js'
import { sessionQueries } from '#app/session/session.data.ts'
import { href, signInHref } from '#app/shell/links/href.ts'
import { OfferCountdown } from './offer-countdown.tsx'
import { RelatedOffers } from './offer-list.tsx'
import { endBadge, isAhead, ownWords, provinceNames } from './offer-summary.ts'
import { offerQueries } from './offers.data.ts'

const TERMS_ID = 'offer-terms'
const ART_WIDTHS = [384, 640, 828, 1080, 1200] as const

/** One offer with everything that belongs to it; an ended one keeps its terms readable. */
export function OfferPage({ offerCode }: { offerCode: string }) {
  const { data: offer } = useSuspenseQuery(offerQueries.one(offerCode))
  const labels = useLabels()
  const moment = useMoment()
  const { title, brand, image, exclusions, couponCode, details, howToSpend, termsAndConditions } =
    offer.cmsContent
  const { endDate } = offer
  const isOver = endDate !== null && distanceToDay(endDate, moment.now, moment.timeZone).kind === 'past'
  const isRunning = !isOver && !isAhead(offer, moment)
  const isElsewhere = useIsElsewhere(offer) && !isOver
  // Whoever cannot use it, yet or any more, is not told how.
  const isUsable = isRunning && !isElsewhere && offer.own?.state !== 'done'
  const facts = useFacts(offer, isUsable, isElsewhere)
  const notes = [
    { id: 'offer-details', title: labels.details, text: details },
    { id: 'offer-how', title: labels.howToSpend, text: isUsable ? howToSpend : '' },
    { id: TERMS_ID, title: labels.termsAndConditions, text: termsAndConditions },
  ]
  const { data: similar = [] } = useQuery(offerQueries.similar(offer))
  return (
    <>
      <ItemDetail
        back={{ href: href('/offers'), label: m.offers_back() }}
        art={
          image && {
            ...picture(image, 828, ART_WIDTHS),
            // On a desk it is cut at the sides: its height decides.
            sizes: pictureSizes('100vw', { tablet: '690px', desktop: '625px' }),
          }
        }
        notice={
          isOver ? (
            <Banner
              status="warning"
              title={m.offers_endedTitle({ date: formatDate(endDate, moment.locale, moment.timeZone) })}
              action={
                termsAndConditions === '' ? null : (
                  <ActionLink href={`#${TERMS_ID}`}>{labels.readMoreTermsConditions}</ActionLink>
                )
              }
            >
              {m.offers_endedText()}
            </Banner>
          ) : null
        }
        lead={
          <>
            <p className="mb-4">
              <OfferBadge {...endBadge(offer, moment)} />
            </p>
            <OfferNumeral {...offer.headline} size="featured" />
            {endDate && isRunning ? <OfferCountdown endDate={endDate} /> : null}
          </>
        }
        overline={brand.title}
        title={title}
        text={exclusions}
        action={
          isOver ? null : (
            <>
              {couponCode && isUsable ? <CouponCode code={couponCode} /> : null}
              <Joining offerCode={offerCode} />
            </>
          )
        }
        facts={facts}
        notes={notes.filter(({ text }) => text !== '')}
      />
      <div className="print:hidden">
        <RelatedOffers id="similar-offers" title={m.offers_similarTitle()} offers={similar} />
      </div>
    </>
  )
}

/** Offers are for members; visitors are invited to join. */
function Joining({ offerCode }: { offerCode: string }) {
  const isClosed = useIsClosed()
  if (!useIsVisitor() || isClosed) return null
  return (
    <>
      <Button href={href('/create-account')}>{m.home_join()}</Button>
      <p className="print:hidden">
        <span className="mr-2 text-ink-2">{m.home_alreadyMember()}</span>
        <ActionLink href={signInHref(href('/offers/$offerCode', { offerCode }))}>
          {m.site_signIn()}
        </ActionLink>
      </p>
    </>
  )
}

function useIsVisitor(): boolean {
  const { data: auth } = useQuery(sessionQueries.auth())
  return auth?.isLoggedIn === false
}

/** Whether the reader's province, where it is known, is none of the offer's. */
function useIsElsewhere({ provinceCodes }: Offer): boolean {
  const province = useProvinceCode()
  return province !== undefined && provinceCodes.length > 0 && !provinceCodes.includes(province)
}

function useFacts(offer: Offer & { own?: OfferState | undefined }, isUsable: boolean, isElsewhere: boolean) {
  const { data: pageData } = useQuery(pageDataQueries.current())
  const moment = useMoment()
  const { locale, timeZone } = moment
  const labels = useLabels()
  const isVisitor = useIsVisitor()
  const { data: card } = useQuery(giftCardQueries.brandOrNone(offer.cmsContent.brand.code))
  const day = (value: string) => formatDateWithWeekday(value, locale, timeZone)
  const { kind, endDate, provinceCodes, reason, cmsContent } = offer
  return [
    {
      id: 'when',
      ...(endDate || isAhead(offer, moment)
        ? { label: m.offers_factStart(), value: capitalised(day(offer.startDate)) }
        : { label: m.offers_factWhen(), value: m.offers_factFrom({ start: day(offer.startDate) }) }),
    },
    ...(endDate ? [{ id: 'expires', label: labels.expires, value: capitalised(day(endDate)) }] : []),
    {
      id: 'where',
      label: m.offers_factWhere(),
      value:
        provinceCodes.length > 0
          ? provinceNames(provinceCodes, pageData?.provinces)
          : m.offers_factEverywhere(),
      detail: isElsewhere ? m.offers_factElsewhere() : cmsContent.acceptedAt,
    },
    ...(!isUsable || (cmsContent.isCouponBased && cmsContent.couponCode === null)
      ? []
      : [
          {
            id: 'activate',
            label: m.offers_factActivate(),
            // What is picked for some members, without a reason here, may not be on this member’s card.
            value: activation(
              cmsContent.isCouponBased,
              !isVisitor && (kind !== 'for-you' || reason !== null),
            ),
          },
        ]),
    ...(offer.own ? [{ id: 'own', label: m.offers_factOwn(), value: ownWords(offer.own, moment) }] : []),
    ...(reason ? [{ id: 'why', label: m.offers_factWhy(), value: reason }] : []),
    ...(card ? [{ id: 'gift-card', label: m.offers_factGiftCard(), ...giftCardFact(card, locale) }] : []),
  ]
}

/** The gift card of the brand: where its points can go. */
function giftCardFact(brand: GiftCardBrand, locale: Locale) {
  const { brandId, brandName } = brand
  const [cheapest] = amountsInStock(brand)
  return {
    value: <ActionLink href={href('/gift-cards/$brandId', { brandId })}>{brandName}</ActionLink>,
    detail: cheapest && m.giftCards_from({ points: formatPoints(cheapest.points, locale) }),
  }
}

function activation(isCouponBased: boolean, isOnCard: boolean): string {
  if (isCouponBased) return m.offers_factCoupon()
  return isOnCard ? m.offers_factNothing() : m.offers_factMembers()
}

/** How long the button says that the code was copied; milliseconds. */
const COPIED_MS = 4000

/** The code as a till's scanner reads it and in letters large enough to read out, with a button that copies it. */
function CouponCode({ code }: { code: string }) {
  // Without access to the clipboard the code can still be read.
  const { isCopied, copyProps } = useCopy(code, COPIED_MS)
  // The bars have it written under them.
  const isScannable = /^[\x20-\x7e]+$/.test(code)
  return (
    <>
      <Barcode value={code} label={m.offers_barcode({ code })} />
      {isScannable ? null : <CodeText label={m.offers_code()} code={code} />}
      <Button {...copyProps} variant="secondary" icon={isCopied ? Check : Copy} className="noscript:hidden">
        <span aria-live="polite">{isCopied ? m.offers_copied() : m.offers_copy()}</span>
      </Button>
    </>
  )
}
