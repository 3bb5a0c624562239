import { createFileRoute } from '@tanstack/react-router'
import { manifest } from '#app/shell/document/manifest.ts'
import { currentLocale } from '#app/shell/links/locale.ts'

export const Route = createFileRoute('/manifest.webmanifest')({
  server: {
    handlers: {
      GET: () =>
        Response.json(manifest(currentLocale()), {
          headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
        }),
    },
  },
})
