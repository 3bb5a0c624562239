import { ErrorScreen } from '@borealis/design-system/patterns/error-screen/error-screen.tsx'
import { NoticePage } from '@borealis/design-system/patterns/notice-page/notice-page.tsx'
import { type ErrorComponentProps, useLocation } from '@tanstack/react-router'
import { BackendError } from '#app/backend/backend-error.ts'
import { withLocalePrefix } from '#app/domain/locale.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from './href.ts'
import { currentLocale } from './locale.ts'
import { useReference } from './use-reference.ts'

/** What stands in for a page that failed (spec §2), and for an account that has no pages. */
export function ErrorScreenPage({ error }: ErrorComponentProps) {
  const { pathname, searchStr } = useLocation()
  const reference = useReference(error)
  const contact = { href: href('/contact'), label: m.errors_contact() }
  if (error instanceof BackendError && error.code === 'ACCOUNT_SUSPENDED') {
    const text = [error.problem?.detail ?? m.errors_suspendedText()]
    return (
      <NoticePage heading={m.errors_suspendedHeading()} text={text} action={contact} reference={reference} />
    )
  }
  if (error instanceof BackendError && error.code === 'ACCOUNT_CLOSED') {
    const text = [error.problem?.detail ?? m.errors_closedText()]
    return (
      <NoticePage heading={m.errors_closedHeading()} text={text} action={contact} reference={reference} />
    )
  }
  return (
    <ErrorScreen
      heading={m.errors_heading()}
      text={m.errors_text()}
      home={{ href: href('/'), label: m.errors_home() }}
      again={{ href: withLocalePrefix(pathname, currentLocale()) + searchStr, label: m.errors_again() }}
      reference={{ label: m.errors_reference(), id: reference }}
    />
  )
}
