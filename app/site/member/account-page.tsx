import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { AccountNav } from '@borealis/design-system/patterns/account-nav/account-nav.tsx'
import { PageHeading } from '@borealis/design-system/patterns/page-heading/page-heading.tsx'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import {
  Coins,
  CreditCard,
  EyeOff,
  House,
  type LucideIcon,
  Mail,
  Package,
  ReceiptText,
  ShieldCheck,
  Ticket,
  UserRound,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { withLocalePrefix } from '#app/domain/locale.ts'
import { pageDataQueries } from '#app/features/page-data/page-data.queries.ts'
import * as m from '#app/paraglide/messages.js'
import { type Flags, hasPrivacy } from '#app/site/frame/site-navigation.ts'
import { href } from '#app/site/links/href.ts'
import { currentLocale } from '#app/site/links/locale.ts'

export interface AccountPageProps {
  title: string
  lead?: string
  /** The list this page belongs to. */
  back?: { href: string; label: string }
  /** The id by which the page is known (spec §2). */
  id?: string
  /** A form of this page was sent without JavaScript and the backend did not take it. */
  hasFailed?: boolean | undefined
  children: ReactNode
}

/** A page among the member's own places: heading, the places at the side, and the page. */
export function AccountPage({ title, lead, back, id, hasFailed, children }: AccountPageProps) {
  const { pathname } = useLocation()
  const { data: pageData } = useQuery(pageDataQueries.current())
  return (
    <div id={id}>
      <PageHeading title={title} {...(lead && { lead })} {...(back && { back })} />
      <div className="page-column grid gap-8 pb-20 desktop:grid-cols-[216px_minmax(0,1fr)] desktop:gap-18">
        <div className="min-w-0">
          <AccountNav
            label={m.account_navLabel()}
            links={places(withLocalePrefix(pathname, currentLocale()), pageData?.featureFlags)}
          />
        </div>
        <div className="min-w-0">
          {hasFailed ? (
            <div role="alert" className="mb-6">
              <Banner status="error">{m.account_notDone()}</Banner>
            </div>
          ) : null}
          {children}
        </div>
      </div>
    </div>
  )
}

function places(path: string, flags: Flags) {
  const overview = href('/account')
  const all: { href: string; label: string; icon: LucideIcon }[] = [
    { href: overview, label: m.site_menuOverview(), icon: House },
    { href: href('/account/history'), label: m.site_menuHistory(), icon: ReceiptText },
    { href: href('/account/orders'), label: m.site_menuOrders(), icon: Package },
    { href: href('/account/redeem'), label: m.site_menuSpend(), icon: Coins },
    { href: href('/account/profile'), label: m.site_menuProfile(), icon: UserRound },
    { href: href('/account/security'), label: m.site_menuSecurity(), icon: ShieldCheck },
    ...(flags?.messagePreferences
      ? [{ href: href('/account/preferences'), label: m.site_menuMessages(), icon: Mail }]
      : []),
    ...(hasPrivacy(flags)
      ? [{ href: href('/account/privacy'), label: m.site_menuPrivacy(), icon: EyeOff }]
      : []),
    { href: href('/account/card'), label: m.site_menuCard(), icon: CreditCard },
    { href: href('/account/promo'), label: m.site_menuPromo(), icon: Ticket },
  ]
  return all.map((place) => ({
    ...place,
    current: path === place.href || (place.href !== overview && path.startsWith(`${place.href}/`)),
  }))
}
