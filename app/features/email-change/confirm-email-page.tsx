import { Button } from '@borealis/design-system/components/button/button.tsx'
import { NoticePage } from '@borealis/design-system/patterns/notice-page/notice-page.tsx'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/site/links/href.ts'
import { confirmEmail } from './confirm-email.functions.ts'
import type { ConfirmEmailOutcome } from './confirm-email-outcome.ts'

interface ConfirmEmailPageProps {
  token: string
  outcome: ConfirmEmailOutcome | undefined
}

/**
 * Where the link of a confirmation message leads. Opening it changes nothing, because mail programs open links by
 * themselves; the button does.
 */
export function ConfirmEmailPage({ token, outcome }: ConfirmEmailPageProps) {
  const profile = { href: href('/account/profile'), label: m.email_toProfile() }
  const again = { href: href('/account/profile/email'), label: m.email_askAgain() }
  switch (outcome) {
    case 'confirmed':
      return (
        <NoticePage
          heading={m.email_confirmedHeading()}
          text={[m.email_confirmedText(), m.email_confirmedNext()]}
          action={profile}
        />
      )
    case 'taken':
      return <NoticePage heading={m.email_takenHeading()} text={[m.email_takenText()]} action={again} />
    case 'too-many':
      return <NoticePage heading={m.email_tooManyHeading()} text={[m.email_tooManyText()]} />
    case 'failed':
      return (
        <NoticePage heading={m.email_failedHeading()} text={[m.email_failedText()]}>
          <ConfirmForm token={token} label={m.email_tryAgain()} />
        </NoticePage>
      )
    case 'expired':
      return <Expired again={again} profile={profile} />
    case undefined:
      if (token === '') return <Expired again={again} profile={profile} />
      return (
        <NoticePage
          heading={m.email_confirmHeading()}
          text={[m.email_confirmText(), m.email_confirmNotYou()]}
        >
          <ConfirmForm token={token} label={m.email_confirmButton()} />
        </NoticePage>
      )
  }
}

type Way = { href: string; label: string }

const Expired = ({ again, profile }: { again: Way; profile: Way }) => (
  <NoticePage
    heading={m.email_expiredHeading()}
    text={[m.email_expiredText(), m.email_expiredNext()]}
    action={profile}
    other={again}
  />
)

/** Posts by itself; with JavaScript the page stays, and says how it ended. */
function ConfirmForm({ token, label }: { token: string; label: string }) {
  const router = useRouter()
  const press = useMutation({
    mutationFn: () => confirmEmail({ data: { token: token.slice(0, 1000) } }),
    onSettled: (outcome = 'failed') =>
      router.navigate({
        href: href('/confirm-email', { outcome, ...(outcome === 'failed' && { token }) }),
        replace: true,
      }),
  })
  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    if (!press.isPending) press.mutate()
  }
  return (
    <form method="post" action={href('/confirm-email')} onSubmit={onSubmit}>
      <input type="hidden" name="token" value={token} />
      <Button type="submit" busy={press.isPending} busyLabel={label}>
        {label}
      </Button>
    </form>
  )
}
