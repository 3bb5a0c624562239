import type { ReactNode } from 'react'
import { Loading, Skeleton } from '../../components/skeleton/skeleton.tsx'
import { type Retry, RetryButton } from './retry-button.tsx'

export type SectionNoticeProps = {
  /** What is missing, and what that means for the member. */
  text: string
  /** The way to try again. None by default. */
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
  /** Shown without JavaScript, where nothing fetches the data. */
  failed: string
  /** Appears after a moment: "This is taking longer than usual". */
  slow: string
  /** Label of the link that loads the page anew: "Try again". */
  again: string
  /** Skeletons in the shape of the content. Three lines by default. */
  children?: ReactNode
}

/**
 * Placeholder for a section whose data is still to come. What it says of a long wait is in it from the start, and shown by the style
 * sheet: the section may never hydrate.
 */
export function SectionPending({ label, failed, slow, again, children }: SectionPendingProps) {
  return (
    <>
      <Loading label={label} className="noscript:hidden">
        {children ?? (
          <div className="border-t border-line py-6">
            <Skeleton className="h-5 w-full max-w-[32rem]" />
            <Skeleton className="mt-4 h-5 w-full max-w-[24rem]" />
            <Skeleton className="mt-4 h-5 w-full max-w-[28rem]" />
          </div>
        )}
        <div className="late">
          <SectionNotice text={slow} retry={{ label: again }} />
        </div>
      </Loading>
      <noscript>
        <SectionNotice text={failed} retry={{ label: again }} />
      </noscript>
    </>
  )
}
