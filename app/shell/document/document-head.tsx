import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useMatches, useRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { pageTagsOrigin } from '#app/analytics/is-measured.ts'
import { type Locale, languageTag, locales, withLocalePrefix } from '#app/domain/locale.ts'
import { TAB_ICON, TOUCH_ICON } from '#app/domain/site-icons.ts'
import { tagsOrigin } from '#app/edge/tags-page.server.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { useTakeover } from '#app/member-data/reader.ts'
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

/** Head entries of every page. */
export function documentHead({ title, description }: DocumentHeadOptions) {
  const { meta, links } = ofFirstAnswer(currentLocale())
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'color-scheme', content: 'light dark' },
      // A phone makes no links of codes and numbers; those to call are links already.
      { name: 'format-detection', content: 'telephone=no, date=no, address=no, email=no' },
      { title },
      { property: 'og:title', content: title },
      ...(description
        ? [
            { name: 'description', content: description },
            { property: 'og:description', content: description },
          ]
        : []),
      ...meta,
    ],
    links: [{ rel: 'stylesheet', href: appStyles }, ...links],
  }
}

/**
 * What is the same on all pages and read once, from the server's answer: the browser's code has none of it, and leaves what
 * came. The font is preloaded, so that it loads beside the style sheet and not after it.
 */
const ofFirstAnswer = createIsomorphicFn()
  .server((locale: Locale) => ({
    meta: [
      { property: 'og:site_name', content: m.site_name() },
      { property: 'og:type', content: 'website' },
      { property: 'og:locale', content: openGraphLocale(locale) },
      ...locales
        .filter((other) => other !== locale)
        .map((other) => ({ property: 'og:locale:alternate', content: openGraphLocale(other) })),
      { property: 'og:image', content: `${siteOrigin()}/meta/${locale}.png` },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [
      ...fontPreload(),
      { rel: 'icon', href: TAB_ICON, type: 'image/svg+xml' },
      // A home screen shows no SVG.
      { rel: 'apple-touch-icon', href: TOUCH_ICON },
      { rel: 'manifest', href: withLocalePrefix('/manifest.webmanifest', locale) },
    ],
  }))
  .client(() => ({ meta: [], links: [] }))

function fontPreload() {
  if (brand.fontPreload === 'none') return []
  const href = brand.fontPreload === 'site' ? instrumentSans : brand.fontPreload
  return [{ rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' as const }]
}

// What is in the head of every page and depends on what the page has loaded.

/**
 * The canonical URL of this page, and its counterpart in the other language. Filters and sort orders in the query belong to
 * the same page; the later pages of a list are pages of their own. A page that search engines must not list has neither.
 */
export function AlternateLinks() {
  const { pathname } = useLocation()
  const query = useMatches({
    select: (matches) =>
      matches.some(
        ({ meta, status, _notFound }) =>
          status === 'notFound' || _notFound === true || meta?.some(isRobotsRule) === true,
      )
        ? null
        : pageQuery(matches.at(-1)?._strictSearch),
  })
  if (query === null) return null
  const url = (locale: Locale) => siteOrigin() + withLocalePrefix(pathname, locale) + query
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

/** Of what the page reads of its query, a page alone: what a filter finds is no page of the whole list. */
const pageQuery = (search: object = {}) =>
  'page' in search && Object.keys(search).length === 1 ? `?page=${search.page}` : ''

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
