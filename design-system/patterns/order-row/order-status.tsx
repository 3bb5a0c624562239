import { Check, CircleAlert, Clock } from 'lucide-react'
import { Badge } from '../../components/badge/badge.tsx'

export type OrderStatusProps = {
  /** Decides the icon and its colour. */
  kind: 'done' | 'moving' | 'waiting' | 'failed'
  /** The state in plain words. */
  label: string
}

/** Where an order is, in words, with a tone that repeats them. */
export function OrderStatus({ kind, label }: OrderStatusProps) {
  if (kind === 'done') {
    return (
      <Badge tone="success" icon={Check}>
        {label}
      </Badge>
    )
  }
  if (kind === 'failed') {
    return (
      <Badge tone="error" icon={CircleAlert}>
        {label}
      </Badge>
    )
  }
  if (kind === 'waiting') {
    return (
      <Badge tone="warning" icon={Clock}>
        {label}
      </Badge>
    )
  }
  return <Badge tone="info">{label}</Badge>
}
