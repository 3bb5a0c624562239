import { useLocation, useMatches } from '@tanstack/react-router'
import { type Locale, languageTag, locales, withLocalePrefix } from '#app/domain/locale.ts'
import { currentLocale } from '#app/site/links/locale.ts'
import { siteOrigin } from '#app/site/links/site-origin.ts'
import { brand } from '#brand'

/**
 * Tells search engines the one address of this page and that it exists in the other language. A filter or an order
 * in the query is the same page; a page that search engines should not list has none.
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
  const address = (locale: Locale) => siteOrigin() + withLocalePrefix(pathname, locale)
  return (
    <>
      <link rel="canonical" href={address(currentLocale())} />
      <meta property="og:url" content={address(currentLocale())} />
      {locales.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={languageTag(locale)} href={address(locale)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(brand.firstLocale)} />
    </>
  )
}

const isRobotsRule = (entry: object | undefined) =>
  entry !== undefined && 'name' in entry && entry.name === 'robots'
