import type { WayToRedeem } from '@borealis/contract/rewards.ts'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { ArrowUpRight } from 'lucide'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'

/** The way to a reward: a gift card, the travel or credit page, or the partner’s own site; none for one that is not known. */
export function WayLink({ way }: { way: WayToRedeem }) {
  if (way.type === 'gift-card') {
    return (
      <Button href={href('/gift-cards/$brandId', { brandId: way.brandId })}>{m.rewards_wayGiftCard()}</Button>
    )
  }
  if (way.type === 'other') return null
  if (way.type === 'travel') return <Button href={href('/travel')}>{m.rewards_wayTravel()}</Button>
  if (way.type === 'credit') return <Button href={href('/card-credit')}>{m.rewards_wayCredit()}</Button>
  return (
    <>
      <Button href={way.url} rel="noopener external" trailingIcon={ArrowUpRight}>
        {way.label}
      </Button>
      <p className="text-small text-ink-2">{m.rewards_wayPartnerNote()}</p>
    </>
  )
}
