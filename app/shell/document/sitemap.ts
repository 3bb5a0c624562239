import { type Locale, languageTag, locales, withLocalePrefix } from '#app/domain/locale.ts'
import { asMarkup } from '#app/edge/answers.ts'

/** A sitemap of every page in every language, each with its alternates (sitemaps.org 0.9, hreflang by XHTML links). */
export function sitemap(origin: string, paths: readonly string[]): string {
  const address = (path: string, locale: Locale) => asMarkup(origin + withLocalePrefix(path, locale))
  const urls = paths.flatMap((path) => {
    const others = locales.map(
      (locale) =>
        `<xhtml:link rel="alternate" hreflang="${languageTag(locale)}" href="${address(path, locale)}"/>`,
    )
    return locales.map((locale) => `<url><loc>${address(path, locale)}</loc>${others.join('')}</url>`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('\n')}</urlset>\n`
}

/** Paths without content for search engines: personal pages, and endpoints for programs. */
const disallowed = [
  '/account',
  '/auth/',
  '/success',
  '/province',
  '/search',
  '/unsubscribe',
  '/confirm-email',
  '/dev/',
]

export const robots = (origin: string): string =>
  [
    'User-agent: *',
    ...disallowed.flatMap((path) => locales.map((locale) => `Disallow: ${withLocalePrefix(path, locale)}`)),
    'Disallow: /_serverFn/',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
