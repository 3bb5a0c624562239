import { pictureSizes } from '@borealis/design-system/breakpoints'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { EmptyState } from '@borealis/design-system/components/empty-state/empty-state.tsx'
import { Catalogue } from '@borealis/design-system/patterns/catalogue/catalogue.tsx'
import { GiftCardGrid } from '@borealis/design-system/patterns/gift-card-tile/gift-card-grid.tsx'
import { GiftCardTile } from '@borealis/design-system/patterns/gift-card-tile/gift-card-tile.tsx'
import { PageHeading } from '@borealis/design-system/patterns/page-heading/page-heading.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useListView } from '#app/analytics/use-list-view.ts'
import { formatCentsPerPoint, formatDenomination } from '#app/domain/money.ts'
import { formatPoints, shortfall } from '#app/domain/points.ts'
import { useKnownBalance } from '#app/member-data/balance.data.ts'
import { useVariant } from '#app/member-data/experiments.data.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import { ListPages, NothingHere } from '#app/shell/page-parts/list-pages.tsx'
import { type BrandSummary, type CommonPromises, findBrands } from './brand-summary.ts'
import { cardArt } from './card-art.ts'
import {
  CatalogueActiveFilters,
  CatalogueChips,
  CatalogueFilterDrawer,
  CatalogueFilterOpener,
  CatalogueFilterPanel,
  CatalogueSort,
} from './catalogue-controls.tsx'
import { type CatalogueSearch, catalogueSearch } from './catalogue-filters.ts'
import { giftCardQueries } from './gift-cards.data.ts'

/** Cards in the first view on a desktop, which are not loaded lazily. */
const FIRST_ROW = 3
/** A page of the catalogue. */
const PAGE_SIZE = 48
const TILE_SIZES = pictureSizes('45vw', { tablet: '31vw', desktop: '316px' })

/** The catalogue: every brand as its card, filtered by what the address says, page by page. */
export function CataloguePage({ search }: { search: CatalogueSearch }) {
  const { data } = useSuspenseQuery(giftCardQueries.list())
  const balance = useKnownBalance()
  const { brands, categories, promises } = data
  const { page, isOpen, ...asked } = search
  // A link with "within my points" says nothing to a visitor.
  const filters = balance === null ? { ...asked, within: false } : asked
  const defaultOrder = useVariant('gift-card-sort') === 'A' ? 'smallest' : 'popular'
  const order = filters.sort ?? defaultOrder
  const found = findBrands(brands, { ...filters, sort: order }, balance)
  const shown = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  useListView(
    'gift-card',
    shown.map(({ brandId }) => brandId),
  )
  if (brands.length === 0) return <NoBrands />
  return (
    <>
      <PageHeading title={m.giftCards_title()} lead={lead(brands.length, promises)} />
      <Catalogue
        found={
          found.length === brands.length
            ? m.giftCards_count({ count: brands.length })
            : m.giftCards_countOf({ shown: found.length, count: brands.length })
        }
        quick={<CatalogueChips {...{ filters, categories, balance }} />}
        filters={<CatalogueFilterPanel {...{ filters, brands, categories, balance }} />}
        opener={<CatalogueFilterOpener filters={filters} />}
        active={<CatalogueActiveFilters filters={filters} categories={categories} />}
        sort={<CatalogueSort filters={filters} order={order} />}
      >
        {found.length > 0 ? (
          <>
            {shown.length > 0 ? (
              <GiftCardGrid>
                {shown.map((brand, index) => (
                  <BrandTile
                    key={brand.brandId}
                    brand={brand}
                    balance={balance}
                    sizes={TILE_SIZES}
                    eager={index < FIRST_ROW}
                    isLargest={index === 0}
                    showsRate={filters.sort === 'value'}
                  />
                ))}
              </GiftCardGrid>
            ) : (
              <NothingHere />
            )}
            <ListPages
              label={m.giftCards_pages()}
              page={page}
              last={Math.ceil(found.length / PAGE_SIZE)}
              hrefOf={(to) => href('/gift-cards', catalogueSearch(filters, to))}
            />
          </>
        ) : (
          <EmptyState
            title={m.giftCards_noneTitle()}
            action={
              <Button href={href('/gift-cards')} variant="secondary">
                {m.giftCards_noneAction()}
              </Button>
            }
          >
            {m.giftCards_noneText({ count: brands.length })}
          </EmptyState>
        )}
      </Catalogue>
      {isOpen ? (
        <Suspense fallback={null}>
          <CatalogueFilterDrawer {...{ filters, brands, categories, balance }} />
        </Suspense>
      ) : null}
    </>
  )
}

/** There is nothing to filter. */
function NoBrands() {
  return (
    <>
      <PageHeading title={m.giftCards_title()} />
      <div className="page-column pb-20">
        <EmptyState
          title={m.giftCards_emptyTitle()}
          action={
            <Button href={href('/rewards')} variant="secondary">
              {m.giftCards_emptyAction()}
            </Button>
          }
        >
          {m.giftCards_emptyText()}
        </EmptyState>
      </div>
    </>
  )
}

/** Says when cards arrive only where all brands promise the same. */
function lead(count: number, { 'E-Card': eCard, Physical: physical }: CommonPromises): string {
  return eCard && physical
    ? m.giftCards_leadPromises({ eCard: inSentence(eCard), physical: inSentence(physical) })
    : m.giftCards_lead({ count })
}

/** A promise is written as a heading. */
const inSentence = (promise: string) => promise.charAt(0).toLowerCase() + promise.slice(1)

interface BrandTileProps {
  readonly brand: BrandSummary
  /** The member's points; absent or `null` for visitors and while unknown: then no gap is shown. */
  readonly balance?: number | null | undefined
  /** How wide the art is laid out, for `<img sizes>`. */
  readonly sizes: string
  readonly eager?: boolean
  readonly isLargest?: boolean
  /** Also shows what a point buys, for lists that are sorted by it. */
  readonly showsRate?: boolean
}

/** A brand in the window: its art, its smallest amount, and how far that is when it is out of reach; or that none is left. */
function BrandTile({
  brand,
  balance = null,
  sizes,
  eager = false,
  isLargest = false,
  showsRate = false,
}: BrandTileProps) {
  const locale = currentLocale()
  const { brandId, brandName, art, points, valueCents, isSoldOut } = brand
  const short = balance === null || isSoldOut ? 0 : shortfall(points, balance)
  const amount = formatDenomination(valueCents, locale)
  const rate = formatCentsPerPoint(brand.bestCentsPer1000Points, locale)
  const gap = {
    value: balance ?? 0,
    max: points,
    label: m.giftCards_pointsToGo({ points: formatPoints(short, locale) }),
  }
  return (
    <GiftCardTile
      href={href('/gift-cards/$brandId', { brandId })}
      name={brandName}
      from={isSoldOut ? m.giftCards_soldOut() : m.giftCards_from({ points: formatPoints(points, locale) })}
      amount={showsRate ? m.giftCards_amountAndRate({ amount, rate }) : amount}
      art={cardArt(art, sizes, { eager, isLargest })}
      {...(short > 0 && { gap })}
    />
  )
}
