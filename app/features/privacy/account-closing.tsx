import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { FailureText } from '@borealis/design-system/components/failure-text/failure-text.tsx'
import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect } from 'react'
import type { AccountDeletion } from '#app/backend/contract/me.ts'
import { formatDate } from '#app/domain/dates.ts'
import { CLOSING_ID } from '#app/domain/page-places.ts'
import { formatPoints } from '#app/domain/points.ts'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'
import * as m from '#app/paraglide/messages.js'
import { useLeavingTo } from '#app/site/forms/use-leaving-to.ts'
import { href } from '#app/site/links/href.ts'
import { announceChange } from '#app/site/member/other-tabs.ts'
import { SectionNotice, SectionPending } from '#app/site/page-parts/section-notice.tsx'
import { useFailure } from '#app/site/page-parts/use-failure.ts'
import { useMoment } from '#app/site/page-parts/use-moment.ts'
import { cancelClosing, prepareClosing, type ReturnedClosing } from './privacy.functions.ts'
import { privacyQueries } from './privacy.queries.ts'

interface AccountClosingProps {
  /** The closing that a step-up came back from. */
  readonly intent: string | undefined
  /** It was just asked for: the customer's other tabs hear of it. */
  readonly isAsked: boolean
}

/** Closes the account, after a code and with thirty days to think again. */
export function AccountClosing({ intent, isAsked }: AccountClosingProps) {
  const closing = useQuery(privacyQueries.closing())
  const { data: returned } = useQuery({
    ...privacyQueries.returned(intent ?? ''),
    enabled: Boolean(intent),
  })
  const queryClient = useQueryClient()
  useEffect(() => {
    if (isAsked) void announceChange(queryClient, [privacyQueries.all])
  }, [isAsked, queryClient])
  const words = intent && returned ? returnedWords(returned) : undefined
  return (
    <section aria-labelledby={CLOSING_ID} className="mt-16">
      <SectionHeading id={CLOSING_ID} title={m.privacy_closingTitle()} isBeforeText />
      {words && closing.data?.isRequested === false ? (
        <Banner status="warning" className="mb-6">
          {words}
        </Banner>
      ) : null}
      {closing.isError ? (
        <SectionNotice text={m.privacy_closingFailed()} onRetry={() => closing.refetch()} />
      ) : null}
      {closing.isPending ? <SectionPending failed={m.privacy_closingFailed()} /> : null}
      {closing.data ? <Closing closing={closing.data} /> : null}
    </section>
  )
}

function Closing({ closing }: { closing: AccountDeletion }) {
  const queryClient = useQueryClient()
  const { notify } = useNotifications()
  const { locale, timeZone } = useMoment()
  const { isRequested, closesOn, pointsLost } = closing
  const { isLeaving, leaveTo } = useLeavingTo()
  const change = useMutation({
    mutationFn: async (): Promise<void> => {
      if (!isRequested) {
        const { stepUp } = await prepareClosing()
        leaveTo(stepUp)
        return
      }
      await cancelClosing()
      notify({ status: 'success', message: m.privacy_kept() })
      await announceChange(queryClient, [privacyQueries.all])
    },
  })
  const busy = change.isPending || isLeaving
  const failure = useFailure(change.error, m.privacy_notSent, [privacyQueries.all])
  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    if (!busy) change.mutate()
  }
  const points = formatPoints(pointsLost, locale)
  return (
    <>
      <div aria-live="polite">
        {isRequested && closesOn ? (
          <Banner
            status="warning"
            title={m.privacy_closingOn({ date: formatDate(closesOn, locale, timeZone) })}
          >
            {m.privacy_closingUntil({ points })}
          </Banner>
        ) : (
          <p className="max-w-measure text-ink-2">{m.privacy_closingText({ points })}</p>
        )}
      </div>
      <form
        method="post"
        action={href('/account/privacy', { do: isRequested ? 'keep' : 'close' })}
        onSubmit={onSubmit}
        className="mt-6"
      >
        <Button
          type="submit"
          variant={isRequested ? 'secondary' : 'destructive'}
          busy={busy}
          busyLabel={m.privacy_busy()}
        >
          {isRequested ? m.privacy_keep() : m.privacy_close()}
        </Button>
        {failure ? <FailureText>{failure}</FailureText> : null}
      </form>
      {isRequested ? null : <p className="mt-4 text-small text-ink-2">{m.privacy_closeHow()}</p>}
    </>
  )
}

function returnedWords(returned: ReturnedClosing): string | undefined {
  switch (returned) {
    case 'waiting':
    case 'cancelled':
      return m.privacy_closeStopped()
    case 'expired':
      return m.privacy_closeLate()
    case 'unknown':
      return m.privacy_closeRunning()
    case 'refused':
      return m.privacy_closeRefused()
    case 'done':
      return undefined
  }
}
