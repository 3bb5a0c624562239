import type { Customer } from '@borealis/contract/customers.ts'
import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { EditSection } from '@borealis/design-system/patterns/edit-section/edit-section.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, type Ref, useState } from 'react'
import { flushSync } from 'react-dom'
import { BackendError, mayHaveHappened } from '#app/backend/backend-error.ts'
import { dayIn } from '#app/domain/time-zone.ts'
import { phoneWarning } from '#app/member-data/field-words.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { isPersonField, personPlan } from '#app/member-data/person-fields.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { useMoment } from '#app/member-data/reader.ts'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'
import * as m from '#app/paraglide/messages.js'
import { useMemberField } from '#app/shell/forms/member-form.tsx'
import { isFilled } from '#app/shell/forms/open-errors.ts'
import type { PostedForm } from '#app/shell/forms/posted-form.ts'
import { PROFILE_DRAFTS, useDraft } from '#app/shell/forms/use-draft.ts'
import { useIsMounted } from '#app/shell/forms/use-leaving.ts'
import { useServerForm } from '#app/shell/forms/use-server-form.ts'
import { href } from '#app/shell/links/href.ts'
import { announceChange } from '#app/shell/member/other-tabs.ts'
import { navigate } from '#app/shell/page-parts/navigate.ts'
import { useStepUp } from '#app/shell/step-up/use-step-up.ts'
import { changedKeys, updateProfile } from './account.data.ts'
import { ProfileFields, profileErrorWords } from './profile-fields.tsx'
import { editLinkId, type ProfileSection } from './profile-section.ts'
import { CHANGED_MEANWHILE, profileValues, VERSION_FIELD, versionOf } from './section-version.ts'

interface ProfileFormProps {
  section: ProfileSection
  /** What the section says in its line. */
  current: string
  profile: Customer
  posted: PostedForm | undefined
  /** What was typed before a step-up that came back without an end. */
  typed: Readonly<Record<string, string>> | undefined
}

/**
 * One line of the profile, open for a change. It posts by itself; with JavaScript the page stays, and what is typed
 * outlives the other language and an expired session.
 */
export function ProfileForm(props: ProfileFormProps) {
  const { draft, onChange, ref } = useDraft(props.profile.sub, `${PROFILE_DRAFTS}${props.section}`, {
    isAnswered: props.posted !== undefined,
  })
  return (
    <SectionForm key={draft ? 'draft' : 'known'} {...props} draft={draft} onChange={onChange} formRef={ref} />
  )
}

interface SectionFormProps extends ProfileFormProps {
  draft: Readonly<Record<string, string>> | undefined
  onChange: (event: FormEvent<HTMLFormElement>) => void
  formRef: Ref<HTMLFormElement>
}

