import type { ConsentList } from '#app/backend/contract/me.ts'
import { formatDateAndTime } from '#app/domain/dates.ts'
import * as m from '#app/paraglide/messages.js'
import { useMoment } from '#app/site/use-moment.ts'

/** Every decision about one purpose, newest first; nothing for one that was decided once at most. */
export function ConsentHistory({ consent }: { consent: ConsentList['consents'][number] }) {
  const { locale, timeZone } = useMoment()
  const { history, title } = consent
  if (history.length < 2) return null
  return (
    <details>
      <summary className="inline-flex min-h-7 cursor-pointer items-center underline underline-offset-[.22em]">
        {m.privacy_history()}
        <span className="sr-only"> {title}</span>
      </summary>
      <ol className="mt-2 border-l-2 border-line pl-4">
        {history.map(({ isGranted, wordingVersion: version, decidedAt }) => {
          const date = formatDateAndTime(decidedAt, locale, timeZone)
          return (
            <li key={decidedAt} className="py-1 text-ink-2">
              {isGranted
                ? m.privacy_historyGiven({ date, version })
                : m.privacy_historyWithdrawn({ date, version })}
            </li>
          )
        })}
      </ol>
    </details>
  )
}
