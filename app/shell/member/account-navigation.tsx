import { AccountIndex } from '@borealis/design-system/patterns/account-nav/account-index.tsx'
import { type AccountGroup, AccountNav } from '@borealis/design-system/patterns/account-nav/account-nav.tsx'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import {
  Coins,
  CreditCard,
  EyeOff,
  Gift,
  House,
  type IconNode,
  Mail,
  Package,
  ReceiptText,
  Search,
  ShieldCheck,
  Ticket,
  UserRound,
  WalletCards,
  X,
} from 'lucide'
import { withLocalePrefix } from '#app/domain/locale.ts'
import type { AccountPlace } from '#app/member-data/account-places.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import * as m from '#app/paraglide/messages.js'
import { accountPages } from '../frame/site-navigation.ts'

/** The pages of the account beside each of them, on a desktop. */
export function AccountNavigation() {
  const { pathname } = useLocation()
  const groups = useGroups(withLocalePrefix(pathname, currentLocale()))
  return <AccountNav label={m.account_navLabel()} groups={groups} />
}

/** The pages of the account as its own page lists them, where there is no room beside a page. */
export function AccountPlaces() {
  const [_overview, ...groups] = useGroups('')
  return (
    <AccountIndex
      label={m.account_navLabel()}
      groups={groups}
      signOut={{ action: withLocalePrefix('/auth/sign-out', currentLocale()), label: m.site_signOut() }}
    />
  )
}

const titles = [undefined, m.account_groupPoints, m.account_groupYou, m.account_groupSafety]

interface Look {
  readonly icon: IconNode
  /** The title of its group; the overview stands above them. */
  readonly group?: (typeof titles)[number]
}

/** How each of them is shown here, in the order of the groups. */
const looks: Record<AccountPlace, Look> = {
  overview: { icon: House },
  history: { icon: ReceiptText, group: m.account_groupPoints },
  orders: { icon: Package, group: m.account_groupPoints },
  'e-cards': { icon: WalletCards, group: m.account_groupPoints },
  spend: { icon: Coins, group: m.account_groupPoints },
  goal: { icon: Gift, group: m.account_groupPoints },
  promo: { icon: Ticket, group: m.account_groupPoints },
  missing: { icon: Search, group: m.account_groupPoints },
  card: { icon: CreditCard, group: m.account_groupYou },
  profile: { icon: UserRound, group: m.account_groupYou },
  messages: { icon: Mail, group: m.account_groupYou },
  security: { icon: ShieldCheck, group: m.account_groupSafety },
  privacy: { icon: EyeOff, group: m.account_groupSafety },
  closing: { icon: X, group: m.account_groupSafety },
}

/**
 * The pages in their groups, the one at `path` marked. A subpage is part of its parent page; one without a parent of its own
 * is part of the overview.
 */
function useGroups(path: string): AccountGroup[] {
  const { data: pageData } = useQuery(pageDataQueries.current())
  const pages = accountPages(pageData?.featureFlags)
  const at = pages.find(({ place, href }) => place !== 'overview' && `${path}/`.startsWith(`${href}/`))
  const current = at?.place ?? 'overview'
  return titles.map((title) => ({
    ...(title && { title: title() }),
    links: Object.entries(looks).flatMap(([name, { icon, group }]) =>
      pages
        .filter(({ place }) => group === title && place === name)
        .map(({ href, label }) => ({ href, label, icon, current: name === current })),
    ),
  }))
}
