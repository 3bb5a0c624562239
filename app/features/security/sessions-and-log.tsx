import type { SecurityLog as Log, SecurityKind } from '@borealis/contract/me.ts'
import { Badge } from '@borealis/design-system/components/badge/badge.tsx'
import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { EmptyState } from '@borealis/design-system/components/empty-state/empty-state.tsx'
import { FailureText } from '@borealis/design-system/components/failure-text/failure-text.tsx'
import { DefinitionRows } from '@borealis/design-system/patterns/definition-rows/definition-rows.tsx'
import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { capitalised, formatDateAndTime, formatDateWithWeekday, formatTime } from '#app/domain/dates.ts'
import type { Device } from '#app/domain/device.ts'
import { type Outcome, sessionEndOutcome } from '#app/domain/outcomes.ts'
import type { SignInMethod } from '#app/domain/sign-in-method.ts'
import { useMoment } from '#app/member-data/reader.ts'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'
import * as m from '#app/paraglide/messages.js'
import { MemberForm } from '#app/shell/forms/member-form.tsx'
import { href } from '#app/shell/links/href.ts'
import { announceChange } from '#app/shell/member/other-tabs.ts'
import { OutcomeNotice } from '#app/shell/page-parts/outcome-notice.tsx'
import { SectionData } from '#app/shell/page-parts/section-notice.tsx'
import { useFailure } from '#app/shell/page-parts/use-failure.ts'
import { endSessions, securityQueries } from './security.data.ts'

/** Where the customer is signed in, with a way to sign out elsewhere. */
export function SessionList({ outcome }: { outcome: Outcome<'security'> | undefined }) {
  const sessions = useQuery(securityQueries.sessions())
  const { locale, timeZone } = useMoment()
  const time = (at: number) => formatDateAndTime(new Date(at).toISOString(), locale, timeZone)
  const others = sessions.data?.filter(({ isThisBrowser }) => !isThisBrowser) ?? []
  return (
    <section aria-labelledby="security-sessions" className="mt-16">
      <SectionHeading id="security-sessions" title={m.security_sessionsTitle()} />
      <OutcomeNotice
        message={outcome === 'ended' || outcome === 'ended-others' ? endedWords[outcome]() : undefined}
        changedKeys={[securityQueries.sessions().queryKey]}
        pageHref={href('/account/security')}
      />
      <SectionData query={sessions} failed={m.security_sessionsFailed()}>
        {(data) => (
          <DefinitionRows
            rows={data.map(({ key, startedAt, seenAt, device, method, isThisBrowser }) => ({
              id: key,
              label: isThisBrowser ? m.security_thisBrowser() : m.security_otherBrowser(),
              value: deviceName(device),
              ...(isThisBrowser
                ? {
                    badge: <Badge tone="success">{m.security_inUse()}</Badge>,
                    detail: (
                      <SignedIn at={m.security_signedInAt({ time: time(startedAt) })} method={method} />
                    ),
                  }
                : {
                    detail: (
                      <SignedIn
                        at={m.security_signedInSeen({ time: time(startedAt), seen: time(seenAt) })}
                        method={method}
                      />
                    ),
                    control: (
                      <EndForm
                        sessionKey={key}
                        context={m.security_endContext({ device: deviceName(device), time: time(startedAt) })}
                      />
                    ),
                  }),
            }))}
          />
        )}
      </SectionData>
      {others.length > 1 ? (
        <div className="mt-6">
          <EndForm />
        </div>
      ) : null}
      {sessions.data && others.length === 0 ? (
        <p className="mt-4 text-small text-ink-2">{m.security_nowhereElse()}</p>
      ) : null}
    </section>
  )
}

/** When, and how where the provider said so. */
function SignedIn({ at, method }: { at: string; method: SignInMethod | null }) {
  return (
    <>
      {at}
      {method ? <span className="block">{methodWords[method]()}</span> : null}
    </>
  )
}

const methodWords: Record<SignInMethod, () => string> = {
  passkey: m.security_methodPasskey,
  password: m.security_methodPassword,
  code: m.security_methodCode,
  'password-and-code': m.security_methodPasswordAndCode,
}

const endedWords = { ended: m.security_ended, 'ended-others': m.security_endedOthers }

