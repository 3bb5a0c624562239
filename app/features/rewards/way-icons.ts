import type { LucideIcon } from '@borealis/design-system/components/icon/icon.tsx'
import { CreditCard, Gift, Handshake, Plane } from 'lucide-react'
import type { WayToRedeem } from '#app/backend/contract/rewards.ts'

/** One drawing per way to redeem, wherever a reward is shown. */
export const wayIcons: Record<WayToRedeem['type'], LucideIcon> = {
  'gift-card': Gift,
  travel: Plane,
  credit: CreditCard,
  partner: Handshake,
  other: Handshake,
}
