import type { Channel, MessagePreferences } from '@borealis/contract/me.ts'
import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { FailureText } from '@borealis/design-system/components/failure-text/failure-text.tsx'
import { FormFoot } from '@borealis/design-system/patterns/bottom-bar/form-foot.tsx'
import { ChoiceGrid } from '@borealis/design-system/patterns/choice-grid/choice-grid.tsx'
import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { mayHaveHappened } from '#app/backend/backend-error.ts'
import { formatDate } from '#app/domain/dates.ts'
import type { Outcome } from '#app/domain/outcomes.ts'
import { seeOther } from '#app/edge/answers.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { useMoment } from '#app/member-data/reader.ts'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'
import * as m from '#app/paraglide/messages.js'
import { textFields } from '#app/shell/forms/form-fields.ts'
import { MemberForm } from '#app/shell/forms/member-form.tsx'
import {
  answerForm,
  type FormPost,
  formOf,
  type PostedForm,
  saveOrShowAgain,
} from '#app/shell/forms/posted-form.ts'
import { forgetDraft, useDraft } from '#app/shell/forms/use-draft.ts'
import { href } from '#app/shell/links/href.ts'
import { announceAndRefetch, announceChange } from '#app/shell/member/other-tabs.ts'
import { OutcomeNotice } from '#app/shell/page-parts/outcome-notice.tsx'
import { PostedFailure } from '#app/shell/page-parts/posted-failure.tsx'
import { SectionData } from '#app/shell/page-parts/section-notice.tsx'
import {
  cellName,
  isTicked,
  lastDecision,
  type Purpose,
  readTicked,
  SEEN,
  WORDING,
} from './preference-changes.ts'
import { messagePreferenceQueries, saveMessagePreferences } from './preferences.data.ts'

const DRAFT = 'messages'

interface PreferencesPageProps {
  /** What a form without JavaScript has done. */
  outcome: Outcome<'preferences'> | undefined
  /** The form as it was sent without JavaScript and could not be saved. */
  posted: PostedForm | undefined
}

/** Which messages the member wants, by purpose and channel, saved together. */
export function PreferencesPage({ outcome, posted }: PreferencesPageProps) {
  const grid = useQuery(messagePreferenceQueries.grid())
  const { data: profile } = useSuspenseQuery(accountQueries.profile())
  const { sub } = profile
  // A grid that was read again and says the same is the same form: its fields, and the focus in them, stay. What was sent is
  // shown until the grid says something else: from then on the grid knows better.
  const known = JSON.stringify(grid.data)
  const [sentUnder] = useState(known)
  const isOutdated = posted?.errors.form === 'wording' && known === sentUnder
  // Unsaved choices are dropped when the page is left, so that nothing looks agreed to that is not.
  useEffect(() => () => forgetDraft(sub, DRAFT), [sub])
  return (
    <>
      <OutcomeNotice
        message={outcome && m.messages_saved()}
        changedKeys={[messagePreferenceQueries.all]}
        pageHref={href('/account/preferences')}
      />
      {isOutdated ? (
        <Banner status="warning" className="mb-6">
          {m.messages_wordingChanged()}
        </Banner>
      ) : null}
      <PostedFailure
        posted={posted}
        // The choices are still ticked, which the account page's own words do not know; without the grid there are none.
        {...(grid.data && { failed: m.messages_notSaved(), unsure: m.messages_unsure() })}
      />
      <SectionData query={grid} failed={m.messages_gridFailed()}>
        {(preferences) => (
          <Grid
            key={known}
            preferences={preferences}
            posted={known === sentUnder ? posted?.values : undefined}
          />
        )}
      </SectionData>
    </>
  )
}

interface GridProps {
  preferences: MessagePreferences
  posted: PostedForm['values'] | undefined
}

