import { useRef } from 'react'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { useDismissDetails } from '../../components/disclosure/use-dismiss-details.ts'
import type { NavLink } from '../header/nav-link.ts'
import { NavList } from '../header/nav-list.tsx'
import { SignOutForm, type SignOutProps } from './sign-out-form.tsx'

export type AccountMenuProps = {
  /** Accessible name of the button: "Your account, Avery Chen". */
  label: string
  /** Initials on the avatar. */
  initials: string
  /** The member's name, at the top of the menu. */
  name: string
  /** Second line under the name, such as the member number. None by default. */
  detail?: string
  /** Links to the pages of the account. */
  links: readonly NavLink[]
  /** The sign-out form, last in the menu. */
  signOut: SignOutProps
}

/** The menu behind the member's initials. Native `<details>`, so it opens without JavaScript. */
export function AccountMenu({ label, initials, name, detail, links, signOut }: AccountMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  useDismissDetails(menu)
  return (
    <details ref={menu} name="header-menu" className="relative">
      <summary className="-m-1 block cursor-pointer bare-summary rounded-full p-1 transition-colors hover:bg-ink/8">
        <Avatar initials={initials} />
        <span className="sr-only">{label}</span>
      </summary>
      <div className="absolute top-full right-0 z-40 mt-3 w-64 rounded-card border border-line bg-surface p-5 text-ink shadow-overlay">
        <div translate="no">
          <p className="font-semibold">{name}</p>
          {detail ? <p className="text-small text-ink-2">{detail}</p> : null}
        </div>
        <NavList
          links={links}
          className="mt-3 border-t border-line pt-2"
          linkClassName="flex min-h-11 items-center hover:underline aria-[current=page]:font-semibold"
        />
        <div className="mt-2 border-t border-line pt-2">
          <SignOutForm {...signOut} />
        </div>
      </div>
    </details>
  )
}
