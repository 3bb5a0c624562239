import { Icon } from '../icon/icon.tsx'
import { statusLooks } from '../status/status.ts'
import { firstSentence, type Notice } from './notice.ts'

export type NoticeListProps = {
  /** Newest first, at least one. `time` is formatted: "9:41 a.m.". */
  notices: readonly (Readonly<Pick<Notice, 'id' | 'status' | 'message'>> & { readonly time: string })[]
  /** Text alternative of each status icon. */
  statusLabels: Record<Notice['status'], string>
}

/** All notices of this visit, including those that have left the bar. */
export function NoticeList({ notices, statusLabels }: NoticeListProps) {
  return (
    <ol className="border-t border-line">
      {notices.map(({ id, status, message, time }) => {
        const { icon, tone } = statusLooks[status]
        const [first, rest] = firstSentence(message)
        return (
          <li key={id} className="flex gap-3 border-b border-line py-4 last:border-b-0">
            <Icon of={icon} className={`mt-0.5 ${tone}`} />
            <p className="min-w-0 flex-1">
              <span className="sr-only">{`${statusLabels[status]} `}</span>
              {first ? <strong>{`${first} `}</strong> : null}
              {rest}
            </p>
            <span className="text-small leading-6 whitespace-nowrap text-ink-2">{time}</span>
          </li>
        )
      })}
    </ol>
  )
}
