import { type Locale, languageTag, withLocalePrefix } from '#app/domain/locale.ts'
import * as m from '#app/paraglide/messages.js'

const icon = (size: number) => ({
  src: `/icons/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
})

/** The web app manifest: what a phone puts on its home screen for the site in this language. */
export const manifest = (locale: Locale) => ({
  id: '/',
  name: m.site_name({}, { locale }),
  lang: languageTag(locale),
  start_url: withLocalePrefix('/', locale),
  // Not `standalone`: sign-in is at another origin, and iOS gives such a window cookies of its own.
  display: 'browser',
  icons: [icon(192), icon(512)],
})
