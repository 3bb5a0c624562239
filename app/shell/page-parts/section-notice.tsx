import * as pattern from '@borealis/design-system/patterns/section-notice/section-notice.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as m from '#app/paraglide/messages.js'

/** A section without content, or one that failed, with a retry button. */
export function SectionNotice({ text, onRetry }: { text: string; onRetry?: () => unknown }) {
  return <pattern.SectionNotice text={text} retry={onRetry && { label: m.errors_tryAgain(), onRetry }} />
}

interface SectionPendingProps {
  readonly failed: string
  readonly label?: string
  readonly children?: ReactNode
}

/**
 * A section whose data is pending: the first request failed and is being retried, or its answer does not come. After a while it says
 * that this takes long: repeats of a call that hangs take more than a minute.
 * @param failed without JavaScript nothing is retried, so there it says this
 * @param children its placeholder, where that is not lines
 */
export function SectionPending({ failed, label = m.site_loading(), children }: SectionPendingProps) {
  return (
    <pattern.SectionPending label={label} failed={failed} slow={m.site_slow()} again={m.errors_tryAgain()}>
      {children}
    </pattern.SectionPending>
  )
}

interface SectionDataProps<Data> {
  readonly query: UseQueryResult<Data>
  /** Message for a failed request. */
  readonly failed: string
  readonly children: (data: Data) => ReactNode
}

/** A section with its own query. Data that is already loaded stays visible when a refetch fails. */
export function SectionData<Data>({ query, failed, children }: SectionDataProps<Data>) {
  const { data, isError, isPending, errorUpdateCount, refetch } = query
  return (
    <>
      {/* There before the failure, so that it is announced: each one anew. */}
      <p role="status" className="sr-only">
        {isError ? <span key={errorUpdateCount}>{failed}</span> : null}
      </p>
      {isError ? <SectionNotice text={failed} onRetry={() => refetch()} /> : null}
      {isPending ? <SectionPending failed={failed} /> : null}
      {data === undefined ? null : children(data)}
    </>
  )
}
