import { offerSortOrders } from '@borealis/contract/limits.ts'
import type { OfferListName } from '@borealis/contract/offers.ts'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { EmptyState } from '@borealis/design-system/components/empty-state/empty-state.tsx'
import { Tabs } from '@borealis/design-system/components/tabs/tabs.tsx'
import { ChipRow } from '@borealis/design-system/patterns/chip-row/chip-row.tsx'
import { SortChoice } from '@borealis/design-system/patterns/sort-choice/sort-choice.tsx'
import { useLocation } from '@tanstack/react-router'
import { formatNumber } from '#app/domain/numerals.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import * as m from '#app/paraglide/messages.js'
import { useAppliedForm } from '#app/shell/forms/use-applied-form.ts'
import { href } from '#app/shell/links/href.ts'
import {
  hiddenOf,
  type OfferFilters,
  type OwnFilter,
  offerSearch,
  readOfferSearch,
  toggleCategory,
} from './offer-filters.ts'

interface OfferControlsProps {
  /** The list that they lead back to. */
  path: OfferListPath
  filters: OfferFilters
  /** Those of the list, whatever is filtered. */
  categories: readonly { code: string; name: string }[]
  /** What the member made of offers, and which of it is chosen. None by default. */
  own?: {
    readonly filters: readonly OwnFilter[]
    readonly current: OwnFilter | undefined
  }
}

const ownNames = { 'in-progress': m.offers_ownInProgress, used: m.offers_ownSpent }

/** What a list of offers is filtered and sorted by. */
export function OfferControls({ path, filters, categories, own }: OfferControlsProps) {
  const { pathname, search } = useLocation()
  // What was pressed last, whose list may still be on its way: the next press adds to it.
  const asked = pathname === path ? readOfferSearch(search) : filters
  const ownChips = (own?.filters ?? []).map((one) => ({
    id: one,
    label: ownNames[one](),
    // Pressed again it is taken off, as categories are.
    href: href(path, one === own?.current ? {} : { own: one }),
    current: one === own?.current,
  }))
  return (
    <div className="flex flex-col gap-x-6 gap-y-4 desktop:flex-row desktop:items-start desktop:justify-between">
      <ChipRow
        label={ownChips.length > 0 ? m.offers_filters() : m.offers_categories()}
        chips={[
          ...ownChips,
          ...categories.map(({ code, name }) => ({
            id: code,
            label: name,
            href: href(path, offerSearch(toggleCategory(asked, code))),
            current: filters.category.includes(code),
          })),
        ]}
      />
      {own?.current ? null : <OfferSortForm path={path} filters={asked} />}
    </div>
  )
}

/** Where a list of offers has its own address. */
export type OfferListPath = '/offers' | '/offers/for-you' | '/offers/limited-time' | '/offers/more'

/** The lists of offers, each with its own address; the personal one is for members. */
export function OfferTabs({ current, isMember }: { current: OfferListName | 'all'; isMember: boolean }) {
  const tabs = [
    { view: 'all', href: href('/offers'), label: m.offers_tabAll() },
    ...(isMember ? [{ view: 'for-you', href: href('/offers/for-you'), label: m.offers_groupForYou() }] : []),
    { view: 'limited-time', href: href('/offers/limited-time'), label: m.offers_groupLimited() },
    { view: 'more', href: href('/offers/more'), label: m.offers_tabMore() },
  ]
  return (
    <Tabs
      label={m.offers_tabsLabel()}
      tabs={tabs.map(({ view, ...tab }) => ({ ...tab, current: view === current }))}
    />
  )
}

const names = {
  ending: m.offers_orderEnding,
  popular: m.offers_orderPopular,
  newest: m.offers_orderNewest,
}

/** The order of the offers, in a form of its own that carries the filters along. */
function OfferSortForm({ path, filters }: { path: OfferListPath; filters: OfferFilters }) {
  const { onChange, onSubmit } = useAppliedForm((fields) => href(path, offerSearch(readOfferSearch(fields))))
  return (
    <SortChoice
      action={href(path)}
      hidden={hiddenOf(filters)}
      name="sort"
      label={m.offers_order()}
      value={filters.sort}
      options={offerSortOrders.map((order) => ({ value: order, label: names[order]() }))}
      apply={m.offers_orderApply()}
      onChange={onChange}
      onSubmit={onSubmit}
    />
  )
}

/** How many offers match the filters; announced to screen readers when it changes. */
export function OfferCount({ shown, count }: { shown: number; count: number }) {
  const number = formatNumber(count, currentLocale())
  return (
    <p aria-live="polite" className="mt-6 text-small text-ink-2">
      {shown === count
        ? m.offers_count({ count, number })
        : m.offers_countOf({ shown: formatNumber(shown, currentLocale()), count: number })}
    </p>
  )
}

/** The filters leave no offer, while `count` others are on. */
export function NoOfferFound({ count }: { count: number }) {
  return (
    <EmptyState
      title={m.offers_noneTitle()}
      action={
        <Button href={href('/offers')} variant="secondary">
          {m.site_seeOffers()}
        </Button>
      }
    >
      {m.offers_noneText({ count: formatNumber(count, currentLocale()) })}
    </EmptyState>
  )
}
