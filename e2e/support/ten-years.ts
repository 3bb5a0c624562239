import type { CustomerPlan } from '../../tests/support/control.ts'

/** A member with a long history, a bonus on a known day and pending points. */
export const tenYears: CustomerPlan = {
  purchases: 260,
  memberSince: '2016-01-01',
  transactions: [
    {
      type: 'BONUS',
      category: 'BONUS',
      description: 'Bonus Nord',
      points: 700,
      occurredAt: '2026-03-10T15:00:00Z',
    },
    { points: 640, description: 'Cordwood Home', postsBy: '2099-01-05' },
  ],
}
