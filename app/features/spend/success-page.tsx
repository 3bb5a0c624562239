import { orderQuantity } from '@borealis/contract/order-line.ts'
import type { Order } from '@borealis/contract/orders.ts'
import { pictureSizes } from '@borealis/design-system/breakpoints'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { CopyLink } from '@borealis/design-system/components/copy-link/copy-link.tsx'
import { ActionLink } from '@borealis/design-system/components/link/link.tsx'
import { NoBreakPart } from '@borealis/design-system/components/no-break-part/no-break-part.tsx'
import { NoticePage } from '@borealis/design-system/patterns/notice-page/notice-page.tsx'
import { ReceiptList } from '@borealis/design-system/patterns/receipt-list/receipt-list.tsx'
import { SuccessWindow } from '@borealis/design-system/patterns/success-window/success-window.tsx'
import { useQuery } from '@tanstack/react-query'
import { Coins, CreditCard, type IconNode, Inbox, PackageCheck, ReceiptText } from 'lucide'
import { useEffect } from 'react'
import { track } from '#app/analytics/track.ts'
import { streetAndCity } from '#app/domain/address-lines.ts'
import { formatDenomination, formatMoney } from '#app/domain/money.ts'
import { formatPoints } from '#app/domain/points.ts'
import { phaseOf } from '#app/features/orders/order-row.ts'
import { orderQueries, prepareReveal } from '#app/features/orders/orders.data.ts'
import { picture } from '#app/images/image-url.ts'
import { balanceQueries } from '#app/member-data/balance.data.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { hasWay, type KindCode } from '#app/member-data/redemption-kinds.ts'
import * as m from '#app/paraglide/messages.js'
import { MemberForm } from '#app/shell/forms/member-form.tsx'
import { href } from '#app/shell/links/href.ts'
import { AnnounceChange } from '#app/shell/member/tab-sync.tsx'
import { useStepUp } from '#app/shell/step-up/use-step-up.ts'
import { receiptHref } from './load-redeem.ts'
import { type PlacedOrder, spendQueries } from './spend.data.ts'
import { wayHref } from './ways.ts'

/** What a placed order changed. */
const CHANGED = [balanceQueries.all, orderQueries.all, spendQueries.purchases]

type Found = Extract<PlacedOrder, { kind: 'found' }>

/** What was bought, what it cost and what is left; and in every other tab the balance and the history follow. */
export function SuccessPage({ orderNumber }: { orderNumber: string | undefined }) {
  const { data: placed } = useQuery(spendQueries.placedOrder(orderNumber))
  const ours = placed && 'isOurs' in placed && placed.isOurs ? numberOf(placed) : undefined
  useEffect(() => {
    if (ours) track({ event: 'purchase', orderNumber: ours })
  }, [ours])

  const orders = { href: href('/account/orders'), label: m.success_allOrders() }
  const giftCards = { href: href('/gift-cards'), label: m.success_backToGiftCards() }
  if (placed?.kind === 'found') {
    return (
      <>
        <AnnounceChange key={placed.order.orderNumber} keys={CHANGED} />
        <OrderPlaced {...placed} />
      </>
    )
  }
  if (placed?.kind === 'none') {
    return (
      <NoticePage
        heading={m.success_noneHeading()}
        text={[m.success_noneText()]}
        action={giftCards}
        other={orders}
      />
    )
  }
  if (placed?.kind === 'not-found') {
    return (
      <NoticePage
        heading={m.orders_notFoundHeading()}
        text={[m.orders_notFoundText({ orderNumber: placed.orderNumber })]}
        action={orders}
        other={giftCards}
      />
    )
  }
  const number = placed?.orderNumber ?? orderNumber
  if (placed?.isOurs && number) {
    return (
      <>
        <AnnounceChange key={number} keys={CHANGED} />
        <NoticePage
          heading={m.success_heading()}
          text={[m.success_unreadableText({ orderNumber: number })]}
          action={orders}
          other={giftCards}
        />
      </>
    )
  }
  return (
    <NoticePage
      heading={m.orders_unreadableHeading()}
      text={[m.success_unknownText()]}
      action={{ href: receiptHref(number), label: m.errors_tryAgain() }}
      other={orders}
    />
  )
}

const numberOf = (placed: Exclude<PlacedOrder, { kind: 'none' }>): string =>
  placed.kind === 'found' ? placed.order.orderNumber : placed.orderNumber

/** The receipt: what was bought and where it goes, what it cost, what is left, and what to do if nothing comes. */
function OrderPlaced(placed: Found) {
  const { order, isOurs } = placed
  const locale = currentLocale()
  const { data: balance, isFetching, isError } = useQuery(balanceQueries.current())
  const { orderNumber, image, kind, format } = order
  const receipt = receiptOf(order)
  // Of a kind or format that is not known nothing is promised, nor of an order that came to nothing.
  const isKnown = kind === 'gift-card' ? format === 'E-Card' || format === 'Physical' : kind !== 'other'
  const holds = phaseOf(order) !== 'nothing'
  const isAwaited = isKnown && holds
  // While it is read again, or cannot be, the balance may be from before the order. What the order left is told only of the last one.
  const leftThen = isOurs && holds ? order.pointsAfter : null
  const left = balance && !isFetching && !isError ? balance.points : leftThen
  const art = image && {
    ...picture(image, 640, [256, 384, 640, 828]),
    sizes: pictureSizes('184px', { tablet: '344px' }),
    alt: '',
    eager: true,
  }
  return (
    <SuccessWindow
      heading={receipt.heading(order)}
      text={receipt.text(order)}
      art={art}
      actions={<WaysOn {...placed} />}
    >
      <ReceiptList
        rows={[
          {
            id: 'order',
            icon: ReceiptText,
            title: <NoBreakPart part={orderNumber}>{m.success_order({ orderNumber })}</NoBreakPart>,
            aside: (
              <CopyLink
                text={orderNumber}
                label={m.success_copy()}
                context={m.success_copyContext()}
                copied={m.success_copied()}
              />
            ),
          },
          {
            id: 'points',
            icon: Coins,
            title: m.success_redeemed({ points: formatPoints(order.points, locale) }),
            // Nothing is left of a balance below zero: history says why it is.
            ...(left !== null &&
              left >= 0 && { text: m.success_left({ points: formatPoints(left, locale) }) }),
          },
          ...(isAwaited ? [{ id: 'next', ...receipt.next(order) }] : []),
        ]}
      />
    </SuccessWindow>
  )
}

