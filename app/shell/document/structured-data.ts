import { createIsomorphicFn } from '@tanstack/react-start'
import { siteOrigin } from '../links/site-origin.ts'

interface DataScript {
  readonly type: 'application/ld+json'
  readonly children: string
}

/**
 * Structured data for search engines (schema.org, JSON-LD), as the `scripts` of a page's head. In the server's HTML only:
 * crawlers do not navigate on the client, and Trusted Types refuse to create a script there.
 */
export const structuredData: (data: Record<string, unknown>) => DataScript[] = createIsomorphicFn()
  .server((data: Record<string, unknown>): DataScript[] => [
    {
      type: 'application/ld+json',
      // A `</script>` within a text would end the element.
      children: JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c'),
    },
  ])
  .client(() => [])

/** The breadcrumb trail of a page, ending with the page itself. Paths are in this document's language. */
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
