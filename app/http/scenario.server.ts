import { env } from '#app/env.server.ts'
import { type RequestHead, readCookie } from './request-context.server.ts'

/** The cookie in which the gallery of states keeps the current scenario. */
export const SCENARIO_COOKIE = 'borealis-scenario'

/** The scenario by which the sandbox should misbehave for this request; always absent outside the sandbox. */
export function scenarioOf(request: RequestHead): string | undefined {
  if (!env().SANDBOX) return undefined
  return request.headers.get('x-borealis-scenario') ?? readCookie(request, SCENARIO_COOKIE)
}
