import * as pattern from '@borealis/design-system/patterns/section-notice/section-notice.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import * as m from '#app/paraglide/messages.js'

/** A section without content, or one that failed, with a retry button. */
export function SectionNotice({ text, onRetry }: { text: string; onRetry?: () => unknown }) {
  return <pattern.SectionNotice text={text} retry={onRetry && { label: m.errors_tryAgain(), onRetry }} />
}

interface SectionPendingProps {
  readonly failed: string
  readonly label?: string
}

/**
 * A section whose data is pending: the first request failed and is being retried, or its answer does not come. Without JavaScript
 * there is no retry, so there it shows the failure.
 */
export function SectionPending({ failed, label = m.site_loading() }: SectionPendingProps) {
  return (
    <>
      <pattern.SectionPending label={label} failed={failed} />
      <SlowNotice />
    </>
  )
}

/** How long a placeholder stands alone, milliseconds: repeats of a call that hangs take more than a minute. */
const SLOW_MS = 5_000

/** Beside a placeholder: after a while it says that this takes long, and offers to load the page anew. */
export function SlowNotice() {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setSlow, SLOW_MS, true)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status">
      {isSlow ? <SectionNotice text={m.site_slow()} onRetry={() => window.location.reload()} /> : null}
    </div>
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
  const { data, isError, isPending, refetch } = query
  return (
    <>
      {isError ? <SectionNotice text={failed} onRetry={() => refetch()} /> : null}
      {isPending ? <SectionPending failed={failed} /> : null}
      {data === undefined ? null : children(data)}
    </>
  )
}
