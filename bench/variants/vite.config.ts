import { defineConfig } from 'vite'
import { siteConfig } from '../../app.config.ts'

/** The site's own pages and data behind another entry: VARIANT is `stock` or `raw`. */
const variant = process.env.VARIANT === 'raw' ? 'raw' : 'stock'

export default defineConfig({
  ...siteConfig({
    server: { entry: `../bench/variants/${variant}-server.tsx` },
    // The site's own build has written the routes, with the type of the site's own router.
    ...(variant === 'stock' && {
      router: { entry: '../bench/variants/stock-router.ts', enableRouteGeneration: false },
    }),
  }),
  build: { outDir: `bench/dist/${variant}`, assetsInlineLimit: 0 },
})
