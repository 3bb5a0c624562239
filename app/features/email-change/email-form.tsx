import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { TextField } from '@borealis/design-system/components/text-field/text-field.tsx'
import { EditSection } from '@borealis/design-system/patterns/edit-section/edit-section.tsx'
import type { FormEvent, Ref } from 'react'
import { looksLikeEmail } from '#app/domain/email-address.ts'
import * as m from '#app/paraglide/messages.js'
import { useMemberField } from '#app/shell/forms/member-field.tsx'
import type { PostedForm } from '#app/shell/forms/posted-form.ts'
import { useServerForm } from '#app/shell/forms/use-server-form.ts'
import { href } from '#app/shell/links/href.ts'
import { useStepUp } from '#app/shell/step-up/use-step-up.ts'
import { prepareEmail } from './email-change.data.ts'

interface EmailFormProps {
  /** The address that is in force. */
  email: string
  /** What was typed before and is not sent yet; empty at first. */
  typed: string
  posted: PostedForm | undefined
  onChange: (event: FormEvent<HTMLFormElement>) => void
  formRef: Ref<HTMLFormElement>
}

/** Takes the new address and starts the step-up. Submits natively without JavaScript. */
export function EmailForm({ email, typed, posted, onChange, formRef }: EmailFormProps) {
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
      looksLikeEmail(text.trim()) && text.trim().toLowerCase() !== email.toLowerCase(),
  })
  const found = wordsOf(form.found.email)
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
          help={m.email_now({ email })}
          autoComplete="email"
          spellCheck={false}
          defaultValue={form.startOf('email')}
          error={wordsOf(form.errors.email)}
        />
      </EditSection>
    </>
  )
}

function wordsOf(problem: string | undefined): string | undefined {
  if (problem === undefined) return undefined
  if (problem === 'missing') return m.email_missing()
  return problem === 'same' ? m.email_same() : m.email_wrong()
}
