import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { TextField } from '@borealis/design-system/components/text-field/text-field.tsx'
import { EditSection } from '@borealis/design-system/patterns/edit-section/edit-section.tsx'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { FormEvent, Ref } from 'react'
import { goToStepUp } from '#app/actions/step-up.data.ts'
import { looksLikeEmail, readEmail } from '#app/domain/email-address.ts'
import { emailWords } from '#app/member-data/email-words.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { stepUpAsks } from '#app/member-data/step-up-asks.ts'
import * as m from '#app/paraglide/messages.js'
import { useMemberField } from '#app/shell/forms/member-form.tsx'
import {
  answerForm,
  type FormPost,
  type PostedForm,
  readForm,
  saveOrShowAgain,
} from '#app/shell/forms/posted-form.ts'
import { PROFILE_DRAFTS, useDraft } from '#app/shell/forms/use-draft.ts'
import { useServerForm } from '#app/shell/forms/use-server-form.ts'
import { href } from '#app/shell/links/href.ts'
import { UnraisedNotice } from '#app/shell/page-parts/unraised-notice.tsx'
import { useReturnedToForm } from '#app/shell/step-up/use-returned.ts'
import { useStepUp } from '#app/shell/step-up/use-step-up.ts'
import { prepareEmail } from './email-change.data.ts'

const words = {
  waiting: m.profile_notYet,
  cancelled: m.email_stopped,
  refused: (because: string | null) => because ?? m.email_refused(),
  unknown: m.email_running,
  expired: m.email_late,
}

interface EmailChangePageProps {
  /** Handle of the pending change that a step-up returned from. */
  intent: string | undefined
  /** The form as it was sent without JavaScript. */
  posted: PostedForm | undefined
}

/**
 * A new e-mail address: typed here, allowed by a code, and in force once its own mailbox confirms it, or at once where
 * the backend asks for no confirmation.
 */
export function EmailChangePage({ intent, posted }: EmailChangePageProps) {
  const { data: profile } = useSuspenseQuery(accountQueries.profile())
  const { data: pageData } = useQuery(pageDataQueries.current())
  const { returned, notice } = useReturnedToForm(intent, words)
  const draft = useDraft(profile.sub, `${PROFILE_DRAFTS}email`, { isAnswered: posted !== undefined })
  const isConfirmed = pageData && pageData.featureFlags.emailConfirmation === true
  return (
    <div className="max-w-form">
      <UnraisedNotice notice={notice} />
      <EmailForm
        key={draft.draft ? 'draft' : 'known'}
        email={profile.email}
        typed={draft.draft?.email ?? returned?.typed?.email ?? ''}
        posted={posted}
        onChange={draft.onChange}
        formRef={draft.ref}
      />
      <ol className="mt-8 grid max-w-measure grid-cols-[minmax(0,1fr)] list-decimal gap-2 pl-5 text-ink-2">
        <li>{m.email_stepCode({ asks: stepUpAsks() })}</li>
        {isConfirmed ? <li>{m.email_stepLink()}</li> : null}
        {isConfirmed && profile.email ? <li>{m.email_stepUntil({ email: profile.email })}</li> : null}
        {isConfirmed === false ? <li>{m.email_stepEffect()}</li> : null}
      </ol>
    </div>
  )
}

interface EmailFormProps {
  /** The address that is in force; empty where none is known. */
  email: string
  /** What was typed before and is not sent yet; empty at first. */
  typed: string
  posted: PostedForm | undefined
  onChange: (event: FormEvent<HTMLFormElement>) => void
  formRef: Ref<HTMLFormElement>
}

/** Takes the new address and starts the step-up. Submits natively without JavaScript. */
function EmailForm({ email, typed, posted, onChange, formRef }: EmailFormProps) {
  const memberField = useMemberField()
  const prepare = useStepUp((address: string) => prepareEmail({ data: { typed: address } }))
  const form = useServerForm({
    id: 'email-form',
    known: posted?.values ?? { email: typed },
    posted,
    refused: prepare.isError
      ? {}
      : prepare.data && !prepare.data.ok
        ? { email: prepare.data.problem }
        : undefined,
    send: (values) => prepare.isBusy || prepare.mutate(values.email ?? ''),
    isRight: (_field, text) =>
      looksLikeEmail(readEmail(text)) && readEmail(text).toLowerCase() !== email.toLowerCase(),
  })
  const sent = prepare.variables ?? posted?.values.email
  const found = wordsOf(form.found.email, sent)
  return (
    <>
      {prepare.isError || (prepare.isIdle && posted?.hasFailed) ? (
        <div role="alert" className="mb-6">
          <Banner status="error">{m.email_notSent()}</Banner>
        </div>
      ) : null}
      <EditSection
        ref={formRef}
        id={form.id}
        action={href('/account/profile/email')}
        hidden={memberField}
        heading={m.email_newHeading()}
        errors={found ? [{ fieldId: 'new-email', message: found }] : []}
        errorTitle={m.email_errorTitle()}
        attempts={form.attempts}
        submit={m.email_continue()}
        busy={prepare.isBusy}
        busyLabel={m.email_busy()}
        cancel={{ href: href('/account/profile'), label: m.email_cancel() }}
        onSubmit={form.onSubmit}
        onChange={(event) => {
          form.onChange(event)
          onChange(event)
        }}
      >
        <TextField
          id="new-email"
          name="email"
          type="email"
          className="tablet:col-span-2"
          label={m.email_new()}
          help={email ? m.email_now({ email }) : undefined}
          autoComplete="email"
          spellCheck={false}
          defaultValue={form.startOf('email')}
          error={wordsOf(form.errors.email, sent)}
        />
      </EditSection>
    </>
  )
}

function wordsOf(problem: string | undefined, typed = ''): string | undefined {
  if (problem === undefined) return undefined
  if (problem === 'missing') return m.email_missing()
  return problem === 'same' ? m.email_same() : emailWords(typed)
}

/** The form without JavaScript. */
export const answerEmailChange = <T,>({ request, next }: FormPost<T>) =>
  answerForm(request, async () => {
    const { email = '' } = await readForm(request)
    const save = async () => {
      const prepared = await prepareEmail({ data: { typed: email.slice(0, 500) } })
      return prepared.ok ? goToStepUp(prepared) : { email: prepared.problem }
    }
    return saveOrShowAgain({ email }, save, next)
  })
