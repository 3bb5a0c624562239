import type { ReactNode } from 'react'
import { PageHeading, type PageHeadingProps } from '../page-heading/page-heading.tsx'

export type AccountLayoutProps = {
  /** The page heading. */
  heading: PageHeadingProps
  /** The account navigation (`AccountNav`). */
  nav: ReactNode
  /** Below 1200 px the page itself lists the account's pages (`AccountPlaces`): no tabs there. `false` by default. */
  isIndex?: boolean
  /** The page's content. */
  children: ReactNode
}

/** Layout of an account page: navigation in a side column from 1200 px on, as tabs above the content below that. */
export function AccountLayout({ heading, nav, isIndex = false, children }: AccountLayoutProps) {
  return (
    <>
      <PageHeading {...heading} />
      <div className="page-column grid gap-8 pb-20 print:block desktop:grid-cols-[216px_minmax(0,1fr)] desktop:gap-18">
        <div className={isIndex ? 'min-w-0 max-desktop:hidden' : 'min-w-0 print:hidden'}>{nav}</div>
        <div className="under-tabs min-w-0">{children}</div>
      </div>
    </>
  )
}
