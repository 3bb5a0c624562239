import { ChevronRight } from 'lucide'
import { Icon } from '../../components/icon/icon.tsx'
import { SignOutForm, type SignOutProps } from '../account-menu/sign-out-form.tsx'
import type { AccountGroup } from './account-nav.tsx'

export type AccountIndexProps = {
  /** Accessible name of the navigation. */
  label: string
  /** The pages of the account in groups, each with its title. */
  groups: readonly AccountGroup[]
  /** The last row. */
  signOut: SignOutProps
}

/** The pages of the account as one list, below 1200 px: what a side menu says on a desktop. The whole row is the link. */
export function AccountIndex({ label, groups, signOut }: AccountIndexProps) {
  return (
    <nav aria-label={label} className="desktop:hidden">
      {groups.map(({ title, links }) => (
        <section key={title} className="mt-10 first:mt-0">
          <h2 className="mb-2 text-small font-semibold tracking-normal text-ink-2">{title}</h2>
          <ul className="border-t border-line">
            {links.map(({ href, label: name, icon }) => (
              <li key={href} className="border-b border-line">
                <a href={href} className="flex min-h-14 items-center gap-4 hover:underline">
                  <Icon of={icon} size={20} className="shrink-0 text-aurora-text" />
                  <span className="min-w-0 flex-1 font-[550]">{name}</span>
                  <Icon of={ChevronRight} size={18} className="shrink-0 text-ink-3" />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div className="mt-6">
        <SignOutForm {...signOut} />
      </div>
    </nav>
  )
}
