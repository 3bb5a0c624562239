import { Button } from '@borealis/design-system/components/button/button.tsx'
import { InlineSelect } from '@borealis/design-system/components/select/select.tsx'
import { useRouter } from '@tanstack/react-router'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/site/href.ts'
import { type OfferFilters, offerOrders, offerSearch, readOfferFilters } from './offer-filters.ts'

const names = {
  ending: m.offers_orderEnding,
  popular: m.offers_orderPopular,
  newest: m.offers_orderNewest,
}

/** The order of the offers, in a form of its own that carries the categories along. */
export function OfferOrderForm({ filters }: { filters: OfferFilters }) {
  const router = useRouter()
  const choose = (sort: string) =>
    router.navigate({
      href: href('/offers', offerSearch(readOfferFilters({ ...filters, sort }))),
      resetScroll: false,
    })
  return (
    <form method="get" action={href('/offers')} className="flex gap-3">
      {filters.category.map((code) => (
        <input key={code} type="hidden" name="category" value={code} />
      ))}
      <InlineSelect
        // The browser keeps what was chosen; the address may say something else after Back.
        key={filters.sort}
        name="sort"
        label={m.offers_order()}
        defaultValue={filters.sort}
        onChange={(event) => void choose(event.currentTarget.value)}
        options={offerOrders.map((order) => ({ value: order, label: names[order]() }))}
      />
      <span className="hidden noscript:block">
        <Button type="submit" variant="secondary" size="small">
          {m.offers_orderApply()}
        </Button>
      </span>
    </form>
  )
}
