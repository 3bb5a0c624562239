import type { Plugin } from 'vite'

/**
 * What cannot be built in: `sharp` is a native library, `pino` finds its own worker by its place on the disk. The
 * container installs these, and nothing else.
 */
export const EXTERNAL_PACKAGES = ['pino', 'sharp']

/**
 * Builds packages into the server. A process reads a few files instead of 900 before it is ready, and what packages do
 * in development only is gone, instead of being asked about many times in each request.
 */
export function bundlePackages(): Plugin {
  return {
    name: 'bundle-packages',
    apply: 'build',
    config: () => ({ ssr: { noExternal: true, external: EXTERNAL_PACKAGES } }),
  }
}
