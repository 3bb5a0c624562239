import { Button } from '@borealis/design-system/components/button/button.tsx'
import { EmptyState } from '@borealis/design-system/components/empty-state/empty-state.tsx'
import { Catalogue } from '@borealis/design-system/patterns/catalogue/catalogue.tsx'
import { GiftCardGrid } from '@borealis/design-system/patterns/gift-card-tile/gift-card-grid.tsx'
import { PageHeading } from '@borealis/design-system/patterns/page-heading/page-heading.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useListView } from '#app/analytics/use-list-view.ts'
import type { GiftCardBrand } from '#app/backend/contract/gift-cards.ts'
import type { GiftCardFormat } from '#app/backend/contract/values.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/site/links/href.ts'
import { useKnownBalance } from '#app/site/page-parts/use-known-balance.ts'
import { useVariant } from '#app/site/page-parts/use-variant.ts'
import { BrandTile } from './brand-tile.tsx'
import { CatalogueActiveFilters } from './catalogue-active-filters.tsx'
import { CatalogueFilterPanel } from './catalogue-filter-panel.tsx'
import { type CatalogueFilters, findBrands } from './catalogue-filters.ts'
import { CatalogueSort } from './catalogue-sort.tsx'
import { giftCardQueries } from './gift-cards.queries.ts'

/** Cards that stand in the first view of a desk: they do not wait to be scrolled to. */
const FIRST_ROW = 3
const TILE_SIZES = '(width >= 1200px) 316px, (width >= 770px) 31vw, 45vw'

/** The catalogue: every brand as its card, filtered by what the address says. */
export function CataloguePage({ filters: asked }: { filters: CatalogueFilters }) {
  const { data } = useSuspenseQuery(giftCardQueries.list())
  const balance = useKnownBalance()
  const { brands, categories } = data
  // A link with "within my points" says nothing to a visitor.
  const filters = balance === null ? { ...asked, within: false } : asked
  const defaultOrder = useVariant('gift-card-sort') === 'A' ? 'smallest' : 'popular'
  const order = filters.sort ?? defaultOrder
  const found = findBrands(brands, { ...filters, sort: order }, balance)
  useListView(
    'gift-cards',
    'gift-card',
    found.map(({ brandId }) => brandId),
  )
  if (brands.length === 0) return <NoBrands />
  return (
    <>
      <PageHeading title={m.giftCards_title()} lead={lead(brands)} />
      <Catalogue
        found={
          found.length === brands.length
            ? m.giftCards_count({ count: brands.length })
            : m.giftCards_countOf({ shown: found.length, count: brands.length })
        }
        filters={<CatalogueFilterPanel {...{ filters, brands, categories, balance }} />}
        active={<CatalogueActiveFilters filters={filters} categories={categories} />}
        sort={<CatalogueSort filters={filters} order={order} />}
      >
        {found.length > 0 ? (
          <GiftCardGrid>
            {found.map((brand, index) => (
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
    </>
  )
}

/** There is nothing to filter. */
function NoBrands() {
  return (
    <>
      <PageHeading title={m.giftCards_title()} />
      <div className="page-column pb-20">
        <EmptyState title={m.giftCards_emptyTitle()}>{m.giftCards_emptyText()}</EmptyState>
      </div>
    </>
  )
}

/** Says when cards arrive only where all brands promise the same. */
function lead(brands: readonly GiftCardBrand[]): string {
  const count = brands.length
  const eCard = commonPromise(brands, 'E-Card')
  const physical = commonPromise(brands, 'Physical')
  return eCard && physical
    ? m.giftCards_leadPromises({ count, eCard, physical })
    : m.giftCards_lead({ count })
}

function commonPromise(brands: readonly GiftCardBrand[], format: GiftCardFormat): string | undefined {
  const promises = new Set(brands.flatMap(({ deliveryPromises }) => deliveryPromises[format]?.short ?? []))
  const [only] = promises
  // Written as a heading; here it stands in a sentence.
  return promises.size === 1 && only ? only.charAt(0).toLowerCase() + only.slice(1) : undefined
}
