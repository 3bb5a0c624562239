import { X } from 'lucide'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { statusLooks } from '../status/status.ts'
import { firstSentence, type Notice, noticeOptions } from './notice.ts'
import { TimeLeft } from './time-left.tsx'

type Props = { notice: Notice; paused: boolean; closeLabel: string; onDismiss: (id: string) => void }

/** One notice: icon, message, action, close button and remaining time. */
export function NoticeRow({ notice, paused, closeLabel, onDismiss }: Props) {
  const { icon, wash, tone, fill } = statusLooks[notice.status]
  const { duration, closable, expiring } = noticeOptions(notice)
  const { action } = notice
  const [first, rest] = firstSentence(notice.message)
  const dismiss = () => onDismiss(notice.id)
  return (
    <div
      data-status={notice.status}
      className={`relative flex min-h-14 animate-appear items-start gap-4 overflow-hidden rounded-button py-3 pr-3 pl-5 ${wash}`}
    >
      <Icon of={icon} className={`mt-1.5 ${tone}`} />
      <p className="min-w-0 flex-1 py-1">
        {first ? <strong>{`${first} `}</strong> : null}
        {rest}
      </p>
      {action ? <div className="self-center py-1">{action}</div> : null}
      {closable ? <IconButton icon={X} size="small" label={closeLabel} onClick={dismiss} /> : null}
      {expiring ? <TimeLeft duration={duration} paused={paused} onEnd={dismiss} className={fill} /> : null}
    </div>
  )
}
