import { createFileRoute } from '@tanstack/react-router'
import { sitemapPaths } from '#app/features/sitemap/sitemap-paths.server.ts'
import { sitemap } from '#app/shell/document/sitemap.ts'
import { siteOrigin } from '#app/shell/links/site-origin.ts'

/** How long search engines may cache it. Seconds. */
const MAX_AGE = 3600

export const Route = createFileRoute('/sitemap.xml')({
  server: {
    handlers: {
      GET: async () =>
        new Response(sitemap(siteOrigin(), await sitemapPaths()), {
          headers: {
            'content-type': 'application/xml; charset=utf-8',
            'cache-control': `public, max-age=${MAX_AGE}`,
          },
        }),
    },
  },
})
