import { isAnswering } from './store.server.ts'

let isShuttingDown = false

/**
 * Ready means: this process reaches the session store and is not draining. A backend that is down does not take
 * the site down.
 */
export async function readiness(): Promise<Response> {
  const headers = { 'cache-control': 'no-store' }
  if (isShuttingDown) return Response.json({ status: 'leaving' }, { status: 503, headers })
  if (await isAnswering()) return Response.json({ status: 'ready' }, { headers })
  return Response.json({ status: 'unavailable' }, { status: 503, headers })
}

/** Makes the readiness check fail from now on, while the process still serves requests. */
export function beginDraining(): void {
  isShuttingDown = true
}
