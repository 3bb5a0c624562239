import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { FailureText } from '@borealis/design-system/components/failure-text/failure-text.tsx'
import { ChoiceGrid } from '@borealis/design-system/patterns/choice-grid/choice-grid.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import type { Channel, MessagePreferences } from '#app/backend/contract/me.ts'
import { formatDate } from '#app/domain/dates.ts'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/site/href.ts'
import { announceChange } from '#app/site/other-tabs.ts'
import { SectionNotice, SectionPending } from '#app/site/section-notice.tsx'
import { useMoment } from '#app/site/use-moment.ts'
import { cellName, lastDecision } from './preference-changes.ts'
import { saveMessagePreferences } from './preferences.functions.ts'
import { messagePreferenceQueries } from './preferences.queries.ts'
import { readTicked } from './read-ticked.ts'

/** What a form without JavaScript came back with. */
export type PreferencesNews = 'saved' | 'wording'

/** Which messages the member wants, by purpose and channel, saved together. */
export function PreferencesPage({ news }: { news: PreferencesNews | undefined }) {
  const grid = useQuery(messagePreferenceQueries.grid())
  return (
    <>
      {news ? (
        <Banner status={news === 'saved' ? 'success' : 'warning'} className="mb-6">
          {news === 'saved' ? m.messages_saved() : m.messages_wordingChanged()}
        </Banner>
      ) : null}
      {grid.isError ? <SectionNotice text={m.messages_gridFailed()} onRetry={() => grid.refetch()} /> : null}
      {grid.isPending ? <SectionPending failed={m.messages_gridFailed()} /> : null}
      {grid.data ? <Grid key={grid.dataUpdatedAt} preferences={grid.data} /> : null}
    </>
  )
}

function Grid({ preferences }: { preferences: MessagePreferences }) {
  const queryClient = useQueryClient()
  const { notify } = useNotifications()
  const { locale, timeZone } = useMoment()
  const save = useMutation({
    mutationFn: (form: FormData) => saveMessagePreferences({ data: readTicked(form) }),
    onSuccess: async (saved) => {
      if (saved.ok) {
        queryClient.setQueryData(messagePreferenceQueries.grid().queryKey, saved.preferences)
        notify({ status: 'success', message: m.messages_saved() })
      } else {
        notify({
          status: 'warning',
          message: m.messages_wordingChanged(),
          options: { expiring: false },
        })
      }
      await announceChange(queryClient, [messagePreferenceQueries.all])
    },
  })
  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (!save.isPending) save.mutate(new FormData(event.currentTarget))
  }
  const noteOf = (id: string): string | undefined => {
    const purpose = preferences.purposes.find(({ code }) => code === id)
    const last = purpose && lastDecision(purpose)
    return last
      ? m.messages_decided({ date: formatDate(last.at, locale, timeZone), version: last.wording })
      : undefined
  }
  return (
    <form method="post" action={href('/account/preferences')} onSubmit={onSubmit}>
      {preferences.purposes.map(({ code, wordingVersion }) => (
        <input key={code} type="hidden" name={`wording/${code}`} value={wordingVersion} />
      ))}
      <ChoiceGrid
        rows={preferences.purposes.map(({ code, name, detail, channels }) => ({
          id: code,
          title: name,
          detail,
          choices: channels.map(({ channel, isOn, isLocked }) => ({
            name: cellName(code, channel),
            label: channelNames[channel](),
            isOn,
            isLocked,
          })),
        }))}
        note={noteOf}
      />
      <p className="mt-6 max-w-measure text-small text-ink-2">{m.messages_lockedWhy()}</p>
      <div className="mt-6">
        <Button type="submit" busy={save.isPending} busyLabel={m.messages_busy()}>
          {m.messages_save()}
        </Button>
      </div>
      {save.isError ? <FailureText className="mt-4">{m.messages_notSaved()}</FailureText> : null}
    </form>
  )
}

const channelNames: Record<Channel, () => string> = {
  email: m.messages_byEmail,
  sms: m.messages_bySms,
  push: m.messages_byPush,
  mail: m.messages_byMail,
}
