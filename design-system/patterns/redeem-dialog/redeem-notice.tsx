import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import { Icon } from '../../components/icon/icon.tsx'
import type { RedeemNotice } from './redeem-types.ts'

const LOOK = {
  error: { icon: CircleAlert, wash: 'bg-error-wash', tone: 'text-error' },
  warning: { icon: TriangleAlert, wash: 'bg-warning-wash', tone: 'text-warning' },
  info: { icon: Info, wash: 'bg-info-wash', tone: 'text-info' },
}

/** What happened, and what happened to the points, above the question it concerns. */
export function RedeemNoticeBar({ status, title, text }: RedeemNotice) {
  const { icon: Drawing, wash, tone } = LOOK[status]
  return (
    <div
      role={status === 'error' ? 'alert' : 'status'}
      className={`mb-6 flex gap-3 rounded-button p-4 ${wash}`}
    >
      <Icon of={Drawing} size={20} className={`mt-0.5 shrink-0 ${tone}`} />
      <p>
        <strong className="font-semibold">{title}</strong> {text}
      </p>
    </div>
  )
}
