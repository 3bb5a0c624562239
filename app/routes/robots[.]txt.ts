import { createFileRoute } from '@tanstack/react-router'
import { siteOrigin } from '#app/site/site-origin.ts'
import { robots } from '#app/site/sitemap.ts'

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
