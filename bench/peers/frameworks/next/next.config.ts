import { fileURLToPath } from 'node:url'
import type { NextConfig } from 'next'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

export default {
  distDir: 'dist',
  turbopack: { root },
  outputFileTracingRoot: root,
  transpilePackages: ['@borealis/design-system'],
} satisfies NextConfig
