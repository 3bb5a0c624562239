import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { useLocation } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import * as m from '#app/paraglide/messages.js'
import { UNSENT } from '../links/unsent.ts'

/** React renders nothing into `noscript` on the client, so the message stays on the server. */
const words = createIsomorphicFn()
  .server(() => (
    <div className="page-column pt-6">
      <Banner status="warning">{m.site_unsent()}</Banner>
    </div>
  ))
  .client(() => null)

/**
 * Without JavaScript: says that a form was not sent because the session had ended. With JavaScript, `notifyUnsent`
 * does.
 */
export function UnsentNotice() {
  return UNSENT in useLocation().search ? <noscript>{words()}</noscript> : null
}
