import type { RedeemDialogProps } from '../redeem-dialog/redeem-dialog.tsx'
import { art } from './art.ts'
import { inFrench } from './numbers.ts'
import { receiptFr } from './order.ts'
import { balance, maxCards } from './redeem-en.ts'

const inPoints = (points: number) => `${inFrench(points)}\u00A0pts`

const threeSteps = [
  { id: 'format', label: 'Format' },
  { id: 'amount', label: 'Montant' },
  { id: 'review', label: 'Vérification' },
]

const base = {
  title: 'Échanger des points contre une carte Prairie Outfitters',
  close: { href: '/fr-ca/gift-cards', label: 'Fermer' },
  card: { name: 'Prairie Outfitters', format: 'Carte électronique, par courriel', art: art.prairie },
  sum: {
    have: 'Vous avez',
    order: 'Cette commande',
    left: 'Il vous restera',
    balance,
    orderPoints: 10000,
    format: inPoints,
  },
  busyLabel: 'Vérification en cours',
}

const track = (current: string | null, physical = false) => ({
  label: 'Étapes de la commande',
  steps: physical
    ? [...threeSteps.slice(0, 2), { id: 'address', label: 'Adresse' }, ...threeSteps.slice(2)]
    : threeSteps,
  current,
  doneLabel: 'terminée',
})

type Case = 'format' | 'amount' | 'address' | 'review' | 'checking' | 'blocked' | 'success'

export const redeemFr: Record<Case, RedeemDialogProps> = {
  format: {
    ...base,
    card: { name: 'Prairie Outfitters', art: art.prairie },
    sum: { ...base.sum, orderPoints: 0 },
    steps: track('format'),
    step: {
      kind: 'format',
      question: 'Quel type de carte voulez-vous?',
      name: 'format',
      options: [
        {
          value: 'ecard',
          label: 'Carte électronique',
          lines: ['Par courriel, habituellement en 15 minutes'],
        },
        { value: 'physical', label: 'Carte en plastique', lines: ['Par la poste, de 5 à 8 jours ouvrables'] },
      ],
      selected: 'ecard',
      form: {
        action: '/fr-ca/gift-cards/prairie/redeem',
        hidden: { step: '2' },
        submit: 'Choisir le montant',
      },
    },
  },
  amount: {
    ...base,
    steps: track('amount'),
    step: {
      kind: 'amount',
      question: 'Choisissez un montant',
      help: 'Vous pouvez utiliser jusqu’à 24 850 points.',
      name: 'amount',
      options: [
        { value: '25', points: 2500, label: '25 $', detail: '2 500 pts' },
        { value: '50', points: 5000, label: '50 $', detail: '5 000 pts' },
        { value: '100', points: 10000, label: '100 $', detail: '10 000 pts' },
        {
          value: '250',
          points: 25000,
          label: '250 $',
          detail: '25 000 pts, il en manque 150',
          unavailable: true,
        },
      ],
      selected: '100',
      quantity: {
        name: 'quantity',
        label: 'Quantité',
        value: 1,
        decrease: 'Diminuer la quantité',
        increase: 'Augmenter la quantité',
        limit: (option) => ({
          max: maxCards(option?.points),
          reason: `${maxCards(option?.points)} au maximum avec votre solde`,
        }),
      },
      form: {
        action: '/fr-ca/gift-cards/prairie/redeem',
        hidden: { step: '3', format: 'ecard' },
        submit: 'Vérifier la commande',
        back: { href: '?step=1', label: 'Retour' },
      },
    },
  },
  address: {
    ...base,
    card: { ...base.card, format: 'Carte en plastique, par la poste' },
    steps: track('address', true),
    step: {
      kind: 'address',
      question: 'Où faut-il l’envoyer?',
      name: 'addressId',
      options: [],
      selected: null,
      add: { href: '/fr-ca/account/profile', label: 'Ajouter une adresse' },
      empty: 'Vous n’avez pas encore d’adresse.',
      form: {
        action: '/fr-ca/gift-cards/prairie/redeem',
        submit: 'Vérifier la commande',
        back: { href: '?step=2', label: 'Retour' },
      },
    },
  },
  review: {
    ...base,
    steps: track('review'),
    step: {
      kind: 'review',
      question: 'Tout est exact?',
      help: 'Une carte électronique envoyée ne peut pas être retournée.',
      rows: [
        {
          id: 'card',
          label: 'Carte',
          value: 'Prairie Outfitters, 100 $',
          edit: { href: '?step=2', label: 'Modifier', context: 'le montant' },
        },
        {
          id: 'quantity',
          label: 'Quantité',
          value: '1',
          edit: { href: '?step=2', label: 'Modifier', context: 'la quantité' },
        },
        {
          id: 'to',
          label: 'Envoyée à',
          value: 'elodie.tremblay@example.ca',
          detail: 'Habituellement en 15 minutes',
        },
        { id: 'points', label: 'Points', value: '10 000', of: 'sur vos 24 850' },
      ],
      check: {
        strong: 'Une dernière étape.',
        text: 'Nous vous demanderons un code avant d’échanger vos points.',
      },
      form: {
        action: '/fr-ca/gift-cards/prairie/redeem',
        submit: 'Échanger 10 000 points',
        back: { href: '?step=2', label: 'Retour' },
      },
    },
  },
  checking: {
    ...base,
    steps: track('review'),
    step: {
      kind: 'checking',
      question: 'Nous vérifions votre commande.',
      text: 'Ne la passez pas une deuxième fois. Nous mettrons cette page à jour dès que possible.',
      action: { href: '?step=3', label: 'Vérifier de nouveau' },
    },
  },
  blocked: {
    ...base,
    sum: { ...base.sum, orderPoints: 0 },
    steps: track('amount'),
    step: {
      kind: 'blocked',
      question: 'Les échanges sont bloqués',
      text: 'Vous avez bloqué les échanges le 12 nov. 2026. Permettez-les de nouveau pour échanger des points.',
      action: { href: '/fr-ca/account/security', label: 'Aller à la sécurité' },
    },
  },
  success: {
    ...base,
    sum: null,
    steps: track(null),
    step: {
      kind: 'success',
      question: 'C’est fait. Votre carte est en route.',
      text: 'Votre carte électronique Prairie Outfitters de 100\u00A0$ est envoyée à elodie.tremblay@example.ca, habituellement en 15 minutes.',
      receipt: receiptFr,
      action: { href: '#order', label: 'Voir la commande' },
      other: { href: '#cards', label: 'Retour aux cartes-cadeaux' },
    },
  },
}
