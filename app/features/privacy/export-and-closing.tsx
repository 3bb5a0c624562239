import type { AccountDeletion, DataExport as Export } from '@borealis/contract/me.ts'
import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { ButtonGroup } from '@borealis/design-system/components/button-group/button-group.tsx'
import { FailureText } from '@borealis/design-system/components/failure-text/failure-text.tsx'
import { ProseLink } from '@borealis/design-system/components/link/link.tsx'
import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { BackendError } from '#app/backend/backend-error.ts'
import { formatDate, formatDateAndTime } from '#app/domain/dates.ts'
import { CLOSING_ID } from '#app/domain/fragment-ids.ts'
import type { Outcome } from '#app/domain/outcomes.ts'
import { formatPoints } from '#app/domain/points.ts'
import { useMoment } from '#app/member-data/reader.ts'
import { stepUpAsks } from '#app/member-data/step-up-asks.ts'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'
import * as m from '#app/paraglide/messages.js'
import { MemberField, MemberForm } from '#app/shell/forms/member-form.tsx'
import { useIsMounted } from '#app/shell/forms/use-leaving.ts'
import { href } from '#app/shell/links/href.ts'
import { announceChange } from '#app/shell/member/other-tabs.ts'
import { OutcomeNotice } from '#app/shell/page-parts/outcome-notice.tsx'
import { SectionData } from '#app/shell/page-parts/section-notice.tsx'
import { useFailure } from '#app/shell/page-parts/use-failure.ts'
import { useReturned } from '#app/shell/step-up/use-returned.ts'
import { useStepUp } from '#app/shell/step-up/use-step-up.ts'
import { cancelClosing, prepareClosing, privacyQueries, requestDataExport } from './privacy.data.ts'

/** Asks for everything the programme knows, says when it is ready, and hands it out as a file. */
export function DataExport({ outcome }: { outcome: Outcome<'privacy'> | undefined }) {
  const list = useQuery(privacyQueries.exports())
  return (
    <section aria-labelledby="privacy-export" className="mt-16">
      <SectionHeading id="privacy-export" title={m.privacy_exportTitle()} isBeforeText />
      <OutcomeNotice
        message={outcome === 'too-often' ? m.privacy_exportTooOften() : undefined}
        status="error"
        pageHref={href('/account/privacy')}
      />
      <p className="max-w-measure text-ink-2">{m.privacy_exportText()}</p>
      <SectionData query={list} failed={m.privacy_exportFailed()}>
        {(data) => <Newest newest={data[0]} />}
      </SectionData>
    </section>
  )
}

function Newest({ newest }: { newest: Export | undefined }) {
  const { locale, timeZone } = useMoment()
  const time = (at: string) => formatDateAndTime(at, locale, timeZone)
  const { notify } = useNotifications()
  const isMounted = useIsMounted()
  const queryClient = useQueryClient()
  const queryKeys = [privacyQueries.exports().queryKey]
  const ask = useMutation({
    mutationFn: () => requestDataExport(),
    onSuccess: (asked) => {
      queryClient.setQueryData(privacyQueries.exports().queryKey, (list) => list && [asked, ...list])
      // While mounted, the page itself shows it.
      if (!isMounted.current) {
        notify({ status: 'success', message: m.privacy_exportRunning({ time: time(asked.requestedAt) }) })
      }
      announceChange(queryClient, queryKeys)
    },
  })
  const isRefused = ask.error instanceof BackendError && ask.error.status === 429
  const failure = useFailure(ask.error, m.privacy_notSent, queryKeys)
  return (
    <>
      {/* There while it is empty too: what stands in a hidden region is not announced as it comes. */}
      <div aria-live="polite" className="*:mt-5">
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

const words = {
  waiting: m.privacy_closeNotYet,
  cancelled: m.privacy_closeStopped,
  refused: () => m.privacy_closeRefused(),
  unknown: m.privacy_closeRunning,
  expired: m.privacy_closeLate,
}

interface AccountClosingProps {
  /** Handle of the closing request that a step-up returned from. */
  readonly intent: string | undefined
  readonly outcome: Outcome<'privacy'> | undefined
}

/** Closes the account, after a code and with thirty days to think again. */
export function AccountClosing({ intent, outcome }: AccountClosingProps) {
  const closing = useQuery(privacyQueries.closing())
  const { notice } = useReturned(intent, words)
  const queryClient = useQueryClient()
  // The closing was just requested, which the page shows; the customer's other tabs refetch.
  const isAsked = outcome === 'closing'
  useEffect(() => {
    if (isAsked) announceChange(queryClient, [privacyQueries.all])
  }, [isAsked, queryClient])
  return (
    <section aria-labelledby={CLOSING_ID} className="mt-16">
      <SectionHeading id={CLOSING_ID} title={m.privacy_closingTitle()} isBeforeText />
      <OutcomeNotice
        message={outcome === 'kept' ? m.privacy_kept() : undefined}
        changedKeys={[privacyQueries.all]}
        pageHref={href('/account/privacy')}
      />
      {notice && closing.data?.isRequested === false ? (
        <Banner status={notice.status} className="mb-6">
          {notice.message}
        </Banner>
      ) : null}
      <SectionData query={closing} failed={m.privacy_closingFailed()}>
        {(data) => <Closing closing={data} />}
      </SectionData>
    </section>
  )
}

function Closing({ closing }: { closing: AccountDeletion }) {
  const queryClient = useQueryClient()
  const { notify } = useNotifications()
  const { locale, timeZone } = useMoment()
  const { isRequested, closesOn, pointsLost } = closing
  const change = useStepUp(async () => {
    if (!isRequested) return prepareClosing()
    await cancelClosing()
    queryClient.setQueryData(privacyQueries.closing().queryKey, {
      ...closing,
      isRequested: false,
      closesOn: null,
    })
    notify({ status: 'success', message: m.privacy_kept() })
    announceChange(queryClient, [privacyQueries.all])
    return undefined
  })
  const failure = useFailure(change.error, m.privacy_notSent, [privacyQueries.all])
  const points = formatPoints(pointsLost, locale)
  return (
    <>
      <div aria-live="polite">
        {isRequested && closesOn ? (
          <Banner
            status="warning"
            title={m.privacy_closingOn({ date: formatDate(closesOn, locale, timeZone) })}
          >
            {pointsLost > 0 ? m.privacy_closingUntil({ points }) : m.privacy_closingUntilNone()}
          </Banner>
        ) : (
          <p className="max-w-measure text-ink-2">
            {pointsLost > 0 ? m.privacy_closingText({ points }) : m.privacy_closingTextNone()}
          </p>
        )}
      </div>
      <p className="mt-4 max-w-measure text-ink-2">
        {`${m.privacy_closingCards()} `}
        <ProseLink href={href('/account/orders')}>{m.privacy_closingOrders()}</ProseLink>
      </p>
      <MemberForm
        action={href('/account/privacy', { do: isRequested ? 'keep' : 'close' })}
        isBusy={change.isBusy}
        send={() => change.mutate()}
        className="mt-6"
      >
        <Button
          type="submit"
          variant={isRequested ? 'secondary' : 'destructive'}
          busy={change.isBusy}
          busyLabel={m.privacy_busy()}
        >
          {isRequested ? m.privacy_keep() : m.privacy_close()}
        </Button>
        {failure ? <FailureText>{failure}</FailureText> : null}
      </MemberForm>
      {isRequested ? null : (
        <p className="mt-4 text-small text-ink-2">{m.privacy_closeHow({ asks: stepUpAsks() })}</p>
      )}
    </>
  )
}
