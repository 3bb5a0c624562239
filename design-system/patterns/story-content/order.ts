import { Gift, Inbox, ReceiptText } from 'lucide-react'
import type { OrderMoment } from '../order-timeline/order-timeline.tsx'

export const momentsEn: readonly OrderMoment[] = [
  {
    id: 'placed',
    state: 'done',
    stateLabel: 'done',
    title: 'Order placed',
    time: 'Fri, Nov 13, 2026, 8:14 p.m.',
    text: '2,500 points left your balance after a code check.',
  },
  {
    id: 'printed',
    state: 'done',
    stateLabel: 'done',
    title: 'Card printed',
    time: 'Mon, Nov 16, 2026, 2:30 p.m.',
  },
  {
    id: 'post',
    state: 'now',
    stateLabel: 'now',
    title: 'With Canada Post',
    time: 'Wed, Nov 18, 2026, 9:05 a.m.',
    text: 'Tracking number 7304 2211 9055 0137',
  },
  {
    id: 'delivered',
    state: 'next',
    stateLabel: 'next',
    title: 'Delivered',
    time: 'Expected Tue, Nov 24, 2026',
    text: 'If it has not arrived by Dec 1, contact us and we will look into it.',
  },
]

export const momentsFr: readonly OrderMoment[] = [
  {
    id: 'placed',
    state: 'done',
    stateLabel: 'terminé',
    title: 'Commande passée',
    time: 'ven. 13 nov. 2026, 20 h 14',
    text: '2 500 points ont quitté votre solde après la vérification d’un code.',
  },
  {
    id: 'post',
    state: 'now',
    stateLabel: 'en cours',
    title: 'Confiée à Postes Canada',
    time: 'mer. 18 nov. 2026, 9 h 05',
    text: 'Numéro de suivi 7304 2211 9055 0137',
  },
  {
    id: 'delivered',
    state: 'next',
    stateLabel: 'à venir',
    title: 'Livrée',
    time: 'Prévue le mar. 24 nov. 2026',
    text: 'Si elle n’est pas arrivée le 1er décembre, écrivez-nous et nous ferons une recherche.',
  },
]

export const receiptEn = [
  { id: 'order', icon: ReceiptText, title: 'Order 7F3K-4582' },
  { id: 'points', icon: Gift, title: '10,000 points spent', text: 'You have 14,850 left.' },
  {
    id: 'late',
    icon: Inbox,
    title: 'Nothing after 30 minutes?',
    text: 'Check your junk folder, then resend it from the order.',
  },
]

export const receiptFr = [
  { id: 'order', icon: ReceiptText, title: 'Commande 7F3K-4582' },
  { id: 'points', icon: Gift, title: '10 000 points échangés', text: 'Il vous en reste 14 850.' },
  {
    id: 'late',
    icon: Inbox,
    title: 'Rien après 30 minutes?',
    text: 'Vérifiez vos indésirables, puis renvoyez-la depuis la commande.',
  },
]

/** Every order begins the same way. */
const placed = (moments: readonly OrderMoment[]) => moments.slice(0, 1)

export const cancelledEn: readonly OrderMoment[] = [
  ...placed(momentsEn),
  {
    id: 'cancelled',
    state: 'now',
    stateLabel: 'now',
    title: 'Order cancelled',
    time: 'Sat, Nov 14, 2026, 10:20 a.m.',
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
    time: 'sam. 14 nov. 2026, 10\u00A0h\u00A020',
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
    time: 'Tue, Dec 1, 2026, 1:45 p.m.',
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
    time: 'mar. 1er déc. 2026, 13\u00A0h\u00A045',
    text: 'La carte est revenue inutilisée. 2\u00A0500\u00A0points vous reviennent.',
  },
]
