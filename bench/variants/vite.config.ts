import { defineConfig } from 'vite'
import { siteConfig } from '../../app.config.ts'

/** The site's own pages and data behind another entry: VARIANT is `stock` or `raw`. */
const variant = process.env.VARIANT === 'raw' ? 'raw' : 'stock'

export default defineConfig({
  ...siteConfig({
    server: { entry: `../bench/variants/${variant}-server.tsx` },
    ...(variant === 'stock' && { router: { entry: '../bench/variants/stock-router.ts' } }),
  }),
  build: { outDir: `bench/dist/${variant}`, assetsInlineLimit: 0 },
})
