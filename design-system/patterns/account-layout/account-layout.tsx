import type { ReactNode } from 'react'
import { AccountNav, type AccountNavProps } from '../account-nav/account-nav.tsx'
import { PageHeading, type PageHeadingProps } from '../page-heading/page-heading.tsx'

export type AccountLayoutProps = {
  /** The page's heading, and what stands with it. */
  heading: PageHeadingProps
  /** The member's places; the current one is marked. */
  nav: AccountNavProps
  /** The page itself. */
  children: ReactNode
}

/** A page among the member's places: at the side from 1200 px on, above it in a line of tabs below. */
export function AccountLayout({ heading, nav, children }: AccountLayoutProps) {
  return (
    <>
      <PageHeading {...heading} />
      <div className="page-column grid gap-8 pb-20 print:block desktop:grid-cols-[216px_minmax(0,1fr)] desktop:gap-18">
        <div className="min-w-0">
          <AccountNav {...nav} />
        </div>
        <div className="under-tabs min-w-0">{children}</div>
      </div>
    </>
  )
}
