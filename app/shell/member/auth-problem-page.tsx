import { NoticePage } from '@borealis/design-system/patterns/notice-page/notice-page.tsx'
import type { AuthProblem } from '#app/domain/auth-problem.ts'
import { safeReturnPath } from '#app/domain/return-path.ts'
import * as m from '#app/paraglide/messages.js'
import { href, signInHref } from '../links/href.ts'

/** Those of the others: the provider's. */
const headings: Readonly<Partial<Record<AuthProblem, () => string>>> = {
  expired: m.auth_expiredHeading,
  denied: m.auth_deniedHeading,
  unavailable: m.auth_unavailableHeading,
  'step-up-unavailable': m.auth_stepUpUnavailableHeading,
  busy: m.auth_busyHeading,
  closed: m.auth_closedHeading,
  'other-account': m.auth_otherAccountHeading,
  cookies: m.auth_cookiesHeading,
  http: m.auth_cookiesHeading,
  choice: m.auth_choiceHeading,
}

/** The heading of the page, and its title. */
export const authProblemHeading = (problem: AuthProblem): string =>
  (headings[problem] ?? m.auth_providerHeading)()

const texts: Readonly<Record<AuthProblem, () => string>> = {
  expired: m.auth_expiredText,
  denied: m.auth_deniedText,
  provider: m.auth_providerText,
  unavailable: m.auth_unavailableText,
  'step-up-unavailable': m.auth_stepUpUnavailableText,
  'step-up-unproven': m.auth_stepUpUnprovenText,
  'not-kept': m.auth_notKeptText,
  busy: m.auth_busyText,
  closed: m.auth_closedText,
  'other-account': m.auth_otherAccountText,
  cookies: m.auth_cookiesText,
  http: m.auth_cookiesOverHttpText,
  choice: m.auth_choiceText,
}

interface AuthProblemPageProps {
  problem: AuthProblem
  returnTo: string
  /** The page of the form whose choice was lost, with its language. */
  form?: unknown
}

/** A sign-in or step-up that failed, or a choice that was lost: the reason, and a link to try again. */
export function AuthProblemPage({ problem, returnTo, form }: AuthProblemPageProps) {
  const heading = authProblemHeading(problem)
  const text = texts[problem]()
  if (problem === 'closed') {
    return (
      <NoticePage
        heading={heading}
        text={[text, m.join_closedMore()]}
        action={{ href: href('/offers'), label: m.site_seeOffers() }}
        other={{ href: href('/contact'), label: m.errors_contact() }}
      />
    )
  }
  if (problem === 'choice') {
    return (
      <NoticePage
        heading={heading}
        text={[text]}
        action={{ href: safeReturnPath(form), label: m.auth_choiceAgain() }}
        other={{ href: safeReturnPath(returnTo), label: m.auth_choiceContinue() }}
      />
    )
  }
  return (
    <NoticePage
      heading={heading}
      text={[text]}
      // The server checks the path again before it redirects there.
      action={{
        href: signInHref(returnTo || href('/')) + (problem === 'not-kept' ? '&ask' : ''),
        label: m.errors_tryAgain(),
      }}
      other={{ href: href('/'), label: m.auth_backHome() }}
    />
  )
}