/** What is ticked and not saved yet outlives the other language, an expired session and a grid that was loaded again. */
function Grid({ preferences, posted }: GridProps) {
  const queryClient = useQueryClient()
  const { notify } = useNotifications()
  const { locale, timeZone } = useMoment()
  const { data: profile } = useSuspenseQuery(accountQueries.profile())
  const { draft, onChange, ref } = useDraft(profile.sub, DRAFT)
  const save = useMutation({
    mutationFn: (form: FormData) => saveMessagePreferences({ data: readTicked(form) }),
    onSuccess: async (saved) => {
      if (saved.ok) {
        forgetDraft(profile.sub, DRAFT)
        queryClient.setQueryData(messagePreferenceQueries.grid().queryKey, saved.preferences)
        notify({ status: 'success', message: m.messages_saved() })
        announceChange(queryClient, [messagePreferenceQueries.all])
      } else {
        notify({
          status: 'warning',
          message: m.messages_wordingChanged(),
          options: { expiring: false },
        })
        // Sent again with the old wording, it would be refused again.
        await announceAndRefetch(queryClient, [messagePreferenceQueries.all])
      }
    },
  })
  const noteOf = (purpose: Purpose): string | undefined => {
    const last = lastDecision(purpose)
    return last ? m.messages_decided({ date: formatDate(last.at, locale, timeZone) }) : undefined
  }
  return (
    <MemberForm
      ref={ref}
      action={href('/account/preferences')}
      isBusy={save.isPending}
      send={(form) => save.mutate(new FormData(form))}
      onChange={onChange}
    >
      {preferences.purposes.flatMap(({ code, wordingVersion, channels }) => [
        <input key={code} type="hidden" name={WORDING + code} value={wordingVersion} />,
        ...channels.filter(isNamed).map(({ channel, isOn }) => {
          const cell = cellName(code, channel)
          return <input key={cell} type="hidden" name={SEEN + cell} value={isOn ? 'on' : 'off'} />
        }),
      ])}
      <ChoiceGrid
        key={draft ? 'draft' : 'known'}
        rows={preferences.purposes.map((purpose) => ({
          id: purpose.code,
          title: purpose.name,
          detail: purpose.detail,
          note: noteOf(purpose),
          choices: purpose.channels.filter(isNamed).map(({ channel, isOn, isLocked }) => ({
            name: cellName(purpose.code, channel),
            label: channelNames[channel](),
            isOn: isLocked ? isOn : (isTicked(draft ?? posted, { ...purpose, channel }) ?? isOn),
            isLocked,
            column: channelColumns[channel],
          })),
        }))}
      />
      <p className="mt-6 max-w-measure text-small text-ink-2">{m.messages_lockedWhy()}</p>
      <FormFoot>
        {/* What is saved draws the form anew: by its id the focus finds the button again. */}
        <Button id="save-messages" type="submit" busy={save.isPending} busyLabel={m.messages_busy()}>
          {m.messages_save()}
        </Button>
      </FormFoot>
      {save.isError ? (
        <FailureText>{mayHaveHappened(save.error) ? m.messages_unsure() : m.messages_notSaved()}</FailureText>
      ) : null}
    </MemberForm>
  )
}

const channelColumns = { email: 1, sms: 2, push: 3, mail: 4 } as const satisfies Record<Channel, number>

type Cell = Purpose['channels'][number]

/** Of a channel that this release has no name for nothing can be asked here. */
const isNamed = (cell: Cell): cell is Cell & { channel: Channel } => cell.channel !== 'other'

const channelNames: Record<Channel, () => string> = {
  email: m.messages_byEmail,
  sms: m.messages_bySms,
  push: m.messages_byPush,
  mail: m.messages_byMail,
}

/** The preference grid, from a form without JavaScript. */
export const answerPreferences = <T,>({ request, next }: FormPost<T>) =>
  answerForm(
    request,
    async () => {
      const form = await formOf(request)
      const save = async () => {
        const saved = await saveMessagePreferences({ data: readTicked(form) })
        return saved.ok
          ? seeOther(href('/account/preferences', { outcome: 'saved' satisfies Outcome<'preferences'> }))
          : { form: saved.reason }
      }
      return saveOrShowAgain(textFields(form), save, next)
    },
    next,
  )
