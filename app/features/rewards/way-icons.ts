import type { IconNode } from '@borealis/design-system/components/icon/icon.tsx'
import { CreditCard, Gift, Handshake, Plane } from 'lucide'
import type { WayToRedeem } from '#app/backend/contract/rewards.ts'

/** One drawing per way to redeem, wherever a reward is shown. */
export const wayIcons: Record<WayToRedeem['type'], IconNode> = {
  'gift-card': Gift,
  travel: Plane,
  credit: CreditCard,
  partner: Handshake,
  other: Handshake,
}
