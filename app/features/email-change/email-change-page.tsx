import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { TextField } from '@borealis/design-system/components/text-field/text-field.tsx'
import { EditSection } from '@borealis/design-system/patterns/edit-section/edit-section.tsx'
import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { accountQueries } from '#app/features/account/account.queries.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/site/href.ts'
import { type PostedForm, useServerForm } from '#app/site/use-server-form.ts'
import { type PreparedEmail, prepareEmail, type ReturnedEmail } from './email-change.functions.ts'
import { emailChangeQueries } from './email-change.queries.ts'

interface EmailChangePageProps {
  /** The pending change that a step-up came back from. */
  intent: string | undefined
  /** The form as it was sent without JavaScript. */
  posted: PostedForm | undefined
}

/** A new e-mail address: typed here, allowed by a code, and in force once its own mailbox confirms it. */
export function EmailChangePage({ intent, posted }: EmailChangePageProps) {
  const { data: profile } = useSuspenseQuery(accountQueries.profile())
  const { data: returned } = useQuery({
    ...emailChangeQueries.returned(intent ?? ''),
    enabled: Boolean(intent),
  })
  const prepare = useMutation({
    mutationFn: (typed: string): Promise<PreparedEmail> => prepareEmail({ data: { typed } }),
    onSuccess: (prepared: PreparedEmail) => {
      if (prepared.ok) window.location.assign(prepared.stepUp)
    },
  })
  const isLeaving = prepare.data?.ok === true
  const form = useServerForm({
    id: 'email-form',
    known: { email: returned?.email ?? '' },
    posted,
    refused: prepare.isError
      ? {}
      : prepare.data && !prepare.data.ok
        ? { email: prepare.data.problem }
        : undefined,
    send: ({ email = '' }) => prepare.isPending || isLeaving || prepare.mutate(email),
  })
  const problem = form.errors.email
  const error = problem === undefined ? undefined : problemWords(problem)
  const notice = intent && returned !== undefined ? noticeOf(returned) : undefined
  return (
    <>
      {notice ? (
        <Banner status={notice.status} className="mb-6">
          {notice.words}
        </Banner>
      ) : null}
      {prepare.isError || (prepare.isIdle && posted?.hasFailed) ? (
        <div role="alert" className="mb-6">
          <Banner status="error">{m.email_notSent()}</Banner>
        </div>
      ) : null}
      <EditSection
        id={form.id}
        action={href('/account/profile/email')}
        heading={m.email_newHeading()}
        errors={error ? [{ fieldId: 'new-email', message: error }] : []}
        errorTitle={m.email_errorTitle()}
        submit={m.email_continue()}
        busy={prepare.isPending || isLeaving}
        busyLabel={m.email_busy()}
        cancel={{ href: href('/account/profile'), label: m.email_cancel() }}
        onSubmit={form.onSubmit}
      >
        <TextField
          id="new-email"
          name="email"
          type="email"
          className="tablet:col-span-2"
          label={m.email_new()}
          help={m.email_now({ email: profile.email })}
          autoComplete="email"
          spellCheck={false}
          defaultValue={form.startOf('email')}
          error={error}
        />
      </EditSection>
      <ol className="mt-8 max-w-measure list-decimal space-y-2 pl-5 text-ink-2">
        <li>{m.email_stepCode()}</li>
        <li>{m.email_stepLink()}</li>
        <li>{m.email_stepUntil({ email: profile.email })}</li>
      </ol>
    </>
  )
}

function problemWords(problem: string): string {
  if (problem === 'missing') return m.email_missing()
  return problem === 'same' ? m.email_same() : m.email_wrong()
}

function noticeOf(
  returned: ReturnedEmail | null,
): { status: 'error' | 'info' | 'warning'; words: string } | undefined {
  if (returned === null) return { status: 'warning', words: m.email_late() }
  switch (returned.outcome) {
    case 'refused':
      return {
        status: 'error',
        words: returned.detail ? m.email_refusedBecause({ detail: returned.detail }) : m.email_refused(),
      }
    case 'running':
      return { status: 'warning', words: m.email_running() }
    case 'cancelled':
    case 'waiting':
      return { status: 'info', words: m.email_stopped() }
    case 'done':
      return undefined
  }
}
