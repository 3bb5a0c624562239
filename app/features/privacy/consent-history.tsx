import type { ConsentList } from '@borealis/contract/me.ts'
import { Disclosure } from '@borealis/design-system/components/disclosure/disclosure.tsx'
import { formatDateAndTime } from '#app/domain/dates.ts'
import { unbroken } from '#app/domain/numerals.ts'
import { useMoment } from '#app/member-data/reader.ts'
import * as m from '#app/paraglide/messages.js'

/** Every decision about one purpose, newest first; nothing for one that was decided once at most. */
export function ConsentHistory({ consent }: { consent: ConsentList['consents'][number] }) {
  const { locale, timeZone } = useMoment()
  const { history, title } = consent
  if (history.length < 2) return null
  return (
    <Disclosure
      quiet
      summary={
        <>
          {m.privacy_history()}
          <span className="sr-only"> {title}</span>
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
