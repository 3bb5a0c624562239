import type { Reward, WayToRedeem } from '@borealis/contract/rewards.ts'
import type { CodeName } from '@borealis/contract/values.ts'

/** What the list shows of a reward. Programmes have hundreds, and each one’s own page has the rest. */
export interface RewardSummary {
  readonly code: string
  readonly title: string
  readonly brand: string
  readonly category: CodeName
  readonly conversion: string
  readonly art: string
  readonly way: WayToRedeem['type']
  readonly isFeatured: boolean
}

export const summaryOf = ({
  code,
  title,
  brandInfo,
  category,
  pointsConversionLabel,
  image,
  wayToRedeem,
  isFeatured,
}: Reward): RewardSummary => ({
  code,
  title,
  brand: brandInfo.fields.title,
  category: category.fields,
  conversion: pointsConversionLabel,
  art: image.url,
  way: wayToRedeem.type,
  isFeatured,
})
