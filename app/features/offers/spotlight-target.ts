import type { Spotlight } from '@borealis/contract/spotlights.ts'
import { withLocalePrefix } from '#app/domain/locale.ts'
import { isSameSitePath } from '#app/domain/same-site-path.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { href } from '#app/shell/links/href.ts'

/** What a spotlight leads to (spec §3): one thing, a category of things, or a page of the site. */
export type SpotlightTarget =
  | { readonly type: 'offer' | 'reward' | 'gift-card'; readonly code: string }
  | { readonly type: 'offer-category' | 'reward-category' | 'gift-card-category'; readonly category: string }
  | { readonly type: 'page'; readonly path: string }

/**
 * The one place that reads `linkedType`, `linkedCategoryCode`, `page` and `category`.
 * @returns nothing for a type this release does not know, and when what the type needs is missing
 */
export function spotlightTarget(spotlight: Spotlight): SpotlightTarget | undefined {
  const { linkedType, linkedCode, linkedCategoryCode, cmsContent } = spotlight
  switch (linkedType) {
    case 'offer':
    case 'reward':
    case 'gift-card':
      return linkedCode ? { type: linkedType, code: linkedCode } : undefined
    case 'offer-category':
    case 'reward-category':
    case 'gift-card-category': {
      const category = linkedCategoryCode ?? cmsContent.category?.code
      return category ? { type: linkedType, category } : undefined
    }
    case 'page':
      return cmsContent.page && isSameSitePath(cmsContent.page)
        ? { type: 'page', path: cmsContent.page }
        : undefined
    default:
      return undefined
  }
}

/** The address of what a spotlight leads to, in this document's language. */
export function targetHref(target: SpotlightTarget): string {
  switch (target.type) {
    case 'offer':
      return href('/offers/$offerCode', { offerCode: target.code })
    case 'reward':
      return href('/rewards/$code', { code: target.code })
    case 'gift-card':
      return href('/gift-cards/$brandId', { brandId: target.code })
    case 'offer-category':
      return href('/offers', { category: target.category })
    case 'reward-category':
      return href('/rewards/category/$code', { code: target.category })
    case 'gift-card-category':
      return href('/gift-cards', { category: target.category })
    case 'page':
      return withLocalePrefix(target.path, currentLocale())
  }
}
