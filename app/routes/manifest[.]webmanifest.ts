import { createFileRoute } from '@tanstack/react-router'
import { type Locale, languageTag, withLocalePrefix } from '#app/domain/locale.ts'
import { appIcon } from '#app/domain/site-icons.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import * as m from '#app/paraglide/messages.js'

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

const icon = (size: 192 | 512) => ({
  src: appIcon(size),
  sizes: `${size}x${size}`,
  type: 'image/png',
})

/** The web app manifest: what a phone puts on its home screen for the site in this language. */
const manifest = (locale: Locale) => ({
  id: '/',
  name: m.site_name({}, { locale }),
  lang: languageTag(locale),
  start_url: withLocalePrefix('/', locale),
  // Not `standalone`: sign-in is at another origin, and iOS gives such a window cookies of its own.
  display: 'browser',
  icons: [icon(192), icon(512)],
})
