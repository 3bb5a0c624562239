import type { ReactNode } from 'react'
import { PageHeading, type PageHeadingProps } from '../page-heading/page-heading.tsx'

export type AccountLayoutProps = {
  /** The page heading. */
  heading: PageHeadingProps
  /** The account navigation (`AccountNav`). */
  nav: ReactNode
  /** The page's content. */
  children: ReactNode
}

/** Layout of an account page: the navigation in a side column from 1200 px on. Below, the heading leads back to the account. */
export function AccountLayout({ heading, nav, children }: AccountLayoutProps) {
  return (
    <>
      <PageHeading {...heading} />
      <div className="page-column pb-20 desktop:grid desktop:grid-cols-[216px_minmax(0,1fr)] desktop:gap-18">
        <div className="max-desktop:hidden print:hidden">{nav}</div>
        <div className="min-w-0">{children}</div>
      </div>
    </>
  )
}
