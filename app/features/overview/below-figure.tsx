import { LinkList } from '@borealis/design-system/patterns/link-list/link-list.tsx'
import { Goal } from '#app/features/goal/goal.tsx'
import { ExpiryNotice } from '#app/features/history/expiry-notice.tsx'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import { LatestActivity } from './latest-activity.tsx'
import { LatestOrder } from './latest-order.tsx'

/** What happened last, what was ordered last, and where to go from here. */
export function BelowFigure() {
  return (
    <>
      <ExpiryNotice className="mt-8" />
      <div className="mt-8 border-t border-line">
        <Goal isInColumn />
      </div>
      <LatestActivity />
      <LatestOrder />
      <section aria-labelledby="account-places" className="mt-16">
        <h2 id="account-places" className="mb-5 text-h2">
          {m.account_places()}
        </h2>
        <LinkList threeColumns links={places()} />
      </section>
    </>
  )
}

function places() {
  return [
    {
      id: 'ways',
      href: href('/account/redeem'),
      title: m.account_placeWays(),
      text: m.account_placeWaysText(),
    },
    {
      id: 'gift-cards',
      href: href('/gift-cards'),
      title: m.account_placeGiftCards(),
      text: m.account_placeGiftCardsText(),
    },
    {
      id: 'travel',
      href: href('/account/redeem/travel'),
      title: m.account_placeTravel(),
      text: m.account_placeTravelText(),
    },
    {
      id: 'credit',
      href: href('/account/redeem/credit'),
      title: m.account_placeCredit(),
      text: m.account_placeCreditText(),
    },
    {
      id: 'promo',
      href: href('/account/promo'),
      title: m.account_placePromo(),
      text: m.account_placePromoText(),
    },
  ]
}
