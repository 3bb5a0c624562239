import type { ConsentList as List } from '@borealis/contract/me.ts'
import { Badge } from '@borealis/design-system/components/badge/badge.tsx'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { Disclosure } from '@borealis/design-system/components/disclosure/disclosure.tsx'
import { FailureText } from '@borealis/design-system/components/failure-text/failure-text.tsx'
import { DefinitionRows } from '@borealis/design-system/patterns/definition-rows/definition-rows.tsx'
import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { formatDate, formatDateAndTime } from '#app/domain/dates.ts'
import { unbroken } from '#app/domain/numerals.ts'
import type { Outcome } from '#app/domain/outcomes.ts'
import { offerQueries } from '#app/features/offers/offers.data.ts'
import { searchQueries } from '#app/features/search/search.data.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { useMoment } from '#app/member-data/reader.ts'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'
import * as m from '#app/paraglide/messages.js'
import { MemberForm } from '#app/shell/forms/member-form.tsx'
import { href } from '#app/shell/links/href.ts'
import { announceAndRefetch, announceChange } from '#app/shell/member/other-tabs.ts'
import { OutcomeNotice } from '#app/shell/page-parts/outcome-notice.tsx'
import { SectionData } from '#app/shell/page-parts/section-notice.tsx'
import { useFailure } from '#app/shell/page-parts/use-failure.ts'
import { privacyQueries, setConsent } from './privacy.data.ts'

type Consent = List['consents'][number]

/** Offers are chosen by what the member agreed to. */
const CHANGED = [privacyQueries.all, accountQueries.all, offerQueries.all, searchQueries.all]

/** What the member agreed to: purpose, wording, version and day, what was before, and one button to change it. */
export function ConsentList({ outcome }: { outcome: Outcome<'privacy'> | undefined }) {
  const list = useQuery(privacyQueries.consents())
  const { locale, timeZone } = useMoment()
  function since({ decidedAt, isGranted, wordingVersion, history }: Consent): string {
    // The wording may have changed since it was decided about.
    const decision = history.find((one) => one.decidedAt === decidedAt)
    const version = unbroken(decision?.wordingVersion ?? wordingVersion)
    if (decidedAt) return m.privacy_decided({ date: formatDate(decidedAt, locale, timeZone), version })
    return isGranted ? m.privacy_undated({ version }) : m.privacy_undecided({ version })
  }
  return (
    <section aria-labelledby="privacy-consents">
      <SectionHeading id="privacy-consents" title={m.privacy_consentsTitle()} />
      <OutcomeNotice
        message={outcomeWords(outcome)}
        status={outcome === 'wording' ? 'warning' : 'success'}
        changedKeys={CHANGED}
        pageHref={href('/account/privacy')}
      />
      <SectionData query={list} failed={m.privacy_failed()}>
        {(data) => (
          <DefinitionRows
            rows={data.consents.map((consent) => ({
              id: consent.purpose,
              label: consent.title,
              value: consent.wording,
              badge: (
                <Badge {...(consent.isGranted && { tone: 'success' as const })}>
                  {consent.isGranted ? m.privacy_allowed() : m.privacy_notAllowed()}
                </Badge>
              ),
              isSentence: true,
              detail: since(consent),
              more: <ConsentHistory consent={consent} />,
              control: <ConsentForm consent={consent} />,
            }))}
          />
        )}
      </SectionData>
    </section>
  )
}

function outcomeWords(outcome: Outcome<'privacy'> | undefined): string | undefined {
  if (outcome === 'wording') return m.privacy_wordingChanged()
  return outcome === 'given' || outcome === 'withdrawn' ? savedWords(outcome === 'given') : undefined
}

const savedWords = (isGiven: boolean) => (isGiven ? m.privacy_given() : m.privacy_withdrawn())

function ConsentForm({ consent }: { consent: Consent }) {
  const { purpose, title, isGranted, wordingVersion } = consent
  const queryClient = useQueryClient()
  const { notify } = useNotifications()
  const change = useMutation({
    mutationFn: () => setConsent({ data: { purpose, isGranted: !isGranted, wordingVersion } }),
    onSuccess: async (saved) => {
      if (saved.ok) {
        queryClient.setQueryData(privacyQueries.consents().queryKey, saved.list)
        notify({ status: 'success', message: savedWords(!isGranted) })
        announceChange(queryClient, CHANGED)
      } else {
        notify({ status: 'warning', message: m.privacy_wordingChanged(), options: { expiring: false } })
        // Sent again with the old wording, it would be refused again.
        await announceAndRefetch(queryClient, CHANGED)
      }
    },
  })
  const failure = useFailure(change.error, m.privacy_notSaved, CHANGED)
  return (
    <MemberForm action={href('/account/privacy')} isBusy={change.isPending} send={() => change.mutate()}>
      <input type="hidden" name="purpose" value={purpose} />
      <input type="hidden" name="wordingVersion" value={wordingVersion} />
      <input type="hidden" name="isGranted" value={isGranted ? 'no' : 'yes'} />
      <Button
        type="submit"
        variant="secondary"
        size="small"
        busy={change.isPending}
        busyLabel={m.messages_busy()}
      >
        {isGranted ? m.privacy_withdraw() : m.privacy_allow()}
        <span className="sr-only">{`\u00A0${title}`}</span>
      </Button>
      {failure ? <FailureText small>{failure}</FailureText> : null}
    </MemberForm>
  )
}

/** Every decision about one purpose, newest first; nothing for one that was decided once at most. */
function ConsentHistory({ consent }: { consent: List['consents'][number] }) {
  const { locale, timeZone } = useMoment()
  const { history, title } = consent
  if (history.length < 2) return null
  return (
    <Disclosure
      quiet
      summary={
        <>
          {m.privacy_history()}
          <span className="sr-only">{`\u00A0${title}`}</span>
        </>
      }
    >
      <ol className="border-l-2 border-line pl-4">
        {history.map(({ isGranted, wordingVersion, decidedAt }) => {
          const version = unbroken(wordingVersion)
          const date = formatDateAndTime(decidedAt, locale, timeZone)
          return (
            // Two decisions may share a moment.
            <li key={`${decidedAt} ${wordingVersion} ${isGranted}`} className="py-1 text-ink-2">
              {isGranted
                ? m.privacy_historyGiven({ date, version })
                : m.privacy_historyWithdrawn({ date, version })}
            </li>
          )
        })}
      </ol>
    </Disclosure>
  )
}
