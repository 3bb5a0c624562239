import { type Localised, text, worthOf } from '@borealis/contract/serving/words.ts'

export const refundKinds = ['cancelled', 'partly-fulfilled', 'refunded'] as const
export type RefundKind = (typeof refundKinds)[number]

/** What the words of a refund depend on. `cards` is how many came back, `valueCents` what one of them is worth. */
export type Refunded = { kind: RefundKind; cards: number; valueCents: number; isGiftCard: boolean }

/** Why points came back, in a sentence. */
export function refundReason({ kind, cards, valueCents, isGiftCard }: Refunded): Localised {
  if (kind === 'cancelled') return text('The order was cancelled.', 'La commande a été annulée.')
  if (kind === 'refunded') {
    if (!isGiftCard) return text('The credit was reversed.', 'Le crédit a été annulé.')
    return cards === 1
      ? text('The unused card was returned.', 'La carte inutilisée a été retournée.')
      : text('The unused cards were returned.', 'Les cartes inutilisées ont été retournées.')
  }
  const value = worthOf(valueCents)
  return cards === 1
    ? {
        en: `One ${value.en} card was unavailable.`,
        fr: `Une carte de ${value.fr} n’était pas disponible.`,
      }
    : {
        en: `${cards} ${value.en} cards were unavailable.`,
        fr: `${cards} cartes de ${value.fr} n’étaient pas disponibles.`,
      }
}

/** How the history tells it. */
export const refundLine = (orderNumber: string, title: Localised, refunded: Refunded) => ({
  description: { en: `Points returned, ${title.en}`, fr: `Points remis, ${title.fr}` },
  explanation: {
    en: `Order ${orderNumber}. ${refundReason(refunded).en}`,
    fr: `Commande ${orderNumber}. ${refundReason(refunded).fr}`,
  },
})
