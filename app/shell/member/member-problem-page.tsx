import { Button } from '@borealis/design-system/components/button/button.tsx'
import { ActionLink } from '@borealis/design-system/components/link/link.tsx'
import { NoticePage } from '@borealis/design-system/patterns/notice-page/notice-page.tsx'
import { useLocation } from '@tanstack/react-router'
import type { BackendError } from '#app/backend/backend-error.ts'
import { withLocalePrefix } from '#app/domain/locale.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import * as m from '#app/paraglide/messages.js'
import { referenceOf } from '../failures/reference.ts'
import { href } from '../links/href.ts'

/**
 * Shown to a member whose account cannot be shown: it is on hold, closed, or could not be read. Each case has its own
 * text and next step; none sends the member to sign in again, which would lead back here.
 */
export function MemberProblemPage({ error }: { error: BackendError }) {
  const { pathname, searchStr } = useLocation()
  const locale = currentLocale()
  const { heading, text, canRetry } = problemWords(error)
  return (
    <NoticePage
      heading={heading}
      text={[text]}
      reference={{ label: m.errors_reference(), id: referenceOf(error) }}
    >
      {canRetry ? (
        <Button href={withLocalePrefix(pathname, locale) + searchStr}>{m.errors_tryAgain()}</Button>
      ) : (
        <Button href={href('/contact')}>{m.errors_contact()}</Button>
      )}
      <form method="post" action={withLocalePrefix('/auth/sign-out', locale)}>
        <Button type="submit" variant="secondary">
          {m.site_signOut()}
        </Button>
      </form>
      {/* On the home page the link would lead to this page again. */}
      {pathname !== '/' && <ActionLink href={href('/')}>{m.errors_home()}</ActionLink>}
    </NoticePage>
  )
}

/** What happened to the account, and whether trying again may help. */
export function problemWords({ code }: BackendError): { heading: string; text: string; canRetry: boolean } {
  // The site's own texts, because the backend's do not say what happens to the points.
  if (code === 'ACCOUNT_SUSPENDED') {
    return { heading: m.errors_suspendedHeading(), text: m.errors_suspendedText(), canRetry: false }
  }
  if (code === 'ACCOUNT_CLOSED') {
    return { heading: m.errors_closedHeading(), text: m.errors_closedText(), canRetry: false }
  }
  return { heading: m.errors_profileHeading(), text: m.errors_profileText(), canRetry: true }
}
