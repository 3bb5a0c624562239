import { unmarked } from '@borealis/contract/text.ts'
import { imageUrl } from '#app/images/image-url.ts'
import * as m from '#app/paraglide/messages.js'
import { siteOrigin } from '../links/site-origin.ts'

/** Wide enough for every network's large preview. */
const SHARE_WIDTH = 1200

interface PageHeadOptions {
  /** What the content says of it. A page that is the same for everybody has its description in `site-pages.server.ts`. */
  readonly description?: string | undefined
  /** The page's own picture, as the backend names it. The share image of the language by default. */
  readonly image?: string | undefined
  /** Keeps the page out of search engines: it is personal, or has no content of its own. */
  readonly isUnlisted?: boolean
}

/** A page's title, description and link preview. */
export function pageHead(titleText: string, options: PageHeadOptions = {}) {
  const { image, isUnlisted = false } = options
  // A head has no place for the language of a text.
  const title = unmarked(titleText)
  const description = options.description && unmarked(options.description)
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
