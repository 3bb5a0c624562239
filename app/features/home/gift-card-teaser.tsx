import { pictureSizes } from '@borealis/design-system/breakpoints'
import { Skeleton } from '@borealis/design-system/components/skeleton/skeleton.tsx'
import { GiftCardGrid } from '@borealis/design-system/patterns/gift-card-tile/gift-card-grid.tsx'
import { GiftCardTile } from '@borealis/design-system/patterns/gift-card-tile/gift-card-tile.tsx'
import { Section } from '@borealis/design-system/patterns/section/section.tsx'
import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import { useQuery } from '@tanstack/react-query'
import { useListView } from '#app/analytics/use-list-view.ts'
import { formatDenomination } from '#app/domain/money.ts'
import { formatPoints } from '#app/domain/points.ts'
import { cardArt } from '#app/features/gift-cards/card-art.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import { SectionNotice, SectionPending } from '#app/shell/page-parts/section-notice.tsx'
import { homeQueries } from './home.data.ts'
import { SHELF_CARDS, type ShelfCard } from './shelf-cards.ts'

const SIZES = pictureSizes('45vw', { tablet: '160px', desktop: '306px' })

interface GiftCardTeaserProps {
  readonly title: string
  /** A member's points: then only what they buy is shown, when there are four such cards. */
  readonly balance?: number | undefined
}

/** The most chosen gift cards, on a shelf. */
export function GiftCardTeaser({ title, balance }: GiftCardTeaserProps) {
  const { data, isPending, isError, refetch } = useQuery(homeQueries.cards())
  const cards = data?.cards ?? []
  const within = cards.filter(({ points }) => points <= (balance ?? 0))
  const isWithin = within.length >= SHELF_CARDS
  const shown = (isWithin ? within : cards).slice(0, SHELF_CARDS)
  useListView(
    'gift-card',
    shown.map(({ brandId }) => brandId),
  )
  if (data?.count === 0) return null
  return (
    <Section
      tone="shelf"
      labelledBy="home-gift-cards"
      // Under a balance it is in the first view of a phone, or just below.
      {...(balance !== undefined && { className: 'max-tablet:mt-0 max-tablet:pt-5' })}
    >
      <SectionHeading
        id="home-gift-cards"
        title={isWithin || balance === undefined ? title : m.home_redeemTitle()}
        link={{ href: href('/gift-cards'), label: m.home_allGiftCards() }}
      />
      {isError ? <SectionNotice text={m.home_giftCardsFailed()} onRetry={() => refetch()} /> : null}
      {isPending ? (
        <SectionPending failed={m.home_giftCardsFailed()}>
          <GiftCardGrid layout="shelf">
            {Array.from({ length: SHELF_CARDS }, (_, index) => (
              // Four fixed slots, so the index is a stable key.
              <Skeleton key={String(index)} className="aspect-[320/202] w-full" />
            ))}
          </GiftCardGrid>
        </SectionPending>
      ) : (
        <GiftCardGrid layout="shelf">
          {shown.map((card) => (
            <ShelfTile key={card.brandId} card={card} />
          ))}
        </GiftCardGrid>
      )}
    </Section>
  )
}

function ShelfTile({ card: { brandId, brandName, art, points, valueCents } }: { card: ShelfCard }) {
  const locale = currentLocale()
  return (
    <GiftCardTile
      href={href('/gift-cards/$brandId', { brandId })}
      name={brandName}
      from={m.giftCards_from({ points: formatPoints(points, locale) })}
      amount={formatDenomination(valueCents, locale)}
      art={cardArt(art, SIZES)}
    />
  )
}
