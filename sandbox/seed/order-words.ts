import type { Localised } from '@borealis/contract/serving/words.ts'
import type { GiftCardFormat } from '@borealis/contract/values.ts'

/** How the history explains a gift-card order: “Order 7F3K-4410, e-card”. */
export function orderExplanation(orderNumber: string, format: GiftCardFormat): Localised {
  const isPlastic = format === 'Physical'
  return {
    en: `Order ${orderNumber}, ${isPlastic ? 'physical card' : 'e-card'}`,
    fr: `Commande ${orderNumber}, ${isPlastic ? 'carte en plastique' : 'carte électronique'}`,
  }
}