function WaysOn({ order, eCards }: Found) {
  const { data: pageData } = useQuery(pageDataQueries.current())
  const { on } = receiptOf(order)
  // Orders outlive the way in which they were placed.
  const isThere = on.to === 'history' || hasWay(pageData, on.to)
  const { to, label } = isThere ? on : toHistory
  const toOrder = {
    href: href('/account/orders/$orderNumber', { orderNumber: order.orderNumber }),
    children: m.success_seeOrder(),
  }
  return (
    <>
      {eCards ? (
        <>
          <ToECard only={eCards.only} />
          <ActionLink {...toOrder} />
        </>
      ) : (
        <Button {...toOrder} />
      )}
      <ActionLink href={to === 'history' ? href('/account/history') : wayHref(to)}>{label()}</ActionLink>
    </>
  )
}

/**
 * The way to the card itself: its code is shown after one code check. Until it was sent, and for several, they lie with all
 * e-cards.
 */
function ToECard({ only }: { only: string | undefined }) {
  const reveal = useStepUp((cardId: string) => prepareReveal({ data: { cardId, from: 'e-cards' } }))
  if (only === undefined) return <Button href={href('/account/e-cards')}>{m.success_seeECards()}</Button>
  return (
    <MemberForm
      action={href('/account/e-cards', { do: 'reveal', card: only })}
      isBusy={reveal.isBusy}
      send={() => reveal.mutate(only)}
    >
      <Button type="submit" busy={reveal.isBusy} busyLabel={m.eCards_fetching()}>
        {m.success_showECard()}
      </Button>
    </MemberForm>
  )
}

/** What a receipt says of one kind of redemption. */
interface Receipt {
  readonly heading: (order: Order) => string
  /** One sentence for what was bought and where it goes, one for when. */
  readonly text: (order: Order) => string
  /** What to expect now, and what to do if it does not come. */
  readonly next: (order: Order) => { readonly icon: IconNode; readonly title: string; readonly text: string }
  /** The way on, beside the one to the order. */
  readonly on: { readonly to: KindCode | 'history'; readonly label: () => string }
}

const toHistory: Receipt['on'] = { to: 'history', label: m.success_seeHistory }

/** The money that the points paid, and when it arrives. */
const paid = ({ valueCents, promise }: Order) => ({
  amount: formatMoney(valueCents, currentLocale()),
  promise,
})

const nextCredit = () => ({
  icon: CreditCard,
  title: m.success_nextCreditTitle(),
  text: m.success_nextCreditText(),
})

const receipts: Readonly<Record<KindCode, Receipt>> = {
  'gift-cards': {
    heading({ format, lines }) {
      const count = orderQuantity(lines)
      if (format === 'E-Card') return m.success_headingECard({ count })
      return format === 'Physical' ? m.success_headingPhysical({ count }) : m.success_heading()
    },
    text({ lines, deliverTo, shippingAddress, promise, title }) {
      const [line] = lines
      if (!line || lines.length > 1) return m.success_textOther({ title, promise })
      const words = {
        brand: line.name,
        amount: formatDenomination(line.valueCents, currentLocale()),
        count: orderQuantity(lines),
        promise,
      }
      if (shippingAddress)
        return m.success_textPhysical({ ...words, address: streetAndCity(shippingAddress) })
      return deliverTo
        ? m.success_textECard({ ...words, email: deliverTo })
        : m.success_textOther({ title, promise })
    },
    next: ({ format }) =>
      format === 'Physical'
        ? { icon: PackageCheck, title: m.success_nextPhysicalTitle(), text: m.success_nextPhysicalText() }
        : { icon: Inbox, title: m.success_nextECardTitle(), text: m.success_nextECardText() },
    on: { to: 'gift-cards', label: m.success_backToGiftCards },
  },
  travel: {
    heading: ({ status }) => (status === 'applied' ? m.success_headingTravel() : m.success_headingCredit()),
    text: (order) => m.success_textTravel(paid(order)),
    next: nextCredit,
    on: { to: 'travel', label: m.success_backToTravel },
  },
  credit: {
    heading: () => m.success_headingCredit(),
    text: (order) => m.success_textCredit(paid(order)),
    next: nextCredit,
    on: toHistory,
  },
}

/**
 * Of a kind that this release does not know, a receipt says what holds for any. A link to it opens it later too: of an order that
 * went on, or was cancelled, it says where that stands, and promises nothing.
 */
function receiptOf({ kind, status }: Order): Receipt {
  const receipt = receipts[kind === 'gift-card' || kind === 'other' ? 'gift-cards' : kind]
  // A backend may apply points to a trip at once.
  if (status === 'placed' || (kind === 'travel' && status === 'applied')) return receipt
  return {
    ...receipt,
    heading: ({ statusText, title }) => statusText || title,
    text(order) {
      const text = status === 'applied' ? receipt.text : m.success_textOther
      return text({ ...order, promise: '' }).trim()
    },
  }
}
