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
} from 'lucide'
import { withLocalePrefix } from '#app/domain/locale.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import * as m from '#app/paraglide/messages.js'
import { accountPages, type Flags } from '../frame/site-navigation.ts'

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
  const groups = [
    { title: m.account_groupPoints(), places: ['history', 'orders', 'spend', 'promo'] },
    { title: m.account_groupYou(), places: ['card', 'profile', 'messages'] },
    { title: m.account_groupSafety(), places: ['security', 'privacy'] },
  ]
  return (
    <AccountIndex
      label={m.account_navLabel()}
      groups={groups.map(({ title, places }) => ({
        title,
        links: links.filter(({ place }) => places.includes(place)),
      }))}
      signOut={{ action: withLocalePrefix('/auth/sign-out', currentLocale()), label: m.site_signOut() }}
    />
  )
}

const icons: Record<ReturnType<typeof accountPages>[number]['place'], IconNode> = {
  overview: House,
  history: ReceiptText,
  orders: Package,
  spend: Coins,
  profile: UserRound,
  security: ShieldCheck,
  messages: Mail,
  privacy: EyeOff,
  card: CreditCard,
  promo: Ticket,
}

/** A subpage is part of its parent page; one without a parent of its own, such as the goal, is part of the overview. */
function linksAt(path: string, flags: Flags) {
  const pages = accountPages(flags)
  const at = pages.find(({ place, href }) => place !== 'overview' && `${path}/`.startsWith(`${href}/`))
  return pages.map(({ place, href, label }) => ({
    place,
    href,
    label,
    icon: icons[place],
    current: place === (at?.place ?? 'overview'),
  }))
}
