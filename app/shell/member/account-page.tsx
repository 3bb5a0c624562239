import { AccountLayout } from '@borealis/design-system/patterns/account-layout/account-layout.tsx'
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
import type { ReactNode } from 'react'
import { withLocalePrefix } from '#app/domain/locale.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import * as m from '#app/paraglide/messages.js'
import type { PostedForm } from '../forms/posted-form.ts'
import { accountPages, type Flags } from '../frame/site-navigation.ts'
import { PostedFailure } from '../page-parts/posted-failure.tsx'

export interface AccountPageProps {
  title: string
  lead?: ReactNode
  /** The list page that this page belongs to. */
  back?: { href: string; label: string }
  /** The page's id (spec §2). */
  id?: string
  /** A form of this page that was submitted without JavaScript and rejected by the backend. */
  posted?: PostedForm | undefined
  children: ReactNode
}

/** The layout of an account page: heading, navigation of the account pages, content. */
export function AccountPage({ title, lead, back, id, posted, children }: AccountPageProps) {
  const { pathname } = useLocation()
  const { data: pageData } = useQuery(pageDataQueries.current())
  return (
    <div id={id}>
      <AccountLayout
        heading={{ title, lead, ...(back && { back }) }}
        nav={{
          label: m.account_navLabel(),
          links: linksAt(withLocalePrefix(pathname, currentLocale()), pageData?.featureFlags),
        }}
      >
        <PostedFailure posted={posted} />
        {children}
      </AccountLayout>
    </div>
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
    href,
    label,
    icon: icons[place],
    current: place === (at?.place ?? 'overview'),
  }))
}
