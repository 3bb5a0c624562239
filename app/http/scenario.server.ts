import { env } from '#app/env.server.ts'
import { type RequestHead, readCookie } from './request-context.server.ts'

/** The cookie in which the gallery of states keeps the scenario that a person is looking at. */
export const SCENARIO_COOKIE = 'borealis-scenario'

/** A test's or a designer's wish for how the sandbox should misbehave; outside the sandbox nobody is asked. */
export function scenarioOf(request: RequestHead): string | undefined {
  if (!env().SANDBOX) return undefined
  return request.headers.get('x-borealis-scenario') ?? readCookie(request, SCENARIO_COOKIE)
}
