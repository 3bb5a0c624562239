import type { NavLink } from '../header/nav-link.ts'
import { NavList } from '../header/nav-list.tsx'
import { LanguageLink, type LanguageLinkProps } from '../language-link/language-link.tsx'
import { LogoMark } from '../logo/logo.tsx'

export type FooterProps = {
  /** The programme in one line. */
  motto: string
  /** Name of the navigation landmark. */
  navLabel: string
  /** Columns of links with titles. */
  groups: readonly { title: string; links: readonly NavLink[] }[]
  /** For example "© 2026 Borealis". */
  copyright: string
  /** The province the page is shown for, and the link to change it. */
  province: { text: string; change: NavLink }
  /** Link to the same page in the other language. */
  language: Omit<LanguageLinkProps, 'className'>
}

/** The footer of every page. */
export function Footer({ motto, navLabel, groups, copyright, province, language }: FooterProps) {
  return (
    <footer className="skip-offscreen on-night bg-night text-on-night [--offscreen-height:760px]">
      <div className="page-column pt-14 pb-5 tablet:pt-18">
        <div className="grid gap-8 tablet:gap-10 desktop:grid-cols-[25rem_1fr] desktop:gap-6">
          <div>
            <LogoMark className="w-8 text-sky-1" />
            <p className="mt-5 text-lead text-balance">{motto}</p>
          </div>
          {/* As many columns as fit; one on a phone at 200 % text size. */}
          <nav
            aria-label={navLabel}
            className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-4 gap-y-8 desktop:gap-x-6"
          >
            {groups.map((group) => (
              <div key={group.title}>
                <h2 className="text-body font-semibold tracking-normal">{group.title}</h2>
                <NavList
                  links={group.links}
                  className="mt-2"
                  linkClassName="inline-block py-1 text-on-night-2 hover:text-on-night hover:underline"
                />
              </div>
            ))}
          </nav>
        </div>
        <div className="mt-10 flex flex-wrap items-center gap-x-6 border-t border-night-line pt-4 text-small text-on-night-2 tablet:mt-14">
          <p className="mr-auto min-h-11 w-full content-center tablet:w-auto">{copyright}</p>
          <p>
            {`${province.text} `}
            <a href={province.change.href} className="inline-block py-3 hover:text-on-night hover:underline">
              {province.change.label}
            </a>
          </p>
          <LanguageLink {...language} />
        </div>
      </div>
    </footer>
  )
}
