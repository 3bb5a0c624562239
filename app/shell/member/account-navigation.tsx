import { AccountIndex } from '@borealis/design-system/patterns/account-nav/account-index.tsx'
import { AccountNav } from '@borealis/design-system/patterns/account-nav/account-nav.tsx'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import {
  Coins,
  CreditCard,
  EyeOff,
  House,
  type IconNode,
  Mail,
  Package,
  ReceiptText,
  ShieldCheck,
  Ticket,
  UserRound,
  WalletCards,
} from 'lucide'
import { withLocalePrefix } from '#app/domain/locale.ts'
import type { AccountPlace, Flags } from '#app/member-data/account-places.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import * as m from '#app/paraglide/messages.js'
import { accountPages } from '../frame/site-navigation.ts'

/** The pages of the account beside or above each of them. */
export function AccountNavigation() {
  const { pathname } = useLocation()
  const { data: pageData } = useQuery(pageDataQueries.current())
  return (
    <AccountNav
      label={m.account_navLabel()}
      links={linksAt(withLocalePrefix(pathname, currentLocale()), pageData?.featureFlags)}
    />
  )
}

/** The pages of the account in groups, where a phone has no tabs for them. */
export function AccountPlaces() {
  const { data: pageData } = useQuery(pageDataQueries.current())
  const links = linksAt('', pageData?.featureFlags)
  return (
    <AccountIndex
      label={m.account_navLabel()}
      groups={groups.map((title) => ({
        title: title(),
        links: Object.entries(looks).flatMap(([name, { group }]) =>
          group === title ? links.filter(({ place }) => place === name) : [],
        ),
      }))}
      signOut={{ action: withLocalePrefix('/auth/sign-out', currentLocale()), label: m.site_signOut() }}
    />
  )
}

const groups = [m.account_groupPoints, m.account_groupYou, m.account_groupSafety]

interface Look {
  readonly icon: IconNode
  /** Where a phone lists it, by the title of the group; the overview is that list. */
  readonly group?: (typeof groups)[number]
}

/** How each of them is shown here, in the order of the groups. */
const looks: Record<AccountPlace, Look> = {
  overview: { icon: House },
  history: { icon: ReceiptText, group: m.account_groupPoints },
  orders: { icon: Package, group: m.account_groupPoints },
  'e-cards': { icon: WalletCards, group: m.account_groupPoints },
  spend: { icon: Coins, group: m.account_groupPoints },
  promo: { icon: Ticket, group: m.account_groupPoints },
  card: { icon: CreditCard, group: m.account_groupYou },
  profile: { icon: UserRound, group: m.account_groupYou },
  messages: { icon: Mail, group: m.account_groupYou },
  security: { icon: ShieldCheck, group: m.account_groupSafety },
  privacy: { icon: EyeOff, group: m.account_groupSafety },
}

/** A subpage is part of its parent page; one without a parent of its own, such as the goal, is part of the overview. */
function linksAt(path: string, flags: Flags) {
  const pages = accountPages(flags)
  const at = pages.find(({ place, href }) => place !== 'overview' && `${path}/`.startsWith(`${href}/`))
  return pages.map(({ place, href, label }) => ({
    place,
    href,
    label,
    icon: looks[place].icon,
    current: place === (at?.place ?? 'overview'),
  }))
}
