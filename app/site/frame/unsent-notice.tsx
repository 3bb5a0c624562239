import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { useLocation } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import * as m from '#app/paraglide/messages.js'
import { UNSENT } from '#app/site/links/unsent.ts'

/** React draws nothing into a `noscript` in the browser, so its code stays on the server. */
const words = createIsomorphicFn()
  .server(() => (
    <div className="page-column pt-6">
      <Banner status="warning">{m.site_unsent()}</Banner>
    </div>
  ))
  .client(() => null)

/** Says without JavaScript that what was pressed before signing in again was not sent; with it, `tellUnsent` does. */
export function UnsentNotice() {
  return UNSENT in useLocation().search ? <noscript>{words()}</noscript> : null
}
