import { isDraining } from '#app/http/draining.server.ts'
import { log } from '#app/http/log.server.ts'
import { recordStore } from './store.server.ts'

/**
 * Ready means: this process reaches the session store and is not draining. A backend that is down does not take
 * the site down.
 */
export async function readiness(): Promise<Response> {
  const headers = { 'cache-control': 'no-store' }
  if (isDraining()) return Response.json({ status: 'leaving' }, { status: 503, headers })
  try {
    await recordStore().ping()
    return Response.json({ status: 'ready' }, { headers })
  } catch (error) {
    log.error({ err: error }, 'the session store does not answer')
    return Response.json({ status: 'unavailable' }, { status: 503, headers })
  }
}
