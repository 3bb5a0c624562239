import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { ActionLink } from '@borealis/design-system/components/link/link.tsx'
import { LinkList } from '@borealis/design-system/patterns/link-list/link-list.tsx'
import { OrderRow } from '@borealis/design-system/patterns/order-row/order-row.tsx'
import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import { useQuery } from '@tanstack/react-query'
import { formatDate } from '#app/domain/dates.ts'
import { CLOSING_ID } from '#app/domain/fragment-ids.ts'
import { ExpiryNotice } from '#app/features/history/expiry-notice.tsx'
import { orderRow } from '#app/features/orders/order-row.ts'
import { orderQueries } from '#app/features/orders/orders.data.ts'
import { useClosing } from '#app/features/privacy/privacy.data.ts'
import { wayHref } from '#app/features/spend/ways.ts'
import { pageDataQueries, type SitePageData } from '#app/member-data/page-data.data.ts'
import { useMoment } from '#app/member-data/reader.ts'
import { hasWay, kindCodes, kinds } from '#app/member-data/redemption-kinds.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import { AccountPlaces } from '#app/shell/member/account-navigation.tsx'
import { SectionData, SectionNotice } from '#app/shell/page-parts/section-notice.tsx'

/** The pages of the account, what was ordered last, and where to go from here. What happens to the points is on home. */
export function BelowFigure() {
  const { data: pageData } = useQuery(pageDataQueries.current())
  return (
    <>
      <ClosingNotice />
      <ExpiryNotice className="mt-8" />
      <div className="mt-12">
        <AccountPlaces />
      </div>
      <LatestOrder />
      <section aria-labelledby="account-places" className="mt-16 max-desktop:hidden">
        <h2 id="account-places" className="mb-5 text-h2">
          {m.account_places()}
        </h2>
        <LinkList threeColumns links={places(pageData)} />
      </section>
    </>
  )
}

/** That the account is about to be closed, and the way to keep it. */
function ClosingNotice() {
  const { data } = useClosing()
  const { locale, timeZone } = useMoment()
  if (!data?.isRequested || !data.closesOn) return null
  return (
    <Banner
      status="warning"
      title={m.privacy_closingOn({ date: formatDate(data.closesOn, locale, timeZone) })}
      className="mt-8"
      action={
        <ActionLink href={`${href('/account/privacy')}#${CLOSING_ID}`}>{m.privacy_keepLink()}</ActionLink>
      }
    />
  )
}

function places(pageData: SitePageData | undefined) {
  const there = kindCodes.filter((code) => hasWay(pageData, code))
  return [
    { id: 'ways', href: href('/account/redeem'), title: m.ways_title(), text: m.account_placeWaysText() },
    ...there.map((code) => {
      const { title, place } = kinds[code]
      return { id: code, href: wayHref(code), title: title(), text: place() }
    }),
    { id: 'promo', href: href('/account/promo'), title: m.promo_title(), text: m.account_placePromoText() },
  ]
}

/** The latest order; orders that cannot be read are a failure, and not that there are none (spec §8). */
function LatestOrder() {
  const latest = useQuery(orderQueries.latest())
  const { locale, timeZone } = useMoment()
  return (
    <section aria-labelledby="account-order" className="mt-16">
      <SectionHeading
        id="account-order"
        title={m.account_latestOrder()}
        link={{ href: href('/account/orders'), label: m.account_allOrders() }}
      />
      <SectionData query={latest} failed={m.orders_failed()}>
        {(found) => {
          if (!found.success || (found.data.orders.length === 0 && found.data.leftOut > 0)) {
            return <SectionNotice text={m.orders_failed()} onRetry={() => latest.refetch()} />
          }
          const { orders } = found.data
          if (orders.length === 0) return <SectionNotice text={m.account_noOrder()} />
          return (
            <ul>
              {orders.map((order) => {
                const { id, ...line } = orderRow(order, { locale, timeZone })
                return <OrderRow key={id} {...line} />
              })}
            </ul>
          )
        }}
      </SectionData>
    </section>
  )
}
