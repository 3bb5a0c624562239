import type { SecurityLog as Log, SecurityKind } from '@borealis/contract/me.ts'
import { EmptyState } from '@borealis/design-system/components/empty-state/empty-state.tsx'
import { DefinitionRows } from '@borealis/design-system/patterns/definition-rows/definition-rows.tsx'
import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import { useQuery } from '@tanstack/react-query'
import { capitalised, formatDateWithWeekday, formatTime } from '#app/domain/dates.ts'
import { useMoment } from '#app/member-data/reader.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import { SectionData } from '#app/shell/page-parts/section-notice.tsx'
import { securityQueries } from './security.data.ts'

type SecurityEvent = Log['events'][number]

/** What happened to the account, newest first. */
export function SecurityLog() {
  const log = useQuery(securityQueries.log())
  return (
    <section aria-labelledby="security-log" className="mt-16">
      <SectionHeading
        id="security-log"
        title={m.security_logTitle()}
        intro={m.security_logIntro()}
        link={{ href: href('/contact'), label: m.security_logHelp(), arrow: false }}
      />
      <SectionData query={log} failed={m.security_logFailed()}>
        {(data) => <Events events={data.events} />}
      </SectionData>
    </section>
  )
}

function Events({ events }: { events: readonly SecurityEvent[] }) {
  const { locale, timeZone } = useMoment()
  if (events.length === 0) {
    return (
      <EmptyState headingLevel={3} title={m.security_logEmptyTitle()}>
        {m.security_logEmptyText()}
      </EmptyState>
    )
  }
  return (
    <DefinitionRows
      rows={events.map(({ id, at, kind, detail, place, device }) => {
        const whenAndWhere = [formatTime(at, locale, timeZone), device, place]
        return {
          id,
          label: capitalised(formatDateWithWeekday(at, locale, timeZone)),
          value: detail || wordsOf(kind),
          detail: whenAndWhere.filter(Boolean).join(', '),
        }
      })}
    />
  )
}

const isKnown = (kind: string): kind is SecurityKind => Object.hasOwn(kindWords, kind)

const wordsOf = (kind: string) => (isKnown(kind) ? kindWords[kind]() : m.security_kindOther())

/** For an event about which the backend says no more than its kind. */
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
