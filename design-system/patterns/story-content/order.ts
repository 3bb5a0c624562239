import { Gift, Inbox, ReceiptText } from 'lucide'
import type { OrderMoment } from '../order-timeline/order-timeline.tsx'

export const momentsEn: readonly OrderMoment[] = [
  {
    id: 'placed',
    state: 'done',
    stateLabel: 'done',
    title: 'Order placed',
    time: 'Fri, Nov\u00A013, 2026, 8:14 p.m.',
    text: '2,500 points left your balance after a code check.',
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
    stateLabel: 'now',
    title: 'With Canada Post',
    time: 'Wed, Nov\u00A018, 2026, 9:05 a.m.',
    text: 'Tracking number 7304 2211 9055 0137',
  },
  {
    id: 'delivered',
    state: 'next',
    stateLabel: 'next',
    title: 'Delivered',
    time: 'Expected Tue, Nov\u00A024, 2026',
    text: 'If it has not arrived by Dec\u00A01, contact us and we will look into it.',
  },
]

export const momentsFr: readonly OrderMoment[] = [
  {
    id: 'placed',
    state: 'done',
    stateLabel: 'terminé',
    title: 'Commande passée',
    time: 'ven. 13\u00A0nov. 2026, 20 h 14',
    text: '2 500 points ont quitté votre solde après la vérification d’un code.',
  },
  {
    id: 'post',
    state: 'now',
    stateLabel: 'en cours',
    title: 'Confiée à Postes Canada',
    time: 'mer. 18\u00A0nov. 2026, 9 h 05',
    text: 'Numéro de suivi 7304 2211 9055 0137',
  },
  {
    id: 'delivered',
    state: 'next',
    stateLabel: 'à venir',
    title: 'Livrée',
    time: 'Prévue le mar. 24\u00A0nov. 2026',
    text: 'Si elle n’est pas arrivée le 1er\u00A0décembre, écrivez-nous et nous ferons une recherche.',
  },
]

export const receiptEn = [
  { id: 'order', icon: ReceiptText, title: 'Order 7F3K-4582' },
  { id: 'points', icon: Gift, title: '10,000 points spent', text: 'You have 14,850 left.' },
  {
    id: 'late',
    icon: Inbox,
    title: 'Didn’t get it after 30 minutes?',
    text: 'Check your junk folder, then resend it from the order.',
  },
]

export const receiptFr = [
  { id: 'order', icon: ReceiptText, title: 'Commande 7F3K-4582' },
  { id: 'points', icon: Gift, title: '10 000 points échangés', text: 'Il vous en reste 14 850.' },
  {
    id: 'late',
    icon: Inbox,
    title: 'Rien reçu après 30 minutes?',
    text: 'Vérifiez vos indésirables, puis renvoyez-la depuis la commande.',
  },
]

/** Every order starts with the same steps. */
const placed = (moments: readonly OrderMoment[]) => moments.slice(0, 1)

export const cancelledEn: readonly OrderMoment[] = [
  ...placed(momentsEn),
  {
    id: 'cancelled',
    state: 'now',
    stateLabel: 'now',
    title: 'Order cancelled',
    time: 'Sat, Nov\u00A014, 2026, 10:20 a.m.',
    text: 'The order was cancelled. 2,500 points are yours again.',
  },
]

export const cancelledFr: readonly OrderMoment[] = [
  ...placed(momentsFr),
  {
    id: 'cancelled',
    state: 'now',
    stateLabel: 'en cours',
    title: 'Commande annulée',
    time: 'sam. 14\u00A0nov. 2026, 10\u00A0h\u00A020',
    text: 'La commande a été annulée. 2\u00A0500\u00A0points vous reviennent.',
  },
]

export const refundedEn: readonly OrderMoment[] = [
  ...momentsEn.map((moment) => ({ ...moment, state: 'done' as const, stateLabel: 'done' })),
  {
    id: 'refunded',
    state: 'now',
    stateLabel: 'now',
    title: 'Points returned',
    time: 'Tue, Dec\u00A01, 2026, 1:45 p.m.',
    text: 'The card came back unused. 2,500 points are yours again.',
  },
]

export const refundedFr: readonly OrderMoment[] = [
  ...momentsFr.map((moment) => ({ ...moment, state: 'done' as const, stateLabel: 'terminé' })),
  {
    id: 'refunded',
    state: 'now',
    stateLabel: 'en cours',
    title: 'Points remis',
    time: 'mar. 1er\u00A0déc. 2026, 13\u00A0h\u00A045',
    text: 'La carte est revenue inutilisée. 2\u00A0500\u00A0points vous reviennent.',
  },
]
