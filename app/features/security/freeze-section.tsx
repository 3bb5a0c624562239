import type { Freeze } from '@borealis/contract/me.ts'
import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { FailureText } from '@borealis/design-system/components/failure-text/failure-text.tsx'
import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { goToStepUp } from '#app/actions/step-up.data.ts'
import { formatDateAndTime } from '#app/domain/dates.ts'
import { type Outcome, sessionEndOutcome } from '#app/domain/outcomes.ts'
import { seeOther } from '#app/edge/answers.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { useMoment } from '#app/member-data/reader.ts'
import { stepUpAsks } from '#app/member-data/step-up-asks.ts'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'
import * as m from '#app/paraglide/messages.js'
import { MemberForm } from '#app/shell/forms/member-form.tsx'
import { answerForm, type FormPost, readForm } from '#app/shell/forms/posted-form.ts'
import { useIsMounted } from '#app/shell/forms/use-leaving.ts'
import { href } from '#app/shell/links/href.ts'
import { announceChange } from '#app/shell/member/other-tabs.ts'
import { SectionData } from '#app/shell/page-parts/section-notice.tsx'
import { useFailure } from '#app/shell/page-parts/use-failure.ts'
import { useReturned } from '#app/shell/step-up/use-returned.ts'
import { useStepUp } from '#app/shell/step-up/use-step-up.ts'
import { endSessions, freezeAccount, prepareUnfreeze, securityQueries } from './security.data.ts'

const words = {
  waiting: m.security_frozenNotYet,
  cancelled: m.security_stillFrozen,
  refused: () => m.security_unfreezeRefused(),
  unknown: m.security_unfreezeRunning,
  expired: m.security_tooLate,
}

interface FreezeSectionProps {
  /** Handle of the pending change that a step-up returned from. */
  intent: string | undefined
  /** Redemptions were just stopped, by a form that the browser itself sent, or allowed again. */
  isStopped: boolean
  isAllowedAgain: boolean
}

/** Stops every redemption at once; allowing them again asks for a code. */
export function FreezeSection({ intent, isStopped, isAllowedAgain }: FreezeSectionProps) {
  const freeze = useQuery(securityQueries.freeze())
  const { returned, notice } = useReturned(intent, words)
  const queryClient = useQueryClient()
  const isChanged = isStopped || isAllowedAgain
  useEffect(() => {
    // The page shows the change; the customer's other tabs refetch.
    if (isChanged) announceChange(queryClient, [securityQueries.all, accountQueries.all])
  }, [isChanged, queryClient])
  return (
    <section aria-labelledby="security-freeze">
      <SectionHeading id="security-freeze" title={m.security_freezeTitle()} isBeforeText />
      {notice && freeze.data?.isFrozen ? (
        <Banner status={notice.status} className="mb-6">
          {notice.message}
        </Banner>
      ) : null}
      <SectionData query={freeze} failed={m.security_freezeFailed()}>
        {(data) => (
          <FreezeState freeze={data} isAllowedAgain={isAllowedAgain || returned?.outcome === 'unknown'} />
        )}
      </SectionData>
    </section>
  )
}

function FreezeState({ freeze, isAllowedAgain }: { freeze: Freeze; isAllowedAgain: boolean }) {
  const queryClient = useQueryClient()
  const { notify } = useNotifications()
  const isMounted = useIsMounted()
  const { locale, timeZone } = useMoment()
  const change = useStepUp(async () => {
    if (freeze.isFrozen) return prepareUnfreeze()
    queryClient.setQueryData(securityQueries.freeze().queryKey, await freezeAccount())
    // The page itself shows it while it is open.
    if (!isMounted.current) notify({ status: 'success', message: m.security_frozenTitle() })
    announceChange(queryClient, [securityQueries.all, accountQueries.all])
    return undefined
  })
  const failure = useFailure(change.error, m.security_notSent, [securityQueries.all, accountQueries.all])
  const time = freeze.since && formatDateAndTime(freeze.since, locale, timeZone)
  return (
    <>
      <div aria-live="polite">
        {freeze.isFrozen ? (
          <Banner status="warning" title={m.security_frozenTitle()}>
            {time ? m.security_frozenSince({ time }) : m.security_frozenText()}
          </Banner>
        ) : (
          <p className="max-w-measure text-ink-2">
            {isAllowedAgain ? m.security_resumed() : m.security_freezeText()}
          </p>
        )}
      </div>
      <MemberForm
        action={href('/account/security', { do: freeze.isFrozen ? 'unfreeze' : 'freeze' })}
        isBusy={change.isBusy}
        send={() => change.mutate()}
        className="mt-6"
      >
        <Button type="submit" variant="secondary" busy={change.isBusy} busyLabel={m.security_busy()}>
          {freeze.isFrozen ? m.security_unfreeze() : m.security_freeze()}
        </Button>
        {failure ? <FailureText>{failure}</FailureText> : null}
      </MemberForm>
      {freeze.isFrozen ? (
        <p className="mt-4 text-small text-ink-2">{m.security_unfreezeHow({ asks: stepUpAsks() })}</p>
      ) : null}
    </>
  )
}

/** The page's buttons, from forms without JavaScript. */
export const answerSecurity = <T,>({ request, next }: FormPost<T>) =>
  answerForm(
    request,
    async () => {
      switch (new URL(request.url).searchParams.get('do')) {
        case 'unfreeze':
          return goToStepUp(await prepareUnfreeze())
        case 'freeze':
          await freezeAccount()
          return back('frozen')
        case 'end': {
          const { key } = await readForm(request)
          await endSessions({ data: key === undefined ? {} : { key: key.slice(0, 200) } })
          return back(sessionEndOutcome(key))
        }
        default:
          return back()
      }
    },
    next,
  )

const back = (outcome?: Outcome<'security'>) => seeOther(href('/account/security', { outcome }))
