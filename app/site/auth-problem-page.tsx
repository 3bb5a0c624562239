import { NoticePage } from '@borealis/design-system/patterns/notice-page/notice-page.tsx'
import * as m from '#app/paraglide/messages.js'
import { href, signInHref } from './href.ts'

/** Words for each way a sign-in or step-up can fail; an unknown reason reads as the provider's. */
const words = new Map([
  ['expired', { heading: m.auth_expiredHeading, text: m.auth_expiredText }],
  ['denied', { heading: m.auth_deniedHeading, text: m.auth_deniedText }],
  ['unavailable', { heading: m.auth_unavailableHeading, text: m.auth_unavailableText }],
  ['closed', { heading: m.auth_closedHeading, text: m.auth_closedText }],
  ['busy', { heading: m.auth_busyHeading, text: m.auth_busyText }],
  ['other-account', { heading: m.auth_otherAccountHeading, text: m.auth_otherAccountText }],
])
const providerWords = { heading: m.auth_providerHeading, text: m.auth_providerText }

export const authProblemHeading = (reason: string): string => (words.get(reason) ?? providerWords).heading()

/** A sign-in or step-up that did not end well: what happened, and a way back. */
export function AuthProblemPage({ reason, returnTo }: { reason: string; returnTo: string }) {
  if (reason === 'closed') {
    return (
      <NoticePage
        heading={m.auth_closedHeading()}
        text={[m.auth_closedText(), m.join_closedMore()]}
        action={{ href: href('/offers'), label: m.join_closedAction() }}
        other={{ href: href('/contact'), label: m.errors_contact() }}
      />
    )
  }
  const { heading, text } = words.get(reason) ?? providerWords
  return (
    <NoticePage
      heading={heading()}
      text={[text()]}
      // The server checks the path once more before it sends anybody there.
      action={{ href: signInHref(returnTo || href('/')), label: m.auth_tryAgain() }}
      other={{ href: href('/'), label: m.auth_backHome() }}
    />
  )
}
