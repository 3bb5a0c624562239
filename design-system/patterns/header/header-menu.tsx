import { Menu, X } from 'lucide'
import { useRef } from 'react'
import { useDismissDetails } from '../../components/disclosure/use-dismiss-details.ts'
import { Icon } from '../../components/icon/icon.tsx'
import { SignOutForm } from '../account-menu/sign-out-form.tsx'
import { LanguageLink } from '../language-link/language-link.tsx'
import type { HeaderAccount, HeaderProps } from './header.tsx'
import { NavList } from './nav-list.tsx'

type HeaderMenuProps = Pick<HeaderProps, 'navLabel' | 'links' | 'search' | 'language' | 'account'> & {
  label: string
}

/** The header's links below 1200 px, in one panel that opens without JavaScript. */
export function HeaderMenu({ label, navLabel, links, search, language, account }: HeaderMenuProps) {
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
            linkClassName="flex min-h-14 items-center text-h3 hover:underline aria-[current=page]:text-aurora-text"
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
