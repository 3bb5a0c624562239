import { useLayoutEffect, useRef } from 'react'
import { Button } from '../../components/button/button.tsx'
import { Loading, Skeleton } from '../../components/skeleton/skeleton.tsx'

export type SectionNoticeProps = {
  /** What is missing, and what that means for the member. */
  text: string
  /** Button that calls `onRetry`. None by default. */
  retry?: { label: string; onRetry: () => unknown } | undefined
}

/** Replaces a section of a page that is empty or failed to load. */
export function SectionNotice({ text, retry }: SectionNoticeProps) {
  const notice = useFocusKeeper()
  return (
    <div ref={notice} className="border-t border-line py-6 text-ink-2">
      <p className="max-w-measure">{text}</p>
      {retry ? (
        <p className="mt-4">
          <Button variant="secondary" size="small" onClick={() => void retry.onRetry()}>
            {retry.label}
          </Button>
        </p>
      ) : null}
    </div>
  )
}

/** When the retry button disappears, moves focus to the section's heading. */
function useFocusKeeper() {
  const notice = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const shown = notice.current
    return () => {
      if (!shown?.contains(document.activeElement)) return
      const heading = shown.closest('section, main')?.querySelector<HTMLElement>('h1, h2, h3')
      if (!heading) return
      heading.tabIndex = -1
      // Deferred until the replacement has rendered.
      queueMicrotask(() => heading.focus())
    }
  }, [])
  return notice
}

export type SectionPendingProps = {
  /** Announced while loading: "Loading". */
  label: string
  /** Shown without JavaScript, where nothing can retry. */
  failed: string
}

/** Placeholder for a section whose data is being fetched again after a first failure. */
export function SectionPending({ label, failed }: SectionPendingProps) {
  return (
    <>
      <Loading label={label} className="border-t border-line py-6 noscript:hidden">
        <Skeleton className="h-5 w-full max-w-[32rem]" />
        <Skeleton className="mt-4 h-5 w-full max-w-[24rem]" />
        <Skeleton className="mt-4 h-5 w-full max-w-[28rem]" />
      </Loading>
      <noscript>
        <p className="border-t border-line py-6 text-ink-2">{failed}</p>
      </noscript>
    </>
  )
}
