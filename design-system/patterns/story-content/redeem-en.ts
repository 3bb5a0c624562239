import type { RedeemDialogProps } from '../redeem-dialog/redeem-dialog.tsx'
import { art } from './art.ts'
import { inEnglish } from './numbers.ts'
import { receiptEn } from './order.ts'

/** Balance of the member in the redeem stories, in points. */
export const balance = 24850

/** Number of cards the balance pays for; 1 while no amount is selected. */
export const maxCards = (points: number | undefined) =>
  points ? Math.max(1, Math.floor(balance / points)) : 1

const inPoints = (points: number) => `${inEnglish(points)}\u00A0pts`

const threeSteps = [
  { id: 'format', label: 'Format' },
  { id: 'amount', label: 'Amount' },
  { id: 'review', label: 'Review' },
]

const base = {
  title: 'Redeem points for Prairie Outfitters',
  close: { href: '/gift-cards', label: 'Close' },
  card: { name: 'Prairie Outfitters', format: 'E-card, by email', art: art.prairie },
  sum: {
    have: 'You have',
    order: 'This order',
    left: 'You’ll have',
    balance,
    orderPoints: 10000,
    format: inPoints,
  },
  busyLabel: 'Checking…',
}

const track = (current: string | null, physical = false) => ({
  label: 'Steps of this order',
  steps: physical
    ? [...threeSteps.slice(0, 2), { id: 'address', label: 'Address' }, ...threeSteps.slice(2)]
    : threeSteps,
  current,
  doneLabel: 'done',
})

type Case = 'format' | 'amount' | 'address' | 'review' | 'checking' | 'blocked' | 'success'

export const redeemEn: Record<Case, RedeemDialogProps> = {
  format: {
    ...base,
    card: { name: 'Prairie Outfitters', art: art.prairie },
    sum: { ...base.sum, orderPoints: 0 },
    steps: track('format'),
    step: {
      kind: 'format',
      question: 'What type of card would you like?',
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
    ...base,
    steps: track('amount'),
    step: {
      kind: 'amount',
      question: 'Choose an amount',
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
        decrease: 'Decrease quantity',
        increase: 'Increase quantity',
        limit: (option) => ({
          max: maxCards(option?.points),
          reason: `${maxCards(option?.points)} at most with your balance`,
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
    ...base,
    card: { ...base.card, format: 'Physical card, by mail' },
    steps: track('address', true),
    step: {
      kind: 'address',
      question: 'Where should we send it?',
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
    ...base,
    steps: track('review'),
    step: {
      kind: 'review',
      question: 'Is everything right?',
      help: 'An e-card can’t be returned once it’s sent.',
      rows: [
        {
          id: 'card',
          label: 'Card',
          value: 'Prairie Outfitters, $100',
          edit: { href: '?step=2', label: 'Edit', context: 'amount' },
        },
        {
          id: 'quantity',
          label: 'Quantity',
          value: '1',
          edit: { href: '?step=2', label: 'Edit', context: 'quantity' },
        },
        { id: 'to', label: 'Sent to', value: 'avery.chen@example.ca', detail: 'Usually within 15 minutes' },
        { id: 'points', label: 'Points', value: '10,000', of: 'of your 24,850' },
      ],
      check: {
        strong: 'One last step.',
        text: 'We’ll ask for a code before we redeem your points.',
      },
      form: {
        action: '/gift-cards/prairie/redeem',
        submit: 'Redeem 10,000 points',
        back: { href: '?step=2', label: 'Back' },
      },
    },
  },
  checking: {
    ...base,
    steps: track('review'),
    step: {
      kind: 'checking',
      question: 'We’re checking your order.',
      text: 'Please don’t place it again. We’ll update this page as soon as we can.',
      action: { href: '?step=3', label: 'Check again' },
    },
  },
  blocked: {
    ...base,
    sum: { ...base.sum, orderPoints: 0 },
    steps: track('amount'),
    step: {
      kind: 'blocked',
      question: 'Redemptions are paused',
      text: 'You stopped redemptions on Nov 12, 2026. Allow them again to spend points.',
      action: { href: '/account/security', label: 'Go to security' },
    },
  },
  success: {
    ...base,
    sum: null,
    steps: track(null),
    step: {
      kind: 'success',
      question: 'Done. Your card is on its way.',
      text: 'Your $100 Prairie Outfitters e-card goes to avery.chen@example.ca, usually within 15 minutes.',
      receipt: receiptEn,
      action: { href: '#order', label: 'See the order' },
      other: { href: '#cards', label: 'Back to gift cards' },
    },
  },
}