/** Signs one other browser out, or with no key all of them. */
function EndForm({ sessionKey, context }: { sessionKey?: string; context?: string }) {
  const queryClient = useQueryClient()
  const { notify } = useNotifications()
  const end = useMutation({
    mutationFn: () => endSessions({ data: sessionKey === undefined ? {} : { key: sessionKey } }),
    onSuccess: () => {
      const { queryKey } = securityQueries.sessions()
      queryClient.setQueryData(queryKey, (list) =>
        list?.filter(({ key, isThisBrowser }) => isThisBrowser || (sessionKey && key !== sessionKey)),
      )
      notify({ status: 'success', message: endedWords[sessionEndOutcome(sessionKey)]() })
      announceChange(queryClient, [queryKey])
    },
  })
  const failure = useFailure(end.error, m.security_notSent, [securityQueries.sessions().queryKey])
  return (
    <MemberForm
      action={href('/account/security', { do: 'end' })}
      isBusy={end.isPending}
      send={() => end.mutate()}
    >
      {sessionKey === undefined ? null : <input type="hidden" name="key" value={sessionKey} />}
      <Button
        type="submit"
        variant="secondary"
        size="small"
        busy={end.isPending}
        busyLabel={m.security_busy()}
      >
        {sessionKey === undefined ? m.security_endOthers() : m.security_end()}
        {context ? <span className="sr-only">{`\u00A0${context}`}</span> : null}
      </Button>
      {failure ? <FailureText small>{failure}</FailureText> : null}
    </MemberForm>
  )
}

/** Names of products are the same in both languages. */
function deviceName({ browser, system }: Device): string {
  if (browser && system) return m.security_device({ browser, system })
  return browser ?? system ?? m.security_unknownDevice()
}

type SecurityEvent = Log['events'][number]

/** What happened to the account, newest first. */
export function SecurityLog() {
  const log = useQuery(securityQueries.log())
  return (
    <section aria-labelledby="security-log" className="mt-16">
      <SectionHeading id="security-log" title={m.security_logTitle()} intro={m.security_logIntro()} />
      <SectionData query={log} failed={m.security_logFailed()}>
        {(data) => <Events {...data} />}
      </SectionData>
    </section>
  )
}

function Events({ events, leftOut }: { events: readonly SecurityEvent[]; leftOut: number }) {
  const { locale, timeZone } = useMoment()
  if (events.length + leftOut === 0) {
    return (
      <EmptyState headingLevel={3} title={m.security_logEmptyTitle()}>
        {m.security_logEmptyText()}
      </EmptyState>
    )
  }
  return (
    <>
      {leftOut > 0 ? (
        <Banner status="warning" className="mb-6">
          {events.length > 0 ? m.security_logPartly() : m.security_logFailed()}
        </Banner>
      ) : null}
      <DefinitionRows
        rows={events.map(({ id, at, kind, detail, place, device }) => {
          const label = capitalised(formatDateWithWeekday(at, locale, timeZone))
          const value = wordsOf(kind, detail)
          const whenAndWhere = [formatTime(at, locale, timeZone), device, place].filter(Boolean).join(', ')
          return {
            id,
            label,
            value,
            action: { href: href('/contact'), label: m.security_contact(), context: `(${value}, ${label})` },
            detail: [detail !== value && detail, whenAndWhere].filter(Boolean).join(' · '),
          }
        })}
      />
    </>
  )
}

const isKnown = (kind: string): kind is SecurityKind => Object.hasOwn(kindWords, kind)

/** What happened; for a kind that this release does not know, in the backend’s words. */
const wordsOf = (kind: string, detail: string) =>
  isKnown(kind) ? kindWords[kind]() : detail || m.security_kindOther()

const kindWords: Record<SecurityKind, () => string> = {
  'sign-in': m.security_kindSignIn,
  'step-up': m.security_kindStepUp,
  'email-change-asked': m.security_kindEmailAsked,
  'email-changed': m.security_kindEmailChanged,
  'phone-changed': m.security_kindPhoneChanged,
  'address-created': m.security_kindAddressCreated,
  'address-updated': m.security_kindAddressUpdated,
  'address-deleted': m.security_kindAddressDeleted,
  redemption: m.security_kindRedemption,
  'e-card-revealed': m.security_kindECard,
  frozen: m.security_kindFrozen,
  unfrozen: m.security_kindUnfrozen,
  'data-exported': m.security_kindExport,
  'deletion-asked': m.security_kindDeletion,
}
