import { createFileRoute } from '@tanstack/react-router'
import { currentLocale } from '#app/member-data/locale.ts'
import { manifest } from '#app/shell/document/manifest.ts'

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
