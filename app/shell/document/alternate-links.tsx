import { useLocation, useMatches } from '@tanstack/react-router'
import { type Locale, languageTag, locales, withLocalePrefix } from '#app/domain/locale.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { brand } from '#brand'
import { siteOrigin } from '../links/site-origin.ts'

/**
 * The canonical URL of this page, and its counterpart in the other language. Filters and sort orders in the query belong to
 * the same page. A page that search engines must not list has neither.
 */
export function AlternateLinks() {
  const { pathname } = useLocation()
  const isUnlisted = useMatches({
    select: (matches) =>
      matches.some(
        ({ meta, status, _notFound }) =>
          status === 'notFound' || _notFound === true || meta?.some(isRobotsRule) === true,
      ),
  })
  if (isUnlisted) return null
  const url = (locale: Locale) => siteOrigin() + withLocalePrefix(pathname, locale)
  return (
    <>
      <link rel="canonical" href={url(currentLocale())} />
      <meta property="og:url" content={url(currentLocale())} />
      {locales.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={languageTag(locale)} href={url(locale)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={url(brand.firstLocale)} />
    </>
  )
}

const isRobotsRule = (entry: object | undefined) =>
  entry !== undefined && 'name' in entry && entry.name === 'robots'
