import type { AccountDeletion } from '@borealis/contract/me.ts'
import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { FailureText } from '@borealis/design-system/components/failure-text/failure-text.tsx'
import { ProseLink } from '@borealis/design-system/components/link/link.tsx'
import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { formatDate } from '#app/domain/dates.ts'
import { CLOSING_ID } from '#app/domain/fragment-ids.ts'
import { formatPoints } from '#app/domain/points.ts'
import { useMoment } from '#app/member-data/reader.ts'
import { stepUpAsks } from '#app/member-data/step-up-asks.ts'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'
import * as m from '#app/paraglide/messages.js'
import { MemberForm } from '#app/shell/forms/member-form.tsx'
import { href } from '#app/shell/links/href.ts'
import { announceChange } from '#app/shell/member/other-tabs.ts'
import { SectionData } from '#app/shell/page-parts/section-notice.tsx'
import { SuccessNotice } from '#app/shell/page-parts/success-notice.tsx'
import { useFailure } from '#app/shell/page-parts/use-failure.ts'
import { useReturned } from '#app/shell/step-up/use-returned.ts'
import { useStepUp } from '#app/shell/step-up/use-step-up.ts'
import { cancelClosing, prepareClosing, privacyQueries } from './privacy.data.ts'
import type { PrivacyOutcome } from './privacy-outcome.ts'

const words = {
  waiting: m.privacy_closeStopped,
  cancelled: m.privacy_closeStopped,
  refused: () => m.privacy_closeRefused(),
  unknown: m.privacy_closeRunning,
  expired: m.privacy_closeLate,
}

interface AccountClosingProps {
  /** Handle of the closing request that a step-up returned from. */
  readonly intent: string | undefined
  readonly outcome: PrivacyOutcome | undefined
}

/** Closes the account, after a code and with thirty days to think again. */
export function AccountClosing({ intent, outcome }: AccountClosingProps) {
  const closing = useQuery(privacyQueries.closing())
  const { notice } = useReturned(intent, words)
  const queryClient = useQueryClient()
  // The closing was just requested, which the page shows; the customer's other tabs refetch.
  const isAsked = outcome === 'closing'
  useEffect(() => {
    if (isAsked) void announceChange(queryClient, [privacyQueries.all])
  }, [isAsked, queryClient])
  return (
    <section aria-labelledby={CLOSING_ID} className="mt-16">
      <SectionHeading id={CLOSING_ID} title={m.privacy_closingTitle()} isBeforeText />
      <SuccessNotice
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
    notify({ status: 'success', message: m.privacy_kept() })
    await announceChange(queryClient, [privacyQueries.all])
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
