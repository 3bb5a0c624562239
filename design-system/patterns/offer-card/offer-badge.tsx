import { Clock, TicketPercent } from 'lucide'
import { Badge, type BadgeProps } from '../../components/badge/badge.tsx'

export type OfferBadgeProps = {
  /** `soon` ends within days, `date` has an end date, `coupon` needs a code. */
  kind: 'soon' | 'date' | 'coupon'
  /** When it ends, or how to use it; formatted. */
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
