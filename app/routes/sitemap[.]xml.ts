import { createFileRoute } from '@tanstack/react-router'
import { listGiftCards } from '#app/features/gift-cards/gift-cards.functions.ts'
import { listHelp } from '#app/features/help/help.functions.ts'
import { listOfferCodes } from '#app/features/offers/offers.functions.ts'
import { listRewards } from '#app/features/rewards/rewards.functions.ts'
import { sitemap } from '#app/site/document/sitemap.ts'
import { siteOrigin } from '#app/site/links/site-origin.ts'

/** The pages that have one address each. */
const pages = [
  '/',
  '/offers',
  '/offers/limited-time',
  '/offers/more',
  '/rewards',
  '/gift-cards',
  '/travel',
  '/card-credit',
  '/create-account',
  '/announcements',
  '/help',
  '/help/missing-points',
  '/contact',
  '/terms',
  '/privacy',
  '/accessibility',
  '/cookies',
]

/** How long a search engine may keep it: seconds. */
const MAX_AGE = 3600

export const Route = createFileRoute('/sitemap.xml')({
  server: {
    handlers: {
      GET: async () => {
        const [offerCodes, { rewards, categories }, { brands }, { entries }] = await Promise.all([
          listOfferCodes(),
          listRewards(),
          listGiftCards(),
          listHelp(),
        ])
        const paths = [
          ...pages,
          ...offerCodes.map((offerCode) => `/offers/${encodeURIComponent(offerCode)}`),
          ...rewards.map(({ code }) => `/rewards/${encodeURIComponent(code)}`),
          ...categories.map(({ code }) => `/rewards/category/${encodeURIComponent(code)}`),
          ...brands.map(({ brandId }) => `/gift-cards/${encodeURIComponent(brandId)}`),
          ...entries.map(({ slug }) => `/help/${slug}`),
        ]
        return new Response(sitemap(siteOrigin(), [...new Set(paths)]), {
          headers: {
            'content-type': 'application/xml; charset=utf-8',
            'cache-control': `public, max-age=${MAX_AGE}`,
          },
        })
      },
    },
  },
})
