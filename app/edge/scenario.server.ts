import { env } from '#app/env.server.ts'
import { type RequestHead, readCookie } from './request-context.server.ts'

/** The cookie in which the gallery of states keeps the current scenario. */
export const SCENARIO_COOKIE = 'borealis-scenario'

/** The fault scenario that the sandbox plays for this request; always `undefined` outside the sandbox. */
export function scenarioOf(request: RequestHead): string | undefined {
  if (!env().SANDBOX) return undefined
  return request.headers.get('x-borealis-scenario') ?? readCookie(request, SCENARIO_COOKIE)
}
