import type { Plugin } from 'vite'

/**
 * Packages that cannot be bundled: `sharp` is a native library, and `pino` locates its worker by its path on disk. The
 * container installs only these.
 */
export const EXTERNAL_PACKAGES = ['pino', 'sharp']

/**
 * Bundles packages into the server. A process then reads a few files instead of 900 at startup, and development-only
 * code of packages is removed instead of being checked on each request.
 */
export function bundlePackages(): Plugin {
  return {
    name: 'bundle-packages',
    apply: 'build',
    config: () => ({ ssr: { noExternal: true, external: EXTERNAL_PACKAGES } }),
  }
}
