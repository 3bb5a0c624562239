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
      title: { en: 'Our harbour shops are open', fr: 'Nos boutiques du port sont ouvertes' },
      body: {
        en: 'Earn points there too: show your member card when you pay.',
        fr: 'Accumulez-y aussi des points : présentez votre carte de membre au moment de payer.',
      },
    },
  ],
}
