import type { LinkedType, Spotlight } from '#app/backend/contract/spotlights.ts'
import { withLocalePrefix } from '#app/domain/locale.ts'
import { href } from '#app/site/href.ts'
import { currentLocale } from '#app/site/locale.ts'

type Resolve = (codes: { code: string; category: string; page: string }) => string

const resolvers: Record<LinkedType, { needs: 'code' | 'category' | 'page'; to: Resolve }> = {
  offer: { needs: 'code', to: ({ code }) => href('/offers/$offerCode', { offerCode: code }) },
  'offer-category': { needs: 'category', to: ({ category }) => href('/offers', { category }) },
  reward: { needs: 'code', to: ({ code }) => href('/rewards/$code', { code }) },
  'reward-category': {
    needs: 'category',
    to: ({ category }) => href('/rewards/category/$code', { code: category }),
  },
  'gift-card': { needs: 'code', to: ({ code }) => href('/gift-cards/$brandId', { brandId: code }) },
  'gift-card-category': { needs: 'category', to: ({ category }) => href('/gift-cards', { category }) },
  page: { needs: 'page', to: ({ page }) => withLocalePrefix(page, currentLocale()) },
}

const isLinkedType = (type: string): type is LinkedType => Object.hasOwn(resolvers, type)

/** Where a spotlight leads, or nothing when its type is unknown or what it names is missing. */
export function spotlightHref(spotlight: Spotlight): string | undefined {
  if (!isLinkedType(spotlight.linkedType)) return undefined
  const { needs, to } = resolvers[spotlight.linkedType]
  const codes = {
    code: spotlight.linkedCode ?? '',
    category: spotlight.linkedCategoryCode ?? '',
    page: spotlight.cmsContent.page ?? '',
  }
  return codes[needs] === '' ? undefined : to(codes)
}
