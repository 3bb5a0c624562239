import * as pattern from '@borealis/design-system/patterns/section-notice/section-notice.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as m from '#app/paraglide/messages.js'

/** A section without content, or one that failed, with a retry button. */
export function SectionNotice({ text, onRetry }: { text: string; onRetry?: () => unknown }) {
  return <pattern.SectionNotice text={text} retry={onRetry && { label: m.errors_tryAgain(), onRetry }} />
}

/**
 * A section whose data is pending: the first request failed and is being retried. Without JavaScript there is no retry,
 * so there it shows the failure.
 */
export function SectionPending({ failed }: { failed: string }) {
  return <pattern.SectionPending label={m.site_loading()} failed={failed} />
}

interface SectionDataProps<Data> {
  readonly query: UseQueryResult<Data>
  /** Message for a failed request. */
  readonly failed: string
  readonly children: (data: Data) => ReactNode
}

/** A section with its own query. Data that is already loaded stays visible when a refetch fails. */
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
