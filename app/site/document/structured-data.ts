import { createIsomorphicFn } from '@tanstack/react-start'
import { siteOrigin } from '#app/site/links/site-origin.ts'

interface DataScript {
  readonly type: 'application/ld+json'
  readonly children: string
}

/**
 * What a page is, for search engines (schema.org, JSON-LD), as the `scripts` of its head. It is in the server's HTML
 * only: nobody reads it after a client navigation, and trusted types refuse a script that is made there.
 */
export const structuredData: (data: Record<string, unknown>) => DataScript[] = createIsomorphicFn()
  .server((data: Record<string, unknown>): DataScript[] => [
    {
      type: 'application/ld+json',
      // A text that ends the script early would be markup.
      children: JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c'),
    },
  ])
  .client(() => [])

/** Where a page stands in the site, the page itself last. Addresses are paths of this document's language. */
export const breadcrumbs = (steps: readonly { name: string; path: string }[]): DataScript[] =>
  structuredData({
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteOrigin() + path,
    })),
  })
