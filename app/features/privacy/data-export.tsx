import type { DataExport as Export } from '@borealis/contract/me.ts'
import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { ButtonGroup } from '@borealis/design-system/components/button-group/button-group.tsx'
import { FailureText } from '@borealis/design-system/components/failure-text/failure-text.tsx'
import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { BackendError } from '#app/backend/backend-error.ts'
import { formatDateAndTime } from '#app/domain/dates.ts'
import { useMoment } from '#app/member-data/reader.ts'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'
import * as m from '#app/paraglide/messages.js'
import { MemberField, MemberForm } from '#app/shell/forms/member-form.tsx'
import { useIsMounted } from '#app/shell/forms/use-leaving.ts'
import { href } from '#app/shell/links/href.ts'
import { announceChange } from '#app/shell/member/other-tabs.ts'
import { SectionData } from '#app/shell/page-parts/section-notice.tsx'
import { useFailure } from '#app/shell/page-parts/use-failure.ts'
import { privacyQueries, requestDataExport } from './privacy.data.ts'

/** Asks for everything the programme knows, says when it is ready, and hands it out as a file. */
export function DataExport({ isTooOften }: { isTooOften: boolean }) {
  const list = useQuery(privacyQueries.exports())
  return (
    <section aria-labelledby="privacy-export" className="mt-16">
      <SectionHeading id="privacy-export" title={m.privacy_exportTitle()} isBeforeText />
      <p className="max-w-measure text-ink-2">{m.privacy_exportText()}</p>
      <SectionData query={list} failed={m.privacy_exportFailed()}>
        {(data) => <Newest newest={data[0]} isTooOften={isTooOften} />}
      </SectionData>
    </section>
  )
}

function Newest({ newest, isTooOften }: { newest: Export | undefined; isTooOften: boolean }) {
  const { locale, timeZone } = useMoment()
  const time = (at: string) => formatDateAndTime(at, locale, timeZone)
  const { notify } = useNotifications()
  const isMounted = useIsMounted()
  const queryClient = useQueryClient()
  const queryKeys = [privacyQueries.exports().queryKey]
  const ask = useMutation({
    mutationFn: () => requestDataExport(),
    onSuccess: async (asked) => {
      // While mounted, the page itself shows it.
      if (!isMounted.current) {
        notify({ status: 'success', message: m.privacy_exportRunning({ time: time(asked.requestedAt) }) })
      }
      await announceChange(queryClient, queryKeys)
    },
  })
  const isRefused = isTooOften || (ask.error instanceof BackendError && ask.error.status === 429)
  const failure = useFailure(ask.error, m.privacy_notSent, queryKeys)
  return (
    <>
      <div aria-live="polite" className="mt-5 empty:hidden">
        {newest?.state === 'running' ? (
          <Banner status="info">
            {m.privacy_exportRunning({ time: time(newest.requestedAt) })}
            <noscript> {m.privacy_exportReload()}</noscript>
          </Banner>
        ) : null}
        {newest?.state === 'ready' && newest.expiresAt ? (
          <p>
            {m.privacy_exportReady({ time: time(newest.requestedAt), untilTime: time(newest.expiresAt) })}
          </p>
        ) : null}
        {newest?.state === 'expired' ? <p className="text-ink-2">{m.privacy_exportExpired()}</p> : null}
      </div>
      <ButtonGroup className="mt-6">
        {newest?.state === 'ready' ? (
          <form method="post" action={href('/account/privacy', { do: 'download' })} data-answer="file">
            <MemberField />
            <input type="hidden" name="exportId" value={newest.exportId} />
            <Button type="submit">{m.privacy_exportDownload()}</Button>
          </form>
        ) : null}
        {newest?.state === 'running' ? null : (
          <MemberForm
            action={href('/account/privacy', { do: 'export' })}
            isBusy={ask.isPending}
            send={() => ask.mutate()}
          >
            <Button type="submit" variant="secondary" busy={ask.isPending} busyLabel={m.privacy_busy()}>
              {newest?.state === 'ready' ? m.privacy_exportAgain() : m.privacy_exportAsk()}
            </Button>
          </MemberForm>
        )}
      </ButtonGroup>
      {failure || isRefused ? (
        <FailureText>{isRefused ? m.privacy_exportTooOften() : failure}</FailureText>
      ) : null}
    </>
  )
}
