import * as pattern from '@borealis/design-system/patterns/section-notice/section-notice.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as m from '#app/paraglide/messages.js'

/** A part of a page that has nothing to show, or failed and may be tried again. */
export function SectionNotice({ text, onRetry }: { text: string; onRetry?: () => unknown }) {
  return <pattern.SectionNotice text={text} retry={onRetry && { label: m.errors_tryAgain(), onRetry }} />
}

/**
 * A part of a page whose data is still on its way: its first answer failed and is asked for again. Without
 * JavaScript nothing asks again, so there it says that it failed.
 */
export function SectionPending({ failed }: { failed: string }) {
  return <pattern.SectionPending label={m.site_loading()} failed={failed} />
}

interface SectionDataProps<Data> {
  readonly query: UseQueryResult<Data>
  /** Says that it could not be read. */
  readonly failed: string
  readonly children: (data: Data) => ReactNode
}

/** A part of a page that is read by itself; one that is known already stays in view when it cannot be read again. */
export function SectionData<Data>({ query, failed, children }: SectionDataProps<Data>) {
  const { data, isError, isPending, refetch } = query
  return (
    <>
      {isError ? <SectionNotice text={failed} onRetry={() => refetch()} /> : null}
      {isPending ? <SectionPending failed={failed} /> : null}
      {data === undefined ? null : children(data)}
    </>
  )
}
