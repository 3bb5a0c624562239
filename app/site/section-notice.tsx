import { Button } from '@borealis/design-system/components/button/button.tsx'
import { Loading, Skeleton } from '@borealis/design-system/components/skeleton/skeleton.tsx'
import * as m from '#app/paraglide/messages.js'

/** A part of a page that has nothing to show, or failed and may be tried again. */
export function SectionNotice({ text, onRetry }: { text: string; onRetry?: () => unknown }) {
  return (
    <div className="border-t border-line py-6 text-ink-2">
      <p>{text}</p>
      {onRetry ? (
        <p className="mt-4">
          <Button variant="secondary" size="small" onClick={() => void onRetry()}>
            {m.errors_tryAgain()}
          </Button>
        </p>
      ) : null}
    </div>
  )
}

/**
 * A part of a page whose data is still on its way: its first answer failed and is asked for again. Without
 * JavaScript nothing asks again, so there it says that it failed.
 */
export function SectionPending({ failed }: { failed: string }) {
  return (
    <>
      <Loading label={m.site_loading()} className="border-t border-line py-6 noscript:hidden">
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
