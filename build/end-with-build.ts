import type { Plugin } from 'vite'

/**
 * Ends the process when everything is written. Where the compiler of the messages runs as WebAssembly (glibc below 2.38), it
 * leaves timers that would hold the process for another quarter of a minute.
 */
export function endWithBuild(): Plugin {
  return {
    name: 'end-with-build',
    apply: 'build',
    enforce: 'post',
    buildApp: { order: 'post', handler: () => process.exit() },
  }
}
