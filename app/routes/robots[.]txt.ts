import { createFileRoute } from '@tanstack/react-router'
import { robots } from '#app/shell/document/sitemap.ts'
import { siteOrigin } from '#app/shell/links/site-origin.ts'

export const Route = createFileRoute('/robots.txt')({
  server: {
    handlers: {
      GET: () =>
        new Response(robots(siteOrigin()), {
          headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
        }),
    },
  },
})
