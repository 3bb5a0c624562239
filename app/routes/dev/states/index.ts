import { createFileRoute } from '@tanstack/react-router'
import { env } from '#app/env.server.ts'
import { listAddresses } from '#app/features/addresses/addresses.data.ts'
import { gallery, type OwnThings, screens } from '#app/features/dev-states/screens.server.ts'
import { states } from '#app/features/dev-states/states.server.ts'
import { hasECards } from '#app/features/orders/load-order.ts'
import { listOrderECards, listOrders } from '#app/features/orders/orders.data.ts'
import { prepareClosing } from '#app/features/privacy/privacy.data.ts'
import { getAuthState } from '#app/session/session.data.ts'

const files = Object.keys(import.meta.glob('../../**/*.tsx'))

export const Route = createFileRoute('/dev/states/')({
  server: {
    handlers: {
      GET: async ({ request }) => {
        if (!env().SANDBOX) return new Response(null, { status: 404 })
        const { isLoggedIn } = await getAuthState()
        const list = screens(files, isLoggedIn ? await ownThings() : {})
        if (new URL(request.url).searchParams.has('json')) return Response.json({ screens: list, states })
        return new Response(gallery(list, { isSignedIn: isLoggedIn }), {
          headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
        })
      },
    },
  },
})

async function ownThings(): Promise<OwnThings> {
  const [listed, addresses, closing] = await Promise.allSettled([
    listOrders({ data: { pageNumber: 1 } }),
    listAddresses(),
    // Only prepares the action: without a step-up the account is not closed.
    prepareClosing(),
  ])
  const orders = listed.status === 'fulfilled' && listed.value.success ? listed.value.data.orders : []
  const kinds = new Map(orders.toReversed().map((order) => [`${order.kind} ${order.status}`, order]))
  return {
    orderNumbers: [...kinds.values()].map(({ orderNumber }) => orderNumber),
    eCard: await eCardOf(orders.filter(hasECards)),
    uniqueId: addresses.status === 'fulfilled' ? addresses.value.addresses[0]?.uniqueId : undefined,
    stepUp: closing.status === 'fulfilled' ? closing.value.stepUp : undefined,
  }
}

type Order = Parameters<typeof hasECards>[0]

/** The first e-card of these orders that was sent. */
async function eCardOf(orders: readonly Order[]): Promise<OwnThings['eCard']> {
  for (const { orderNumber } of orders) {
    const { cards } = await listOrderECards({ data: { orderNumber } }).catch(() => ({ cards: [] }))
    const sent = cards.find(({ sentAt }) => sentAt !== null)
    if (sent) return { orderNumber, cardId: sent.cardId }
  }
  return undefined
}
