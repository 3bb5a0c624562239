import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { FailureText } from '@borealis/design-system/components/failure-text/failure-text.tsx'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { EMAIL_SEEN, emailCancelOutcome, type Outcome } from '#app/domain/outcomes.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'
import * as m from '#app/paraglide/messages.js'
import { MemberForm } from '#app/shell/forms/member-form.tsx'
import { href } from '#app/shell/links/href.ts'
import { announceAndRefetch } from '#app/shell/member/other-tabs.ts'
import { OutcomeNotice } from '#app/shell/page-parts/outcome-notice.tsx'
import { useFailure } from '#app/shell/page-parts/use-failure.ts'
import { cancelEmailChange } from './email-change.data.ts'

/** Above the profile: an address that waits for its confirmation, with a way to take it back. */
export function PendingEmail({ outcome }: { outcome: Outcome<'email'> | undefined }) {
  const { data: profile } = useSuspenseQuery(accountQueries.profile())
  const { pendingEmail, email } = profile
  return (
    <>
      <OutcomeNotice
        message={outcome && outcomeMessage(outcome, pendingEmail, email)}
        changedKeys={[accountQueries.all]}
        pageHref={href('/account/profile')}
      />
      {pendingEmail ? <Waiting pendingEmail={pendingEmail} email={email} /> : null}
    </>
  )
}

function Waiting({ pendingEmail, email }: { pendingEmail: string; email: string }) {
  const queryClient = useQueryClient()
  const { notify } = useNotifications()
  const cancel = useMutation({
    mutationFn: () => cancelEmailChange(),
    onSuccess: async () => {
      await announceAndRefetch(queryClient, [accountQueries.all])
      // Nothing is pending any more: taken back now, or confirmed meanwhile by its link.
      const now = queryClient.getQueryData(accountQueries.profile().queryKey)?.email ?? email
      notify({ status: 'success', message: outcomeMessage(emailCancelOutcome(email, now), null, now) })
    },
  })
  const failure = useFailure(cancel.error, m.email_cancelChangeFailed, [accountQueries.all])
  return (
    <Banner
      status="info"
      title={m.email_waitingTitle()}
      className="mb-8"
      action={
        <MemberForm
          action={href('/account/profile', { do: 'keep-email' })}
          isBusy={cancel.isPending}
          send={() => cancel.mutate()}
        >
          <input type="hidden" name={EMAIL_SEEN} value={email} />
          <Button
            type="submit"
            variant="secondary"
            size="small"
            busy={cancel.isPending}
            busyLabel={m.email_busy()}
          >
            {m.email_cancelChange()}
          </Button>
          {failure ? <FailureText>{failure}</FailureText> : null}
        </MemberForm>
      }
    >
      {email ? m.email_waitingText({ pendingEmail, email }) : m.email_waitingTextAlone({ pendingEmail })}
    </Banner>
  )
}

function outcomeMessage(outcome: Outcome<'email'>, pendingEmail: string | null, email: string): string {
  if (outcome === 'kept') return email ? m.email_kept({ email }) : m.email_keptNone()
  if (outcome === 'changed') return m.email_changed({ email })
  // A backend that asks for no confirmation has changed the address already.
  return pendingEmail ? m.email_asked() : m.email_changed({ email })
}
