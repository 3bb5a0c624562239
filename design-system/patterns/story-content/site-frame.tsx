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
} from 'lucide-react'
import type { ReactNode } from 'react'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { AccountLayout } from '../account-layout/account-layout.tsx'
import { Footer } from '../footer/footer.tsx'
import { Header } from '../header/header.tsx'
import { at, footerEn, footerFr, headerEn, headerFr, memberHeaderEn, memberHeaderFr } from './frame.ts'

/** The toolbar of Storybook: its language. */
export type Globals = {
  /** The language; English by default. */
  locale?: unknown
}

type SiteFrameProps = {
  globals: Globals
  /** Who looks: a member by default. */
  isVisitor?: boolean
  /** Address of the current place in the main navigation, without its language. */
  place?: string
  children: ReactNode
}

/** A whole page of the site around its own part. */
export function SiteFrame({ globals, isVisitor = false, place = '', children }: SiteFrameProps) {
  const { header, member, footer, path } = inLocale(globals, {
    'en-ca': { header: headerEn, member: memberHeaderEn, footer: footerEn, path: place },
    'fr-ca': { header: headerFr, member: memberHeaderFr, footer: footerFr, path: `/fr-ca${place}` },
  })
  return (
    <>
      <Header {...at(isVisitor ? header : member, path)} />
      <main>{children}</main>
      <Footer {...footer} />
    </>
  )
}

const places = [
  { key: 'site_menuOverview', icon: House },
  { key: 'site_menuHistory', icon: ReceiptText },
  { key: 'site_menuOrders', icon: Package },
  { key: 'site_menuSpend', icon: Coins },
  { key: 'site_menuProfile', icon: UserRound },
  { key: 'site_menuSecurity', icon: ShieldCheck },
  { key: 'site_menuMessages', icon: Mail },
  { key: 'site_menuPrivacy', icon: EyeOff },
  { key: 'site_menuCard', icon: CreditCard },
  { key: 'site_menuPromo', icon: Ticket },
] as const

type AccountFrameProps = {
  globals: Globals
  /** The page, by the message that names it among the account's places. */
  current: (typeof places)[number]['key']
  title: string
  lead?: string
  /** The list that the page belongs to. */
  back?: { href: string; label: string }
  children: ReactNode
}

/** A page of the member's account: its heading, the account's places at the side, and its own part. */
export function AccountFrame({ globals, current, title, lead, back, children }: AccountFrameProps) {
  const say = siteMessages(globals)
  return (
    <SiteFrame globals={globals}>
      <AccountLayout
        heading={{ title, ...(lead && { lead }), ...(back && { back }) }}
        nav={{
          label: say('account_navLabel'),
          links: places.map(({ key, icon }) => ({
            href: `#${key}`,
            label: say(key),
            icon,
            current: key === current,
          })),
        }}
      >
        {children}
      </AccountLayout>
    </SiteFrame>
  )
}
