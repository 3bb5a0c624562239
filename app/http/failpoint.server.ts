import { env } from '#app/env.server.ts'

let isSpent = false

/**
 * A place where a proof may stop or kill this process, to show that nothing is lost or doubled there.
 * `BOREALIS_FAILPOINT=kill@order:answered` kills it there as a power cut would; `stop@…` pauses it, once, until SIGCONT.
 * Does nothing unless the sandbox started the process: any other refuses the variable at boot.
 */
export function failpoint(name: string): void {
  const { SANDBOX, BOREALIS_FAILPOINT: armed } = env()
  if (!SANDBOX || !armed || isSpent) return
  if (armed === `kill@${name}`) process.kill(process.pid, 'SIGKILL')
  if (armed === `stop@${name}`) {
    isSpent = true
    process.kill(process.pid, 'SIGSTOP')
  }
}
