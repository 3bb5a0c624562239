import { Banner, type BannerProps } from '@borealis/design-system/components/banner/banner.tsx'
import { useIsHydrating } from '@borealis/design-system/components/hydration/use-is-hydrating.ts'

interface UnraisedNoticeProps {
  readonly notice: { readonly status: BannerProps['status']; readonly message: string } | undefined
  /** Layout of the place where it stands. A margin below by default. */
  readonly className?: string
}

/**
 * What the application raises as a notification, in the page until it is there: at once without JavaScript, and after a while where
 * the application does not come. Read and not announced, because it may still come.
 */
export function UnraisedNotice({ notice, className = 'mb-6' }: UnraisedNoticeProps) {
  if (!useIsHydrating() || !notice) return null
  return (
    <div className={`late ${className}`}>
      <Banner status={notice.status}>{notice.message}</Banner>
    </div>
  )
}
