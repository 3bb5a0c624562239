import type { WayToRedeem } from '@borealis/contract/rewards.ts'
import type { IconNode } from '@borealis/design-system/components/icon/icon.tsx'
import { CreditCard, Gift, Handshake, Plane } from 'lucide'

/** One drawing per way to redeem, wherever a reward is shown. */
export const wayIcons: Record<WayToRedeem['type'], IconNode> = {
  'gift-card': Gift,
  travel: Plane,
  credit: CreditCard,
  partner: Handshake,
  other: Handshake,
}
