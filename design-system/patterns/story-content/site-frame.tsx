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
import { AccountNav } from '../account-nav/account-nav.tsx'
import { Footer } from '../footer/footer.tsx'
import { Header } from '../header/header.tsx'
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

const places = [
  { key: 'account_title', icon: House },
  { key: 'history_title', icon: ReceiptText },
  { key: 'orders_title', icon: Package },
  { key: 'eCards_title', icon: WalletCards },
  { key: 'ways_title', icon: Coins },
  { key: 'profile_title', icon: UserRound },
  { key: 'security_title', icon: ShieldCheck },
  { key: 'messages_title', icon: Mail },
  { key: 'privacy_title', icon: EyeOff },
  { key: 'card_title', icon: CreditCard },
  { key: 'promo_title', icon: Ticket },
] as const

/** The pages of the account with their icons. */
export function accountPlaces(globals: Globals) {
  const say = siteMessages(globals)
  return places.map(({ key, icon }) => ({ href: `#${key}`, label: say(key), icon }))
}

type AccountFrameProps = {
  globals: Globals
  /** Message key that names the page in the account navigation. */
  current: (typeof places)[number]['key']
  title: string
  lead?: string
  /** Link to the parent list. */
  back?: { href: string; label: string }
  /** The page lists the account's pages itself. `false` by default. */
  isIndex?: boolean
  children: ReactNode
}

/** An account page: heading, account navigation and content. */
export function AccountFrame({
  globals,
  current,
  title,
  lead,
  back,
  isIndex = false,
  children,
}: AccountFrameProps) {
  const say = siteMessages(globals)
  return (
    <SiteFrame globals={globals}>
      <AccountLayout
        heading={{ title, ...(lead && { lead }), ...(back && { back }) }}
        isIndex={isIndex}
        nav={
          <AccountNav
            label={say('account_navLabel')}
            links={accountPlaces(globals).map((place) => ({
              ...place,
              current: place.label === say(current),
            }))}
          />
        }
      >
        {children}
      </AccountLayout>
    </SiteFrame>
  )
}
