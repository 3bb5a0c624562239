import { GiftCardGrid } from '@borealis/design-system/patterns/gift-card-tile/gift-card-grid.tsx'
import { Section } from '@borealis/design-system/patterns/section/section.tsx'
import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import { useQuery } from '@tanstack/react-query'
import { BrandTile } from '#app/features/gift-cards/brand-tile.tsx'
import { giftCardQueries } from '#app/features/gift-cards/gift-cards.queries.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/site/href.ts'
import { SectionNotice } from '#app/site/section-notice.tsx'

const SHOWN = 4
const SIZES = '(width >= 1200px) 306px, (width >= 770px) 160px, 160px'

interface GiftCardTeaserProps {
  readonly title: string
  /** Shows only what these points buy, when there are four such cards. */
  readonly balance?: number | undefined
}

/** The most chosen gift cards, on a shelf. */
export function GiftCardTeaser({ title, balance }: GiftCardTeaserProps) {
  const cards = useQuery(giftCardQueries.list())
  const brands = (cards.data?.brands ?? []).toSorted((a, b) => a.popularity - b.popularity)
  const within = brands.filter(
    ({ denominations: [cheapest] }) => cheapest && cheapest.points <= (balance ?? 0),
  )
  const shown = (within.length >= SHOWN ? within : brands).slice(0, SHOWN)
  return (
    <Section tone="shelf" labelledBy="home-gift-cards">
      <SectionHeading
        id="home-gift-cards"
        title={within.length >= SHOWN || balance === undefined ? title : m.home_spendTitle()}
        link={{
          href: href('/gift-cards'),
          label: cards.data ? m.home_allGiftCards({ count: brands.length }) : m.site_navGiftCards(),
        }}
      />
      {cards.isError ? (
        <SectionNotice text={m.home_giftCardsFailed()} onRetry={() => cards.refetch()} />
      ) : null}
      <GiftCardGrid layout="shelf">
        {shown.map((brand) => (
          <BrandTile key={brand.brandId} brand={brand} sizes={SIZES} />
        ))}
      </GiftCardGrid>
    </Section>
  )
}
