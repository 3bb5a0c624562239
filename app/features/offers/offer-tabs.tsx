import type { OfferListName } from '@borealis/contract/offers.ts'
import { Tabs } from '@borealis/design-system/components/tabs/tabs.tsx'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'

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
