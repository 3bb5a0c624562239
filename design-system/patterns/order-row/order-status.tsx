import { Check, CircleAlert, Clock } from 'lucide'
import { Badge, type BadgeProps } from '../../components/badge/badge.tsx'

export type OrderStatusProps = {
  /** Decides icon and colour. */
  kind: 'done' | 'moving' | 'waiting' | 'failed'
  /** The status in words. */
  label: string
}

const looks: Record<OrderStatusProps['kind'], Pick<BadgeProps, 'tone' | 'icon'>> = {
  done: { tone: 'success', icon: Check },
  moving: { tone: 'info' },
  waiting: { tone: 'warning', icon: Clock },
  failed: { tone: 'error', icon: CircleAlert },
}

/** Status of an order: text, with an icon and colour that repeat it. */
export function OrderStatus({ kind, label }: OrderStatusProps) {
  return <Badge {...looks[kind]}>{label}</Badge>
}
