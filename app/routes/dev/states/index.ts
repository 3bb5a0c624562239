import { createFileRoute } from '@tanstack/react-router'
import { env } from '#app/env.server.ts'
import { listAddresses } from '#app/features/addresses/addresses.functions.ts'
import { gallery } from '#app/features/dev-states/gallery.server.ts'
import { type OwnThings, screens } from '#app/features/dev-states/screens.server.ts'
import { states } from '#app/features/dev-states/states.server.ts'
import { getLatestOrder } from '#app/features/orders/orders.functions.ts'
import { getAuthState } from '#app/session/session.functions.ts'

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
  const [orders, addresses] = await Promise.allSettled([getLatestOrder(), listAddresses()])
  return {
    orderNumber:
      orders.status === 'fulfilled' && orders.value.success
        ? orders.value.data.orders[0]?.orderNumber
        : undefined,
    uniqueId: addresses.status === 'fulfilled' ? addresses.value.addresses[0]?.uniqueId : undefined,
  }
}
