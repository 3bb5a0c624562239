import type { Denomination, GiftCardBrand } from '@borealis/contract/gift-cards.ts'
import { amountsInStock } from '@borealis/contract/order-line.ts'
import { pictureSizes } from '@borealis/design-system/breakpoints'
import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import {
  type AmountRow,
  GiftCardDetail,
} from '@borealis/design-system/patterns/gift-card-detail/gift-card-detail.tsx'
import { GiftCardGrid } from '@borealis/design-system/patterns/gift-card-tile/gift-card-grid.tsx'
import { GiftCardTile } from '@borealis/design-system/patterns/gift-card-tile/gift-card-tile.tsx'
import { Section } from '@borealis/design-system/patterns/section/section.tsx'
import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import { useQuery } from '@tanstack/react-query'
import { Mail, Package } from 'lucide'
import type { ReactNode } from 'react'
import { centsPer1000Points, formatCentsPerPoint, formatDenomination } from '#app/domain/money.ts'
import { blockOfAll, type OrderFacts } from '#app/domain/order-limits.ts'
import { formatPoints, pricedSku, shortfall } from '#app/domain/points.ts'
import { useKnownBalance } from '#app/member-data/balance.data.ts'
import { noAmountSentence, priceOver } from '#app/member-data/blocked-amounts.ts'
import { useLabels } from '#app/member-data/labels.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { pageDataQueries, useIsClosed } from '#app/member-data/page-data.data.ts'
import { stepUpAsks } from '#app/member-data/step-up-asks.ts'
import * as m from '#app/paraglide/messages.js'
import { sessionQueries } from '#app/session/session.data.ts'
import { href } from '#app/shell/links/href.ts'
import { StoppedNotice, useStoppedAccount } from '#app/shell/member/stopped-account.tsx'
import { cardArt } from './card-art.ts'
import { formatName } from './formats.ts'
import { giftCardQueries } from './gift-cards.data.ts'
import { useBrand } from './use-brand.ts'

const ART_SIZES = pictureSizes('90vw', { tablet: '512px' })

/** One brand: its amounts with what each would leave, how it arrives, how it is spent. */
export function BrandPage({ brandId, children }: { brandId: string; children?: ReactNode }) {
  const { brand, isGone } = useBrand(brandId)
  const isSold = !isGone && amountsInStock(brand).length > 0
  const labels = useLabels()
  const { data: auth } = useQuery(sessionQueries.auth())
  const balance = useKnownBalance()
  const stopped = useStoppedAccount()
  const isClosed = useIsClosed()
  const locale = currentLocale()
  const { data: pageData } = useQuery(pageDataQueries.current())
  // What a visitor has is not known, and stops no amount.
  const facts = { balance: balance ?? Number.POSITIVE_INFINITY, limits: pageData?.redemptionLimits ?? {} }
  const noAmount = noAmountSentence(brand, facts)
  const { category, description, image, acceptedAt = '', howToSpend, termsAndConditions } = brand.cmsContent
  return (
    <GiftCardDetail
      back={{ href: href('/gift-cards'), label: m.giftCards_back() }}
      name={brand.brandName}
      category={category.name}
      text={description}
      art={cardArt(image, ART_SIZES, { isLargest: true })}
      amounts={{
        title: m.giftCards_amounts(),
        rows: brand.denominations.map((denomination) =>
          amountRow(brand, denomination, {
            ...facts,
            isStopped: stopped !== undefined || isGone || isClosed,
          }),
        ),
        ...(balance !== null && {
          note: m.giftCards_balance({ points: formatPoints(balance, locale) }),
        }),
      }}
      action={
        stopped ? (
          <StoppedNotice {...stopped} />
        ) : !isSold ? (
          <Banner status="info" title={isGone ? m.giftCards_gone() : m.giftCards_soldOut()} />
        ) : noAmount ? (
          <p className="max-w-80">{noAmount}</p>
        ) : isClosed ? null : (
          <>
            <Button href={href('/gift-cards/$brandId/redeem', { brandId })}>
              {auth?.isLoggedIn ? m.giftCards_redeem() : m.giftCards_signInToRedeem()}
            </Button>
            <p className="max-w-80 text-small text-ink-2">
              {m.giftCards_stepUpPromise({ asks: stepUpAsks() })}
            </p>
          </>
        )
      }
      afterAction={children}
      delivery={{ title: m.giftCards_delivery(), rows: deliveryRows(brand) }}
      notes={[
        { id: 'accepted-at', title: m.giftCards_acceptedAt(), text: acceptedAt },
        {
          id: 'how-to-spend',
          title: labels.howToSpend,
          text: howToSpend,
        },
        {
          id: 'terms',
          title: labels.termsAndConditions,
          text: termsAndConditions,
        },
      ].filter(({ text }) => text !== '')}
    />
  )
}

