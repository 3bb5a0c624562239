import { Clock, TicketPercent } from 'lucide-react'
import { Badge } from '../../components/badge/badge.tsx'

export type OfferBadgeProps = {
  /** `soon` runs out within days, `date` has a date, `coupon` needs a code. */
  kind: 'soon' | 'date' | 'coupon'
  /** Until when, or how: as it is written. */
  label: string
}

/** When an offer ends, or that it needs a code. */
export function OfferBadge({ kind, label }: OfferBadgeProps) {
  if (kind === 'soon') {
    return (
      <Badge tone="warning" icon={Clock}>
        {label}
      </Badge>
    )
  }
  if (kind === 'coupon') {
    return (
      <Badge tone="info" icon={TicketPercent}>
        {label}
      </Badge>
    )
  }
  return <Badge>{label}</Badge>
}
