import type { Reward } from '#app/backend/contract/rewards.ts'

/** A reward without the long texts of its own page. */
export type RewardSummary = Omit<Reward, 'details' | 'howToSpend' | 'termsAndConditions'>

export function summaryOf({ details, howToSpend, termsAndConditions, ...summary }: Reward): RewardSummary {
  return summary
}
