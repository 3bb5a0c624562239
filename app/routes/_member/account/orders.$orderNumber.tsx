import { createFileRoute } from '@tanstack/react-router'
import { seeOther } from '#app/edge/see-other.ts'
import { outcomeOfFailure, outcomeValue } from '#app/features/orders/e-card-outcome.ts'
import { loadOrder } from '#app/features/orders/load-order.ts'
import { OrderPage } from '#app/features/orders/order-page.tsx'
import { markECard, prepareReveal, resendECard } from '#app/features/orders/orders.data.ts'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'
import { answerForm, readForm } from '#app/shell/forms/posted-form.ts'
import { href } from '#app/shell/links/href.ts'
import { oneOf, readIntent } from '#app/shell/links/search-params.ts'

export const Route = createFileRoute('/_member/account/orders/$orderNumber')({
  validateSearch: (search): { intent?: string; outcome?: string } => {
    const outcome = oneOf(search.outcome)
    return { ...readIntent(search), ...(outcome && { outcome: outcome.slice(0, 100) }) }
  },
  loader: ({ context, params }) => loadOrder(context.queryClient, params.orderNumber),
  head: ({ params }) => pageHead(m.orders_pageTitle({ orderNumber: params.orderNumber })),
  staticData: { wakes: ['intent', 'outcome'] },
  component: function Order() {
    const { intent, outcome } = Route.useSearch()
    return <OrderPage orderNumber={Route.useParams().orderNumber} intent={intent} outcome={outcome} />
  },
  server: {
    handlers: {
      // The buttons of an e-card, from forms without JavaScript.
      POST: ({ request, params: { orderNumber } }) =>
        answerForm(request, async () => {
          const asked = new URL(request.url).searchParams
          const cardId = (asked.get('card') ?? '').slice(0, 64)
          const here = (search = {}) => href('/account/orders/$orderNumber', { orderNumber }, search)
          if (cardId && asked.get('do') === 'reveal') {
            return seeOther((await prepareReveal({ data: { cardId } })).stepUp)
          }
          if (cardId && asked.get('do') === 'mark') {
            const { isUsed } = await readForm(request)
            return markECard({ data: { cardId, isUsed: isUsed === 'yes' } }).then(
              (card) =>
                seeOther(here({ outcome: outcomeValue(card.isUsed ? 'marked' : 'unmarked', cardId) })),
              (error) => {
                outcomeOfFailure(error)
                return seeOther(here({ outcome: outcomeValue('not-marked', cardId) }))
              },
            )
          }
          if (!cardId || asked.get('do') !== 'resend') return seeOther(here())
          const outcome = await resendECard({ data: { cardId } }).catch(outcomeOfFailure)
          return seeOther(here({ outcome: outcomeValue(outcome, cardId) }))
        }),
    },
  },
})
