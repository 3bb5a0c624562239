import { isDraining } from '#app/http/draining.server.ts'
import { log } from '#app/http/log.server.ts'
import { recordStore } from './store.server.ts'

let isLost = false

/**
 * Ready means: this process reaches the session store and is not draining. A backend that is down does not take
 * the site down. The log says once that the store is lost and once that it is back, however often a proxy asks.
 */
export async function readiness(): Promise<Response> {
  const headers = { 'cache-control': 'no-store' }
  if (isDraining()) return Response.json({ status: 'leaving' }, { status: 503, headers })
  try {
    await recordStore().ping()
    if (isLost) log.info('the session store answers again')
    isLost = false
    return Response.json({ status: 'ready' }, { headers })
  } catch (error) {
    if (!isLost) log.error({ err: error }, 'the session store does not answer')
    isLost = true
    return Response.json({ status: 'unavailable' }, { status: 503, headers })
  }
}
