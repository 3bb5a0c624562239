import { unmarked } from '@borealis/contract/text.ts'
import { createIsomorphicFn } from '@tanstack/react-start'
import { languageTag } from '#app/domain/locale.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '../links/href.ts'
import { siteOrigin } from '../links/site-origin.ts'

/**
 * Structured data for search engines (schema.org, JSON-LD), as the `scripts` of a page's head. In the server's HTML only:
 * crawlers do not navigate on the client, and Trusted Types refuse to create a script there.
 */
interface DataScript {
  readonly type: 'application/ld+json'
  readonly children: string
}

const nothing = (): DataScript[] => []

const script = (data: Record<string, unknown>): DataScript[] => [
  {
    type: 'application/ld+json',
    // A `</script>` within a text would end the element.
    children: unmarked(JSON.stringify({ '@context': 'https://schema.org', ...data })).replaceAll(
      '<',
      '\\u003c',
    ),
  },
]

/** The site itself, with its search. */
export const websiteData: () => DataScript[] = createIsomorphicFn()
  .server(() =>
    script({
      '@type': 'WebSite',
      name: m.site_name(),
      description: m.site_description(),
      url: siteOrigin() + href('/'),
      inLanguage: languageTag(currentLocale()),
      potentialAction: {
        '@type': 'SearchAction',
        target: `${siteOrigin()}${href('/search')}?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    }),
  )
  .client(nothing)

interface Article {
  readonly title: string
  readonly summary: string
  readonly updatedOn: string
}

export const articleData: (article: Article) => DataScript[] = createIsomorphicFn()
  .server(({ title, summary, updatedOn }: Article) =>
    script({
      '@type': 'Article',
      headline: title,
      description: summary,
      dateModified: updatedOn,
      inLanguage: languageTag(currentLocale()),
    }),
  )
  .client(nothing)

type Steps = readonly { readonly name: string; readonly path: string }[]

/** The breadcrumb trail of a page, ending with the page itself. Paths are in this document's language. */
export const breadcrumbs: (steps: Steps) => DataScript[] = createIsomorphicFn()
  .server((steps: Steps) =>
    script({
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: siteOrigin() + path,
      })),
    }),
  )
  .client(nothing)
