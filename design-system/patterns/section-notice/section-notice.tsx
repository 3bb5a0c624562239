import { useLayoutEffect, useRef } from 'react'
import { Button } from '../../components/button/button.tsx'
import { Loading, Skeleton } from '../../components/skeleton/skeleton.tsx'

export type SectionNoticeProps = {
  /** What is not there, and what that means for the customer. */
  text: string
  /** Another try: the words of its button and what it does (`onRetry`). Without it there is nothing to press. */
  retry?: { label: string; onRetry: () => unknown } | undefined
}

/** A part of a page that has nothing to show, or failed and may be tried again. */
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

/** Who pressed a button that goes with its notice stays in that part of the page, at its heading. */
function useFocusKeeper() {
  const notice = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const shown = notice.current
    return () => {
      if (!shown?.contains(document.activeElement)) return
      const heading = shown.closest('section, main')?.querySelector<HTMLElement>('h1, h2, h3')
      if (!heading) return
      heading.tabIndex = -1
      // Once what comes in place of the notice is there.
      queueMicrotask(() => heading.focus())
    }
  }, [])
  return notice
}

export type SectionPendingProps = {
  /** Heard while it loads: "Loading". */
  label: string
  /** Shown without JavaScript, where nothing asks again. */
  failed: string
}

/** A part of a page whose data is still on its way, because its first answer failed and is asked for again. */
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