const NEXT_SHOWN = 4
const TILE_SIZES = pictureSizes('45vw', { tablet: '160px', desktop: '306px' })

/** Where a brand's page leads on: cards of its kind, for a member those within reach first. */
export function NextCards({ brandId }: { brandId: string }) {
  const { data: brands = [] } = useQuery(giftCardQueries.next(brandId))
  const balance = useKnownBalance()
  const locale = currentLocale()
  const within = brands.filter(({ points }) => balance !== null && points <= balance)
  const areWithin = within.length >= NEXT_SHOWN
  const shown = (areWithin ? within : brands).slice(0, NEXT_SHOWN)
  if (shown.length === 0) return null
  return (
    <Section tone="shelf" labelledBy="next-cards">
      <SectionHeading
        id="next-cards"
        title={areWithin ? m.giftCards_nextWithin() : m.giftCards_nextTitle()}
        link={{ href: href('/gift-cards'), label: m.home_allGiftCards() }}
      />
      <GiftCardGrid layout="shelf">
        {shown.map((brand) => (
          <GiftCardTile
            key={brand.brandId}
            href={href('/gift-cards/$brandId', { brandId: brand.brandId })}
            name={brand.brandName}
            from={m.giftCards_from({ points: formatPoints(brand.points, locale) })}
            amount={formatDenomination(brand.valueCents, locale)}
            art={cardArt(brand.art, TILE_SIZES)}
          />
        ))}
      </GiftCardGrid>
    </Section>
  )
}

const deliveryRows = ({ formats, deliveryPromises }: GiftCardBrand) =>
  formats.map((format) => ({
    id: format,
    icon: format === 'E-Card' ? Mail : Package,
    title: formatName(format),
    text: deliveryPromises[format]?.sentence ?? '',
  }))

interface AmountRowFacts extends OrderFacts {
  /** Nobody can order it: the account is stopped, sign-in is switched off, or it is no longer sold. */
  readonly isStopped: boolean
}

/**
 * One amount of a brand as its own page lists it: what it costs, and what it would leave, what is missing, or which limit of the
 * programme forbids it. It leads on unless the account is stopped.
 */
export function amountRow(
  brand: GiftCardBrand,
  denomination: Denomination,
  { isStopped, ...facts }: AmountRowFacts,
): AmountRow {
  const locale = currentLocale()
  const { balance, limits } = facts
  const { sku, points, valueCents } = denomination
  const label = formatDenomination(valueCents, locale)
  const row = {
    id: sku,
    label,
    points: m.giftCards_pointsAndRate({
      points: formatPoints(points, locale),
      rate: formatCentsPerPoint(centsPer1000Points(denomination), locale),
    }),
  }
  const block = blockOfAll(denomination, brand.formats, facts)
  if (block === 'format' || block === 'stock') return { ...row, detail: m.giftCards_soldOut() }
  if (block === 'balance') {
    const gapLabel = m.giftCards_pointsToGo({ points: formatPoints(shortfall(points, balance), locale) })
    return { ...row, gap: { value: balance, max: points, label: gapLabel } }
  }
  if (block) return { ...row, points: priceOver[block](denomination, limits) }
  // A format that an amount is not sold in at all is not one to wait for.
  const soldOut = brand.formats.filter((format) => denomination.stock[format] === 0)
  const detail = [
    ...(Number.isFinite(balance)
      ? [m.giftCards_leaves({ points: formatPoints(balance - points, locale) })]
      : []),
    ...soldOut.map((format) => m.giftCards_someSoldOut({ format: formatName(format) })),
  ].join(' · ')
  return {
    ...row,
    ...(detail && { detail }),
    ...(!isStopped && {
      action: {
        href: href(
          '/gift-cards/$brandId/redeem',
          { brandId: brand.brandId },
          { sku: pricedSku(sku, points) },
        ),
        label: m.giftCards_chooseAmount({ amount: label }),
      },
    }),
  }
}
