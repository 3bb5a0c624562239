import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Beside the server's entry: from what the folder was built, written when all of it is there (`scripts/build-site.ts`). */
export const HASH_NAME = '.build-hash'

/**
 * Before a build replaces the first file of the former one, that no longer counts as whole: each part is replaced by itself, so
 * that a build that fails or is stopped leaves parts of both.
 */
export function forgetFormerBuild(): Plugin {
  return {
    name: 'forget-former-build',
    apply: 'build',
    buildStart() {
      const { root, build } = this.environment.config
      rmSync(resolve(root, build.outDir, '../server', HASH_NAME), { force: true })
    },
  }
}

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
