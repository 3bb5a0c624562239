import type { RedeemDialogProps } from '../redeem-dialog/redeem-dialog.tsx'
import { art } from './art.ts'

const nbsp = '\u00A0'
const grouped = (points: number, separator: string) =>
  String(Math.abs(points)).replace(/\B(?=(\d{3})+$)/g, separator)
const signed = (points: number, separator: string) => `${points < 0 ? '−' : ''}${grouped(points, separator)}`
const inEnglish = (points: number) => `${signed(points, ',')}${nbsp}pts`
const inFrench = (points: number) => `${signed(points, nbsp)}${nbsp}pts`

type Case = 'format' | 'amount' | 'address' | 'review' | 'checking' | 'blocked'

const stepsEn = [
  { id: 'format', label: 'Format' },
  { id: 'amount', label: 'Amount' },
  { id: 'review', label: 'Review' },
]
const stepsFr = [
  { id: 'format', label: 'Format' },
  { id: 'amount', label: 'Montant' },
  { id: 'review', label: 'Vérification' },
]

const baseEn = {
  title: 'Redeem points for Prairie Outfitters',
  close: { href: '/gift-cards', label: 'Close' },
  card: { name: 'Prairie Outfitters', format: 'E-card, sent to your email', art: art.prairie },
  sum: {
    have: 'You have',
    order: 'This order',
    left: 'You will have',
    balance: 24850,
    orderPoints: 10000,
    format: inEnglish,
  },
  pendingLabel: 'One moment',
}

const baseFr = {
  title: 'Échanger des points contre une carte Prairie Outfitters',
  close: { href: '/fr-ca/gift-cards', label: 'Fermer' },
  card: { name: 'Prairie Outfitters', format: 'Carte électronique, par courriel', art: art.prairie },
  sum: {
    have: 'Vous avez',
    order: 'Cette commande',
    left: 'Il vous restera',
    balance: 24850,
    orderPoints: 10000,
    format: inFrench,
  },
  pendingLabel: 'Un instant',
}

const trackEn = (current: string, physical = false) => ({
  label: 'Steps of this order',
  steps: physical
    ? [...stepsEn.slice(0, 2), { id: 'address', label: 'Address' }, ...stepsEn.slice(2)]
    : stepsEn,
  current,
  doneLabel: 'done',
})

const trackFr = (current: string, physical = false) => ({
  label: 'Étapes de la commande',
  steps: physical
    ? [...stepsFr.slice(0, 2), { id: 'address', label: 'Adresse' }, ...stepsFr.slice(2)]
    : stepsFr,
  current,
  doneLabel: 'terminée',
})

const most = (points: number | undefined) => (points ? Math.max(1, Math.floor(24850 / points)) : 1)

