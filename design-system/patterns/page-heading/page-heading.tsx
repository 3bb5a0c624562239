import type { ReactNode } from 'react'
import { BackLink, type BackLinkProps } from '../back-link/back-link.tsx'

export type PageHeadingProps = {
  /** The page's heading. */
  title: string
  /** A sentence under it; none by default. */
  lead?: ReactNode
  /** The list this page belongs to. None by default. */
  back?: BackLinkProps
  /** One thing to do or fetch here, at the right. None by default. */
  aside?: ReactNode
  /** An order's heading is a sentence, so it is set smaller. `page` by default. */
  scale?: 'page' | 'sentence'
}

/** What this page is. The heading is the one h1. */
export function PageHeading({ title, lead, back, aside, scale = 'page' }: PageHeadingProps) {
  return (
    <div className="page-column pt-10 pb-8 tablet:pt-14 tablet:pb-10">
      {back ? (
        <p className="mb-3">
          <BackLink {...back} />
        </p>
      ) : null}
      <div className="flex flex-col gap-x-8 gap-y-3 tablet:flex-row tablet:items-center tablet:justify-between">
        <h1 className={scale === 'page' ? 'text-h1' : 'text-sentence'}>{title}</h1>
        {aside ? <div className="shrink-0">{aside}</div> : null}
      </div>
      {lead ? <p className="mt-3 max-w-measure text-lead text-ink-2">{lead}</p> : null}
    </div>
  )
}
