import { useQuery } from '@tanstack/react-query'
import { useLocation, useMatches, useRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { pageTagsOrigin } from '#app/analytics/is-measured.ts'
import { type Locale, languageTag, locales, withLocalePrefix } from '#app/domain/locale.ts'
import { tagsOrigin } from '#app/edge/tags-page.server.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { useTakeover } from '#app/member-data/reader.ts'
import { brand } from '#brand'
import { siteOrigin } from '../links/site-origin.ts'

// What is in the head of every page and depends on what the page has loaded.

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

/** The origin of the tag frame for the analytics script, the same for every visitor; empty without a tag manager. */
const currentTagsOrigin: () => string = createIsomorphicFn()
  .server(() => tagsOrigin())
  .client(() => pageTagsOrigin())

export const TagsMeta = () => <meta name="tags-origin" content={currentTagsOrigin()} />

/** The palette of a takeover as a style element of variables, early in the document so that no other theme flashes. */
export function ThemeStyle() {
  const nonce = useRouter().options.ssr?.nonce
  const brandCode = useTakeover()?.brandCode ?? ''
  const { data: css } = useQuery({ ...pageDataQueries.takeoverStyle(brandCode), enabled: brandCode !== '' })
  return css ? <style nonce={nonce}>{css}</style> : null
}
