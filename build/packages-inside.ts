import type { Plugin } from 'vite'

/**
 * What cannot be built in: `sharp` is a native library, `pino` finds its own worker by its place on the disk. The
 * container installs these, and nothing else.
 */
export const OUTSIDE = ['pino', 'sharp']

/**
 * Builds packages into the server. A process reads a few files instead of 900 before it is ready, and what packages do
 * in development only is gone, instead of being asked about many times in each request.
 */
export function packagesInside(): Plugin {
  return {
    name: 'packages-inside',
    apply: 'build',
    config: () => ({ ssr: { noExternal: true, external: OUTSIDE } }),
  }
}
