import { Clock, TicketPercent } from 'lucide-react'
import { Badge, type BadgeProps } from '../../components/badge/badge.tsx'

export type OfferBadgeProps = {
  /** `soon` runs out within days, `date` has a date, `coupon` needs a code. */
  kind: 'soon' | 'date' | 'coupon'
  /** Until when, or how: as it is written. */
  label: string
}

const looks: Record<OfferBadgeProps['kind'], Pick<BadgeProps, 'tone' | 'icon'>> = {
  soon: { tone: 'warning', icon: Clock },
  date: {},
  coupon: { tone: 'info', icon: TicketPercent },
}

/** When an offer ends, or that it needs a code. */
export function OfferBadge({ kind, label }: OfferBadgeProps) {
  return <Badge {...looks[kind]}>{label}</Badge>
}
