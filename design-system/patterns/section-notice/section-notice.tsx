import { Loading, Skeleton } from '../../components/skeleton/skeleton.tsx'
import { type Retry, RetryButton } from './retry-button.tsx'

export type SectionNoticeProps = {
  /** What is missing, and what that means for the member. */
  text: string
  /** Button that calls `onRetry`. None by default. */
  retry?: Retry | undefined
}

/** Replaces a section of a page that is empty or failed to load. */
export function SectionNotice({ text, retry }: SectionNoticeProps) {
  return (
    <div className="border-t border-line py-6 text-ink-2">
      <p className="max-w-measure">{text}</p>
      {retry ? <RetryButton {...retry} /> : null}
    </div>
  )
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
