import { NoticePage } from '@borealis/design-system/patterns/notice-page/notice-page.tsx'
import * as m from '#app/paraglide/messages.js'
import { href, signInHref } from '#app/site/links/href.ts'
import { authProblemHeading } from './auth-problem-heading.ts'

/** A text for each way a sign-in or step-up can fail. */
const texts = new Map([
  ['expired', m.auth_expiredText],
  ['denied', m.auth_deniedText],
  ['unavailable', m.auth_unavailableText],
  ['step-up-unavailable', m.auth_stepUpUnavailableText],
  ['busy', m.auth_busyText],
  ['other-account', m.auth_otherAccountText],
])

/** A sign-in or step-up that failed: the reason, and a link to try again. */
export function AuthProblemPage({ reason, returnTo }: { reason: string; returnTo: string }) {
  if (reason === 'closed') {
    return (
      <NoticePage
        heading={authProblemHeading(reason)}
        text={[m.auth_closedText(), m.join_closedMore()]}
        action={{ href: href('/offers'), label: m.join_closedAction() }}
        other={{ href: href('/contact'), label: m.errors_contact() }}
      />
    )
  }
  return (
    <NoticePage
      heading={authProblemHeading(reason)}
      text={[(texts.get(reason) ?? m.auth_providerText)()]}
      // The server checks the path again before it redirects there.
      action={{ href: signInHref(returnTo || href('/')), label: m.auth_tryAgain() }}
      other={{ href: href('/'), label: m.auth_backHome() }}
    />
  )
}
