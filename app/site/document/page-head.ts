import { imageUrl } from '#app/images/image-url.ts'
import * as m from '#app/paraglide/messages.js'
import { siteOrigin } from '#app/site/links/site-origin.ts'

/** Wide enough for every network's large preview. */
const SHARE_WIDTH = 1200

interface More {
  /** The page's own picture, as the backend names it; the language's share image when there is none. */
  readonly image?: string | undefined
  /** A page of one person, or one that says nothing of its own: search engines leave it out. */
  readonly isUnlisted?: boolean
}

/** Title, description and what a shared link shows, of one page. */
export function pageHead(title: string, description?: string, { image, isUnlisted = false }: More = {}) {
  return {
    meta: [
      { title: m.site_pageTitle({ title }) },
      { property: 'og:title', content: title },
      ...(description
        ? [
            { name: 'description', content: description },
            { property: 'og:description', content: description },
          ]
        : []),
      ...(image ? [{ property: 'og:image', content: siteOrigin() + imageUrl(image, SHARE_WIDTH) }] : []),
      ...(isUnlisted ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
  }
}
