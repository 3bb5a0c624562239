import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import * as m from '#app/paraglide/messages.js'
import type { PostedForm } from '#app/site/forms/posted-form.ts'

/** Above a page whose form was sent without JavaScript, when the backend did not take it. Nothing otherwise. */
export function UnsavedNotice({ posted }: { posted: PostedForm | undefined }) {
  if (!posted?.hasFailed) return null
  return (
    <div role="alert" className="mb-6">
      <Banner status={posted.isUnsure ? 'warning' : 'error'}>
        {posted.isUnsure ? m.account_unsure() : m.account_notDone()}
      </Banner>
    </div>
  )
}
