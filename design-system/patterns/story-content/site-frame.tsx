import {
  Coins,
  CreditCard,
  EyeOff,
  House,
  Mail,
  Package,
  ReceiptText,
  ShieldCheck,
  Ticket,
  UserRound,
  WalletCards,
} from 'lucide'
import type { ReactNode } from 'react'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { AccountLayout } from '../account-layout/account-layout.tsx'
import { type AccountGroup, AccountNav } from '../account-nav/account-nav.tsx'
import { Footer } from '../footer/footer.tsx'
import { Header } from '../header/header.tsx'
import type { PageHeadingProps } from '../page-heading/page-heading.tsx'
import { at, frame, type Globals } from './frame.ts'

export type { Globals } from './frame.ts'

type SiteFrameProps = {
  globals: Globals
  /** Renders the header of a visitor instead of a member. `false` by default. */
  isVisitor?: boolean
  /** Path of the current page in the main navigation, without locale prefix. */
  place?: string
  children: ReactNode
}

/** A page within the site's frame. */
export function SiteFrame({ globals, isVisitor = false, place = '', children }: SiteFrameProps) {
  const { header, memberHeader, footer } = frame(globals)
  const path = inLocale(globals, { 'en-ca': place, 'fr-ca': `/fr-ca${place}` })
  return (
    <>
      <Header {...at(isVisitor ? header : memberHeader, path)} />
      <main>{children}</main>
      <Footer {...footer} />
    </>
  )
}

const groups = [
  { places: [{ key: 'account_title', icon: House }] },
  {
    title: 'account_groupPoints',
    places: [
      { key: 'history_title', icon: ReceiptText },
      { key: 'orders_title', icon: Package },
      { key: 'eCards_title', icon: WalletCards },
      { key: 'ways_title', icon: Coins },
      { key: 'promo_title', icon: Ticket },
    ],
  },
  {
    title: 'account_groupYou',
    places: [
      { key: 'card_title', icon: CreditCard },
      { key: 'profile_title', icon: UserRound },
      { key: 'messages_title', icon: Mail },
    ],
  },
  {
    title: 'account_groupSafety',
    places: [
      { key: 'security_title', icon: ShieldCheck },
      { key: 'privacy_title', icon: EyeOff },
    ],
  },
] as const

/** Message key that names a page of the account. */
type PlaceKey = (typeof groups)[number]['places'][number]['key']

/** The pages of the account in their groups, with the one shown. */
export function accountGroups(globals: Globals, current?: PlaceKey): AccountGroup[] {
  const say = siteMessages(globals)
  return groups.map(({ places, ...group }) => ({
    ...('title' in group && { title: say(group.title) }),
    links: places.map(({ key, icon }) => ({
      href: `#${key}`,
      label: say(key),
      icon,
      current: key === current,
    })),
  }))
}

/** Where the heading of its pages leads, where the navigation has no room beside them. */
export const backToAccount = (globals: Globals) => ({
  href: '#account',
  label: siteMessages(globals)('account_title'),
  isBeside: true,
})

type AccountFrameProps = PageHeadingProps & {
  globals: Globals
  current: PlaceKey
  children: ReactNode
}

/** An account page: heading, account navigation and content. */
export function AccountFrame({ globals, current, back, children, ...heading }: AccountFrameProps) {
  const label = siteMessages(globals)('account_navLabel')
  const parent = back ?? (current === 'account_title' ? undefined : backToAccount(globals))
  return (
    <SiteFrame globals={globals}>
      <AccountLayout
        heading={{ ...heading, back: parent }}
        nav={<AccountNav label={label} groups={accountGroups(globals, current)} />}
      >
        {children}
      </AccountLayout>
    </SiteFrame>
  )
}
