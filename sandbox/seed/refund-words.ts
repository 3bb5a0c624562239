import { type Localised, text, wholeDollars } from './text.ts'

export type RefundKind = 'cancelled' | 'partly-fulfilled' | 'refunded'

/** What the words of a refund depend on. `cards` is how many came back, `valueCents` what one of them is worth. */
export type Refunded = { kind: RefundKind; cards: number; valueCents: number; isGiftCard: boolean }

/** Why points came back, in a sentence. */
export function refundReason({ kind, cards, valueCents, isGiftCard }: Refunded): Localised {
  if (kind === 'cancelled') return text('The order was cancelled.', 'La commande a été annulée.')
  if (kind === 'refunded') {
    if (!isGiftCard) return text('The credit was taken back.', 'Le crédit a été repris.')
    return cards === 1
      ? text('The card came back unused.', 'La carte est revenue inutilisée.')
      : text('The cards came back unused.', 'Les cartes sont revenues inutilisées.')
  }
  const value = wholeDollars(valueCents / 100)
  return cards === 1
    ? {
        en: `One ${value.en} card could not be supplied.`,
        fr: `Une carte de ${value.fr} n’a pas pu être fournie.`,
      }
    : {
        en: `${cards} ${value.en} cards could not be supplied.`,
        fr: `${cards} cartes de ${value.fr} n’ont pas pu être fournies.`,
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
