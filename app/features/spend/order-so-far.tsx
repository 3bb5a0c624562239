import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { ActionLink } from '@borealis/design-system/components/link/link.tsx'
import { outcomeNotice, redeemMessage } from './flow-words.ts'
import { spendQueries } from './spend.data.ts'
import { useRedemption } from './use-redemption.ts'

interface OrderSoFarProps {
  /** Handle of the order in the address. */
  intent: string
  /** This very page, to look again. */
  here: string
}

/**
 * Where an order stands while what it is for cannot be read, or is gone: a page that says nothing of it would have it placed
 * again. It follows the order to its receipt, too.
 */
export function OrderSoFar({ intent, here }: OrderSoFarProps) {
  const redemption = useRedemption({
    intent,
    // Nothing is reviewed here.
    selection: undefined,
    review: () => spendQueries.reviewGiftCards(undefined),
    priced: null,
    agreedPrice: () => null,
    withIntent: () => here,
  })
  const message = redeemMessage({ ...redemption, known: {} }, here)
  const isOpen = message?.kind === 'checking'
  const outcome = isOpen ? null : outcomeNotice(redemption.returned)
  return (
    <div role={outcome?.status === 'error' ? 'alert' : 'status'}>
      {isOpen ? (
        <Banner
          status="info"
          title={message.question}
          className="mb-6"
          action={
            message.action && <ActionLink href={message.action.href}>{message.action.label}</ActionLink>
          }
        >
          {message.text}
        </Banner>
      ) : outcome ? (
        <Banner status={outcome.status} title={outcome.title} className="mb-6">
          {outcome.text}
        </Banner>
      ) : null}
    </div>
  )
}
