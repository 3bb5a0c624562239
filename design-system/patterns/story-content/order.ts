import { Gift, Inbox, ReceiptText } from 'lucide'
import type { OrderMoment } from '../order-timeline/order-timeline.tsx'

export const momentsEn: readonly OrderMoment[] = [
  {
    id: 'placed',
    state: 'done',
    stateLabel: 'done',
    title: 'Order placed',
    time: 'Fri, Nov\u00A013, 2026, 8:14 p.m.',
    text: '2,500 points redeemed, confirmed with a code.',
  },
  {
    id: 'printed',
    state: 'done',
    stateLabel: 'done',
    title: 'Card printed',
    time: 'Mon, Nov\u00A016, 2026, 2:30 p.m.',
  },
  {
    id: 'post',
    state: 'now',
    stateLabel: 'current',
    title: 'Shipped with Canada Post',
    time: 'Wed, Nov\u00A018, 2026, 9:05 a.m.',
    text: 'Tracking number 7304 2211 9055 0137',
  },
  {
    id: 'delivered',
    state: 'next',
    stateLabel: 'next',
    title: 'Delivered',
    time: 'Expected Tue, Nov\u00A024, 2026',
    text: 'If it hasn’t arrived by Dec\u00A01, contact us.',
  },
]

export const momentsFr: readonly OrderMoment[] = [
  {
    id: 'placed',
    state: 'done',
    stateLabel: 'terminée',
    title: 'Commande passée',
    time: 'Ven. 13\u00A0nov. 2026 à\u00A020 h 14',
    text: '2 500 points échangés, confirmés avec un code.',
  },
  {
    id: 'post',
    state: 'now',
    stateLabel: 'en cours',
    title: 'Expédiée par Postes Canada',
    time: 'Mer. 18\u00A0nov. 2026 à\u00A09 h 05',
    text: 'Numéro de suivi 7304 2211 9055 0137',
  },
  {
    id: 'delivered',
    state: 'next',
    stateLabel: 'à venir',
    title: 'Livrée',
    time: 'Livraison prévue le mar. 24\u00A0nov. 2026',
    text: 'Si elle n’est toujours pas arrivée le 1er\u00A0déc., communiquez avec nous.',
  },
]

export const receiptEn = [
  { id: 'order', icon: ReceiptText, title: 'Order 7F3K-4582' },
  { id: 'points', icon: Gift, title: '10,000 points redeemed', text: 'You have 14,850 left.' },
  {
    id: 'late',
    icon: Inbox,
    title: 'Didn’t get your e-card?',
    text: 'Check your junk folder, then resend it from the order.',
  },
]

export const receiptFr = [
  { id: 'order', icon: ReceiptText, title: 'Commande 7F3K-4582' },
  { id: 'points', icon: Gift, title: '10 000 points échangés', text: 'Il vous en reste 14 850.' },
  {
    id: 'late',
    icon: Inbox,
    title: 'Vous n’avez pas reçu votre carte électronique?',
    text: 'Vérifiez vos courriels indésirables, puis renvoyez-la depuis la commande.',
  },
]

/** Every order starts with the same steps. */
const placed = (moments: readonly OrderMoment[]) => moments.slice(0, 1)

export const cancelledEn: readonly OrderMoment[] = [
  ...placed(momentsEn),
  {
    id: 'cancelled',
    state: 'now',
    stateLabel: 'current',
    title: 'Order cancelled',
    time: 'Sat, Nov\u00A014, 2026, 10:20 a.m.',
    text: 'The order was cancelled. We returned 2,500 points.',
  },
]

export const cancelledFr: readonly OrderMoment[] = [
  ...placed(momentsFr),
  {
    id: 'cancelled',
    state: 'now',
    stateLabel: 'en cours',
    title: 'Commande annulée',
    time: 'Sam. 14\u00A0nov. 2026 à\u00A010\u00A0h\u00A020',
    text: 'La commande a été annulée. Nous vous avons remis 2\u00A0500\u00A0points.',
  },
]

export const refundedEn: readonly OrderMoment[] = [
  ...momentsEn.map((moment) => ({ ...moment, state: 'done' as const, stateLabel: 'done' })),
  {
    id: 'refunded',
    state: 'now',
    stateLabel: 'current',
    title: 'Points returned',
    time: 'Tue, Dec\u00A01, 2026, 1:45 p.m.',
    text: 'The unused card was returned. We returned 2,500 points.',
  },
]

export const refundedFr: readonly OrderMoment[] = [
  ...momentsFr.map((moment) => ({ ...moment, state: 'done' as const, stateLabel: 'terminée' })),
  {
    id: 'refunded',
    state: 'now',
    stateLabel: 'en cours',
    title: 'Points remis',
    time: 'Mar. 1er\u00A0déc. 2026 à\u00A013\u00A0h\u00A045',
    text: 'La carte inutilisée a été retournée. Nous vous avons remis 2\u00A0500\u00A0points.',
  },
]
