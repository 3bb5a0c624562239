import { env } from '#app/env.server.ts'
import { type RequestHead, readCookie } from './request-context.server.ts'

/** The cookie in which the gallery of states keeps the current scenario. */
export const SCENARIO_COOKIE = 'borealis-scenario'

/** The fault scenario that the sandbox plays for this request; always `undefined` outside the sandbox. */
export function scenarioOf(request: RequestHead): string | undefined {
  if (!env().SANDBOX) return undefined
  return request.headers.get('x-borealis-scenario') ?? readCookie(request, SCENARIO_COOKIE)
}

let hasPaused = false

/**
 * A point where a fault test can pause or kill this process, to show that nothing is lost or done twice.
 * `BOREALIS_FAILPOINT=kill@order:answered` kills it there as a power cut would; `stop@…` pauses it, once, until SIGCONT.
 * Does nothing outside the sandbox, where the variable is refused at boot.
 */
export function failpoint(name: string): void {
  const { SANDBOX, BOREALIS_FAILPOINT: armed } = env()
  if (!SANDBOX || !armed || hasPaused) return
  if (armed === `kill@${name}`) process.kill(process.pid, 'SIGKILL')
  if (armed === `stop@${name}`) {
    hasPaused = true
    process.kill(process.pid, 'SIGSTOP')
  }
}
