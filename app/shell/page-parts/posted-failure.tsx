import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import * as m from '#app/paraglide/messages.js'
import type { PostedForm } from '../forms/posted-form.ts'

interface PostedFailureProps {
  /** A form of this page that was submitted without JavaScript and rejected by the backend. */
  readonly posted: PostedForm | undefined
  /** Message when nothing was changed. */
  readonly failed?: string
  /** Message when the answer was lost. */
  readonly unsure?: string
}

/** Says that a form could not be saved; the page's own words may know more than these. */
export function PostedFailure({
  posted,
  failed = m.account_notDone(),
  unsure = m.account_unsure(),
}: PostedFailureProps) {
  if (!posted?.hasFailed) return null
  return (
    <div role="alert" className="mb-6">
      <Banner status={posted.isUnsure ? 'warning' : 'error'}>{posted.isUnsure ? unsure : failed}</Banner>
    </div>
  )
}
