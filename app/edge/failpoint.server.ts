import { env } from '#app/env.server.ts'

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
