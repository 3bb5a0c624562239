import { Menu, Search, X } from 'lucide'
import { useRef } from 'react'
import { Button } from '../../components/button/button.tsx'
import { useDismissDetails } from '../../components/disclosure/use-dismiss-details.ts'
import { Icon } from '../../components/icon/icon.tsx'
import { AccountMenu, type AccountMenuProps } from '../account-menu/account-menu.tsx'
import { SignOutForm } from '../account-menu/sign-out-form.tsx'
import { LanguageLink, type LanguageLinkProps } from '../language-link/language-link.tsx'
import { Logo, type LogoProps } from '../logo/logo.tsx'
import type { NavLink } from './nav-link.ts'
import { NavList } from './nav-list.tsx'

export type HeaderBalance = {
  href: string
  /** The balance, formatted. */
  points: string
  unit: string
  /** Accessible name: "Your balance: 24,850 points". */
  label: string
}

/** The viewer. `closed`: sign-in is switched off at the moment. `join` is `null` where its page is shown. */
export type HeaderAccount =
  | { kind: 'visitor'; signIn: NavLink; join: NavLink | null }
  | { kind: 'member'; balance: HeaderBalance | null; menu: AccountMenuProps }
  | { kind: 'closed' }

export type HeaderProps = {
  /** The logo and its destination. */
  logo: LogoProps
  /** Accessible name of the navigation. */
  navLabel: string
  /** The main pages, at most five; `current` marks the page shown. */
  links: readonly NavLink[]
  /** Link to the search page. */
  search: NavLink
  /** Link to the same page in the other language. */
  language: Omit<LanguageLinkProps, 'className'>
  /** Balance and menu of a member, or the links to join and sign in. */
  account: HeaderAccount
  /** Label of the menu button below 1200 px. */
  menuLabel: string
}

/** The header of every page: one line from 1200 px on; below, logo, balance or the other language, and Menu. */
export function Header({ logo, navLabel, links, search, language, account, menuLabel }: HeaderProps) {
  return (
    <header className="relative z-30 border-b border-line bg-paper">
      {/* Letters of twice the size need a second line on a phone. */}
      <div className="page-column flex min-h-16 flex-wrap items-center tablet:min-h-20 desktop:h-20 desktop:flex-nowrap">
        <Logo {...logo} />
        <nav aria-label={navLabel} className="ml-5 hidden h-full desktop:block min-[83.75rem]:ml-10">
          <NavList
            links={links}
            className="flex h-full gap-4 text-label min-[83.75rem]:gap-8 min-[83.75rem]:text-body"
            linkClassName="-mb-px flex h-[calc(100%+1px)] items-center border-b-[3px] border-transparent pt-[3px] font-[550] whitespace-nowrap hover:border-line aria-[current=page]:border-aurora-line aria-[current=page]:font-semibold"
          />
        </nav>
        <div className="ml-auto flex items-center justify-end gap-3 max-tablet:flex-wrap max-[29.9375rem]:gap-1 min-[83.75rem]:gap-5">
          <a
            href={search.href}
            // The smallest phones have no room for it: there it is in the menu alone.
            className="hidden size-11 items-center justify-center rounded-button transition-colors hover:bg-ink/8 min-[22.5rem]:flex max-[29.9375rem]:-mx-2"
          >
            <Icon of={Search} size={20} />
            <span className="sr-only">{search.label}</span>
          </a>
          {/* A visitor may not read this language, so the other one is not behind a button: the smallest phones move everything closer. */}
          <span className={account.kind === 'member' ? 'hidden desktop:block' : undefined}>
            <LanguageLink {...language} isShortOnPhone className="font-[550] max-[29.9375rem]:text-small" />
          </span>
          <HeaderAccountLine account={account} />
          <HeaderMenu
            label={menuLabel}
            navLabel={navLabel}
            links={links}
            search={search}
            language={language}
            account={account}
          />
        </div>
      </div>
    </header>
  )
}

function HeaderAccountLine({ account }: { account: HeaderAccount }) {
  if (account.kind === 'closed') return null
  if (account.kind === 'visitor') {
    return (
      <>
        <a
          href={account.signIn.href}
          className="hidden min-h-11 items-center font-semibold whitespace-nowrap hover:underline desktop:inline-flex"
        >
          {account.signIn.label}
        </a>
        {account.join ? (
          <Button href={account.join.href} size="small" className="max-[29.9375rem]:px-2.5">
            {account.join.label}
          </Button>
        ) : null}
      </>
    )
  }
  return (
    <>
      {account.balance ? <BalanceLink {...account.balance} /> : null}
      <div className="hidden desktop:block">
        <AccountMenu {...account.menu} />
      </div>
    </>
  )
}

function BalanceLink({ href, points, unit, label }: HeaderBalance) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center whitespace-nowrap hover:underline desktop:min-h-7 desktop:border-l desktop:border-line desktop:pl-5"
    >
      <span aria-hidden="true">
        <strong>{points}</strong> <span className="text-small text-ink-2">{unit}</span>
      </span>
      <span className="sr-only">{label}</span>
    </a>
  )
}

type HeaderMenuProps = Pick<HeaderProps, 'navLabel' | 'links' | 'search' | 'language' | 'account'> & {
  label: string
}

/** The header's links below 1200 px, in one panel that opens without JavaScript. */
function HeaderMenu({ label, navLabel, links, search, language, account }: HeaderMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  useDismissDetails(menu)
  return (
    <details ref={menu} name="header-menu" className="group -mr-2.5 desktop:hidden">
      <summary className="flex size-11 cursor-pointer bare-summary items-center justify-center rounded-button transition-colors hover:bg-ink/8">
        <Icon of={Menu} size={24} className="group-open:hidden" />
        <Icon of={X} size={24} className="hidden group-open:block" />
        <span className="sr-only">{label}</span>
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-y border-line bg-paper pt-1.5 pb-8">
        <nav aria-label={navLabel} className="page-column">
          <NavList
            links={[...links, search]}
            itemClassName="border-b border-line"
            linkClassName="flex min-h-14 items-center text-h3 hover:underline aria-[current=page]:text-aurora-text aria-[current=page]:underline"
          />
        </nav>
        <div className="page-column">
          <AccountLinks account={account} />
          <LanguageLink {...language} className="mt-2 font-semibold" />
        </div>
      </div>
    </details>
  )
}

function AccountLinks({ account }: { account: HeaderAccount }) {
  if (account.kind === 'closed') return null
  if (account.kind === 'visitor') {
    return (
      <a href={account.signIn.href} className="mt-4 flex min-h-11 items-center font-semibold hover:underline">
        {account.signIn.label}
      </a>
    )
  }
  const { name, detail, links, signOut } = account.menu
  return (
    <div className="pt-6">
      <p translate="no" className="font-semibold">
        {name}
      </p>
      {detail ? <p className="text-small text-ink-2">{detail}</p> : null}
      <NavList
        links={links}
        className="mt-2 grid grid-cols-2 gap-x-4"
        linkClassName="flex min-h-11 items-center hover:underline aria-[current=page]:font-semibold"
      />
      <SignOutForm {...signOut} />
    </div>
  )
}
