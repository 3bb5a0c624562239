import type { BrandContent } from '../brand.ts'

/** A programme without takeovers and experiments, with a higher minimum age and smaller cards. */
export const content: BrandContent = {
  pageData: {
    palettes: [],
    takeovers: [],
    experiments: [],
    minimumAge: 18,
    redemptionLimits: { minPoints: 500, maxQuantity: 5, maxPointsPerDay: 50_000 },
  },
  announcements: [
    {
      id: 'AN-RIVAGE-OPEN',
      level: 'info',
      isDismissible: true,
      publishedAt: '2026-01-05T13:00:00Z',
      endsAt: null,
      path: '/offers',
      title: { en: 'Summer shops are open', fr: 'Les boutiques d’été sont ouvertes' },
      body: {
        en: 'Visit our harbour shops until September 30.',
        fr: 'Visitez nos boutiques du port jusqu’au 30 septembre.',
      },
    },
  ],
}
