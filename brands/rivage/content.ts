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
      title: { en: 'The summer counter is open', fr: 'Le comptoir d’été est ouvert' },
      body: {
        en: 'at every harbour shop until the last tide of September.',
        fr: 'dans toutes les boutiques du port jusqu’à la dernière marée de septembre.',
      },
    },
  ],
}
