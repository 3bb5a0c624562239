import { Check, CircleAlert, Clock } from 'lucide-react'
import { Badge, type BadgeProps } from '../../components/badge/badge.tsx'

export type OrderStatusProps = {
  /** Decides the icon and its colour. */
  kind: 'done' | 'moving' | 'waiting' | 'failed'
  /** The state in plain words. */
  label: string
}

const looks: Record<OrderStatusProps['kind'], Pick<BadgeProps, 'tone' | 'icon'>> = {
  done: { tone: 'success', icon: Check },
  moving: { tone: 'info' },
  waiting: { tone: 'warning', icon: Clock },
  failed: { tone: 'error', icon: CircleAlert },
}

/** Where an order is, in words, with a tone that repeats them. */
export function OrderStatus({ kind, label }: OrderStatusProps) {
  return <Badge {...looks[kind]}>{label}</Badge>
}
