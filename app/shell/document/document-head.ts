import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import { type Locale, languageTag, locales, withLocalePrefix } from '#app/domain/locale.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import * as m from '#app/paraglide/messages.js'
import appStyles from '#app/styles.css?url'
import { brand } from '#brand'
import { siteOrigin } from '../links/site-origin.ts'

/** `fr_CA`: Open Graph writes languages with an underscore. */
const openGraphLocale = (locale: Locale) => languageTag(locale).replace('-', '_')

interface DocumentHeadOptions {
  readonly title: string
  /** Read by search engines and link previews, which get what the server sends: the browser's code has none. */
  readonly description: string | undefined
}

/** Head entries of every page. The font is preloaded, so that it loads beside the style sheet and not after it. */
export function documentHead({ title, description }: DocumentHeadOptions) {
  const locale = currentLocale()
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'color-scheme', content: 'light dark' },
      // A phone makes no links of codes and numbers; those to call are links already.
      { name: 'format-detection', content: 'telephone=no, date=no, address=no, email=no' },
      { title },
      { property: 'og:site_name', content: m.site_name() },
      { property: 'og:type', content: 'website' },
      { property: 'og:title', content: title },
      ...(description
        ? [
            { name: 'description', content: description },
            { property: 'og:description', content: description },
          ]
        : []),
      { property: 'og:locale', content: openGraphLocale(locale) },
      ...locales
        .filter((other) => other !== locale)
        .map((other) => ({ property: 'og:locale:alternate', content: openGraphLocale(other) })),
      { property: 'og:image', content: `${siteOrigin()}/meta/${locale}.png` },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [
      { rel: 'stylesheet', href: appStyles },
      ...fontPreload(),
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      // A home screen shows no SVG.
      { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
      { rel: 'manifest', href: withLocalePrefix('/manifest.webmanifest', locale) },
    ],
  }
}

function fontPreload() {
  if (brand.fontPreload === 'none') return []
  const href = brand.fontPreload === 'site' ? instrumentSans : brand.fontPreload
  return [{ rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' as const }]
}
