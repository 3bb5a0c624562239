import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { ActionLink } from '@borealis/design-system/components/link/link.tsx'
import type {
  MessageStep,
  RedeemNotice,
} from '@borealis/design-system/patterns/redeem-dialog/redeem-types.ts'
import * as m from '#app/paraglide/messages.js'
import { outcomeNotice, redeemMessage } from './flow-words.ts'
import { spendQueries } from './spend.data.ts'
import { useRedemption } from './use-redemption.ts'

interface OrderSoFarProps {
  /** Handle of the order in the address. */
  intent: string
  /** This very page, to look again. */
  here: string
  /** Whether what it is for can be ordered no more: then nobody is told to order again. `false` by default */
  isGone?: boolean
}

/**
 * Where an order stands while what it is for cannot be read, or is gone: a page that says nothing of it would have it placed
 * again. It follows the order to its receipt, too.
 */
export function OrderSoFar({ intent, here, isGone = false }: OrderSoFarProps) {
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
  if (message?.kind !== 'checking') {
    const outcome = outcomeNotice(redemption.returned)
    const nothing: RedeemNotice = { status: 'info', title: m.redeem_cancelledTitle() }
    return (
      <NoticeLine notice={outcome && isGone && redemption.returned?.name === 'waiting' ? nothing : outcome} />
    )
  }
  const { question, text = '', action } = message
  return <NoticeLine notice={{ status: 'info', title: question, text }} action={action} />
}

interface NoticeLineProps {
  notice: RedeemNotice | null
  action?: MessageStep['action']
}

/** A line above the steps. It is there before its words, so that they are announced. */
export function NoticeLine({ notice, action }: NoticeLineProps) {
  return (
    <div role={notice?.status === 'error' ? 'alert' : 'status'}>
      {notice ? (
        <Banner
          status={notice.status}
          title={notice.title}
          className="mb-6"
          action={action && <ActionLink href={action.href}>{action.label}</ActionLink>}
        >
          {notice.text}
        </Banner>
      ) : null}
    </div>
  )
}