export const redeemEn: Record<Case, RedeemDialogProps> = {
  format: {
    ...baseEn,
    card: { name: 'Prairie Outfitters', art: art.prairie },
    sum: { ...baseEn.sum, orderPoints: 0 },
    steps: trackEn('format'),
    step: {
      kind: 'format',
      question: 'Which kind of card?',
      name: 'format',
      options: [
        { value: 'ecard', label: 'E-card', lines: ['Sent to your email, usually within 15 minutes'] },
        { value: 'physical', label: 'Physical card', lines: ['By mail in 5 to 8 business days'] },
      ],
      selected: 'ecard',
      form: { action: '/gift-cards/prairie/redeem', hidden: { step: '2' }, submit: 'Choose the amount' },
    },
  },
  amount: {
    ...baseEn,
    steps: trackEn('amount'),
    step: {
      kind: 'amount',
      question: 'How much?',
      help: 'You can use up to 24,850 points.',
      name: 'amount',
      options: [
        { value: '25', points: 2500, label: '$25', detail: '2,500 pts' },
        { value: '50', points: 5000, label: '$50', detail: '5,000 pts' },
        { value: '100', points: 10000, label: '$100', detail: '10,000 pts' },
        { value: '250', points: 25000, label: '$250', detail: '25,000 pts, 150 short', unavailable: true },
      ],
      selected: '100',
      quantity: {
        name: 'quantity',
        label: 'Quantity',
        value: 1,
        decrease: 'One less',
        increase: 'One more',
        limit: (option) => ({
          max: most(option?.points),
          reason: `${most(option?.points)} at most with your balance`,
        }),
      },
      form: {
        action: '/gift-cards/prairie/redeem',
        hidden: { step: '3', format: 'ecard' },
        submit: 'Review order',
        back: { href: '?step=1', label: 'Back' },
      },
    },
  },
  address: {
    ...baseEn,
    card: { ...baseEn.card, format: 'Physical card, by mail' },
    steps: trackEn('address', true),
    step: {
      kind: 'address',
      question: 'Where should it go?',
      name: 'addressId',
      options: [
        { value: 'home', label: 'Home', lines: ['214 Riverside Drive, Unit 6', 'Sudbury, ON P3E 1C5'] },
        { value: 'cottage', label: 'Cottage', lines: ['48 Chemin du Lac', 'Temiscaming, QC J0Z 3R0'] },
      ],
      selected: 'home',
      add: { href: '/account/profile', label: 'Add an address' },
      empty: 'You have no address yet.',
      form: {
        action: '/gift-cards/prairie/redeem',
        submit: 'Review order',
        back: { href: '?step=2', label: 'Back' },
      },
    },
  },
  review: {
    ...baseEn,
    steps: trackEn('review'),
    step: {
      kind: 'review',
      question: 'Is everything right?',
      help: 'An e-card cannot be returned once it is sent.',
      rows: [
        {
          id: 'card',
          label: 'Card',
          value: 'Prairie Outfitters, $100',
          edit: { href: '?step=2', label: 'Edit', context: 'the amount' },
        },
        {
          id: 'quantity',
          label: 'Quantity',
          value: '1',
          edit: { href: '?step=2', label: 'Edit', context: 'the quantity' },
        },
        { id: 'to', label: 'Sent to', value: 'avery.chen@example.ca', detail: 'Usually within 15 minutes' },
        { id: 'points', label: 'Points', value: '10,000', of: 'of your 24,850' },
      ],
      check: {
        strong: 'One quick check.',
        text: 'We will ask for a code before any points leave your balance.',
      },
      form: {
        action: '/gift-cards/prairie/redeem',
        submit: 'Spend 10,000 points',
        back: { href: '?step=2', label: 'Back' },
      },
    },
  },
  checking: {
    ...baseEn,
    steps: trackEn('review'),
    step: {
      kind: 'checking',
      question: 'We are checking your order.',
      text: 'Please do not place it again. This page tells you as soon as we know.',
      action: { href: '?step=3', label: 'Check again' },
    },
  },
  blocked: {
    ...baseEn,
    sum: { ...baseEn.sum, orderPoints: 0 },
    steps: trackEn('amount'),
    step: {
      kind: 'blocked',
      question: 'Redemptions are stopped',
      text: 'You stopped redemptions on Nov 12, 2026. Allow them again to spend points.',
      action: { href: '/account/security', label: 'Go to security' },
    },
  },
}

export const redeemFr: Record<Exclude<Case, 'blocked'>, RedeemDialogProps> = {
  format: {
    ...baseFr,
    card: { name: 'Prairie Outfitters', art: art.prairie },
    sum: { ...baseFr.sum, orderPoints: 0 },
    steps: trackFr('format'),
    step: {
      kind: 'format',
      question: 'Quel type de carte?',
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
    ...baseFr,
    steps: trackFr('amount'),
    step: {
      kind: 'amount',
      question: 'Quel montant?',
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
        decrease: 'Une de moins',
        increase: 'Une de plus',
        limit: (option) => ({
          max: most(option?.points),
          reason: `${most(option?.points)} au maximum avec votre solde`,
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
    ...baseFr,
    card: { ...baseFr.card, format: 'Carte en plastique, par la poste' },
    steps: trackFr('address', true),
    step: {
      kind: 'address',
      question: 'À quelle adresse?',
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
    ...baseFr,
    steps: trackFr('review'),
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
        strong: 'Une dernière vérification.',
        text: 'Nous vous demanderons un code avant de retirer vos points.',
      },
      form: {
        action: '/fr-ca/gift-cards/prairie/redeem',
        submit: 'Échanger 10 000 points',
        back: { href: '?step=2', label: 'Retour' },
      },
    },
  },
  checking: {
    ...baseFr,
    steps: trackFr('review'),
    step: {
      kind: 'checking',
      question: 'Nous vérifions votre commande.',
      text: 'Ne la passez pas une deuxième fois. Cette page vous dira ce qu’il en est dès que nous le saurons.',
      action: { href: '?step=3', label: 'Vérifier de nouveau' },
    },
  },
}