function SectionForm(props: SectionFormProps) {
  const { section, current, profile, posted, typed, draft, onChange, formRef } = props
  const router = useRouter()
  const queryClient = useQueryClient()
  const { notify } = useNotifications()
  const isMounted = useIsMounted()
  const memberField = useMemberField()
  const { now, timeZone } = useMoment()
  const { data: pageData } = useQuery(pageDataQueries.current())
  const minimumAge = pageData?.minimumAge ?? 0
  const done = href('/account/profile')
  // The version that this form was opened on, whatever the profile becomes meanwhile.
  const [version, setVersion] = useState(() => openedOn(posted, draft) ?? versionOf(section, profile))
  const update = useStepUp(
    (values: Record<string, string>) => updateProfile({ data: { section, values } }),
    async ({ ok, profile: newer }) => {
      if (newer) queryClient.setQueryData(accountQueries.profile().queryKey, newer)
      if (!ok) {
        // The error shows the newer value, so saving again is deliberate.
        if (newer) setVersion(versionOf(section, newer))
        return
      }
      notify({ status: 'success', message: m.profile_saved() })
      if (isMounted.current) await navigate(router, { href: done, resetScroll: false })
      announceChange(queryClient, changedKeys(section))
    },
  )
  const form = useServerForm({
    id: `profile-${section}-form`,
    known: posted?.values ?? draft ?? { ...profileValues(section, profile), ...typed },
    posted,
    refused: update.isError ? {} : update.data && !update.data.ok ? update.data.errors : undefined,
    send: (values) => update.isBusy || update.mutate(values),
    isRight(field, text) {
      if (!isPersonField(field)) return isFilled(field, text)
      const rules = { today: dayIn(now, timeZone), minimumAge }
      return personPlan[field].problem(text.trim(), rules) === null
    },
  })
  const refusal = update.error instanceof BackendError ? update.error.problem?.detail : posted?.refusal
  const mayBeSaved = update.isError ? mayHaveHappened(update.error) : posted?.isUnsure
  const isUnsure = section !== 'phone' && mayBeSaved
  const words = section === 'phone' ? phoneWords : savingWords
  const facts = { age: minimumAge, current, phone: form.shown?.phone ?? form.startOf('phone') }
  const found = Object.entries(profileErrorWords(form.found, facts)).map(([field, message]) => ({
    fieldId: `profile-${field}`,
    message,
  }))
  // A refusal that is not about a field has the backend's message; an outage has none.
  const failureWords = () => refusal ?? words.failed()
  return (
    <>
      {update.isError || (update.isIdle && posted?.hasFailed) ? (
        <div role="alert" className="mb-4">
          <Banner status={isUnsure ? 'warning' : 'error'}>
            {isUnsure ? m.profile_unsure() : failureWords()}
          </Banner>
        </div>
      ) : null}
      <EditSection
        ref={formRef}
        id={form.id}
        opener={editLinkId(section)}
        action={href('/account/profile', { edit: section })}
        hidden={{ ...memberField, [VERSION_FIELD]: version }}
        heading={headings[section]()}
        errors={found}
        errorTitle={words.errorTitle({ count: found.length })}
        attempts={form.attempts}
        submit={words.submit()}
        busy={update.isBusy}
        busyLabel={words.busy()}
        cancel={{ href: done, label: m.profile_cancel() }}
        onSubmit={form.onSubmit}
        onChange={(event) => {
          // The draft keeps the form as it is then: another province brings its time zone.
          flushSync(() => form.onChange(event))
          onChange(event)
        }}
      >
        <ProfileFields
          section={section}
          startOf={form.startOf}
          errors={profileErrorWords(form.errors, facts)}
          province={form.shown?.provinceCode ?? form.startOf('provinceCode')}
          phoneWarning={phoneWarning(facts.phone)}
        />
      </EditSection>
    </>
  )
}

/** The version that a restored form was opened on; nothing for one that has just been told of a newer version. */
function openedOn(
  posted: PostedForm | undefined,
  draft: Readonly<Record<string, string>> | undefined,
): string | undefined {
  if (posted && Object.values(posted.errors).includes(CHANGED_MEANWHILE)) return undefined
  return (posted?.values ?? draft)?.[VERSION_FIELD]
}

/** A phone number is not saved by its form: it continues to the step-up, and changes nothing before. */
const savingWords = {
  submit: m.profile_save,
  busy: m.profile_busy,
  errorTitle: m.profile_errorTitle,
  failed: m.profile_failed,
}
const phoneWords = {
  submit: m.profile_continue,
  busy: m.profile_phoneBusy,
  errorTitle: m.profile_phoneErrorTitle,
  failed: m.profile_phoneNotSent,
}

const headings: Record<ProfileSection, () => string> = {
  name: m.profile_name,
  phone: m.profile_phone,
  birthDate: m.profile_birthDate,
  gender: m.profile_gender,
  province: m.profile_provinceTitle,
  language: m.profile_language,
  personalisation: m.profile_personalisation,
  interests: m.profile_interests,
}
