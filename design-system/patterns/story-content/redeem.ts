import type { Locale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { RedeemDialogProps } from '../redeem-dialog/redeem-dialog.tsx'
import { art } from './art.ts'
import { numbersIn } from './numbers.ts'

type Step = 'format' | 'amount' | 'address' | 'review' | 'checking' | 'blocked'

/** What the member has, and what the one card costs, in points. */
const balance = 24850
const cost = 10000
const brand = 'Prairie Outfitters'

/** What a backend says, not the site. */
const said = {
  'en-ca': {
    eCard: 'Usually within 15 minutes.',
    physical: 'By mail in 5 to 8 business days.',
    email: 'avery.chen@example.ca',
    addresses: [
      { value: 'home', label: '214 Riverside Drive', lines: ['Unit 6', 'Sudbury, ON P3E 1C5'] },
      { value: 'cottage', label: '48 Chemin du Lac', lines: ['Temiscaming, QC J0Z 3R0'] },
    ],
  },
  'fr-ca': {
    eCard: 'Généralement en moins de 15 minutes.',
    physical: 'Par la poste, en 5 à 8 jours ouvrables.',
    email: 'elodie.tremblay@example.ca',
    addresses: [],
  },
}

/** Each step of an order of one $100 card, in the site's words. */
function redeemIn(locale: Locale): Record<Step, RedeemDialogProps> {
  const say = siteMessages({ locale })
  const { points, money } = numbersIn(locale)
  const pts = (amount: number) => say('redeem_points', { points: points(amount) })
  const prefix = locale === 'fr-ca' ? '/fr-ca' : ''
  const { eCard, physical, email, addresses } = said[locale]

  const track = (current: Step, steps: readonly Step[] = ['format', 'amount', 'review']) => {
    const labels: Partial<Record<Step, string>> = {
      format: say('redeem_stepFormat'),
      amount: say('redeem_stepAmount'),
      address: say('redeem_stepAddress'),
      review: say('redeem_stepReview'),
    }
    return {
      label: say('redeem_stepsLabel'),
      steps: steps.map((id) => ({ id, label: labels[id] ?? '' })),
      current,
      doneLabel: say('redeem_stepDone'),
    }
  }
  const form = (submit: string, back?: string) => ({
    action: `${prefix}/gift-cards/prairie/redeem`,
    submit,
    ...(back && { back: { href: back, label: say('redeem_back') } }),
  })
  const amount = (value: number) => ({
    value: String(value),
    points: value * 100,
    label: money(value),
    detail: pts(value * 100),
  })
  const most = (price: number | undefined) => (price ? Math.max(1, Math.floor(balance / price)) : 1)

  const base = {
    title: say('redeem_title', { brand }),
    close: { href: `${prefix}/gift-cards`, label: say('site_close') },
    card: { name: brand, format: say('redeem_eCardTo'), art: art.prairie },
    sum: {
      have: say('redeem_have'),
      order: say('redeem_order'),
      left: say('redeem_left'),
      balance,
      orderPoints: cost,
      format: pts,
    },
    busyLabel: say('redeem_pending'),
  }

  return {
    format: {
      ...base,
      card: { name: brand, art: art.prairie },
      sum: { ...base.sum, orderPoints: 0 },
      steps: track('format'),
      step: {
        kind: 'format',
        question: say('redeem_formatQuestion'),
        name: 'format',
        options: [
          { value: 'ecard', label: say('giftCards_eCard'), lines: [eCard] },
          { value: 'physical', label: say('giftCards_physical'), lines: [physical] },
        ],
        selected: 'ecard',
        form: { ...form(say('redeem_formatNext')), hidden: { step: '2' } },
      },
    },
    amount: {
      ...base,
      steps: track('amount'),
      step: {
        kind: 'amount',
        question: say('redeem_amountQuestion'),
        help: say('redeem_amountHelp', { points: points(balance) }),
        name: 'amount',
        options: [
          amount(25),
          amount(50),
          amount(100),
          {
            ...amount(250),
            detail: say('redeem_amountShort', { points: points(25000), short: points(25000 - balance) }),
            unavailable: true,
          },
        ],
        selected: '100',
        quantity: {
          name: 'quantity',
          label: say('redeem_quantity'),
          value: '1',
          read: (typed) => (/^[1-9]\d*$/.test(typed) ? Number(typed) : null),
          decrease: say('redeem_less'),
          increase: say('redeem_more'),
          limit: (option) => ({
            max: most(option?.points),
            reason: say('redeem_limitBalance', { count: most(option?.points) }),
            wrong: say('redeem_quantityWrong', { max: most(option?.points) }),
          }),
        },
        form: { ...form(say('redeem_toReview'), '?step=1'), hidden: { step: '3', format: 'ecard' } },
      },
    },
    address: {
      ...base,
      card: { ...base.card, format: say('redeem_physicalTo') },
      steps: track('address', ['format', 'amount', 'address', 'review']),
      step: {
        kind: 'address',
        question: say('redeem_addressQuestion'),
        name: 'addressId',
        options: addresses,
        selected: addresses[0]?.value ?? null,
        add: { href: `${prefix}/account/profile`, label: say('redeem_addressAdd') },
        empty: say('redeem_addressEmpty'),
        form: form(say('redeem_toReview'), '?step=2'),
      },
    },
    review: {
      ...base,
      steps: track('review'),
      step: {
        kind: 'review',
        question: say('redeem_reviewQuestion'),
        help: say('redeem_reviewHelpECard'),
        rows: [
          {
            id: 'card',
            label: say('redeem_rowCard'),
            value: say('redeem_cardAmount', { brand, amount: money(100) }),
            edit: { href: '?step=2', label: say('redeem_edit'), context: say('redeem_editAmount') },
          },
          {
            id: 'quantity',
            label: say('redeem_rowQuantity'),
            value: '1',
            edit: { href: '?step=2', label: say('redeem_edit'), context: say('redeem_editQuantity') },
          },
          { id: 'to', label: say('redeem_rowSendTo'), value: email, detail: eCard },
          {
            id: 'points',
            label: say('redeem_rowPoints'),
            value: points(cost),
            of: say('redeem_ofYour', { points: points(balance) }),
          },
        ],
        check: { strong: say('redeem_checkStrong'), text: say('redeem_checkText', { asks: 'always' }) },
        form: form(say('redeem_submit', { points: points(cost) }), '?step=2'),
      },
    },
    checking: {
      ...base,
      steps: track('review'),
      step: {
        kind: 'checking',
        question: say('redeem_checkingTitle'),
        text: say('redeem_checkingText'),
        action: { href: '?step=3', label: say('redeem_checkAgain') },
      },
    },
    blocked: {
      ...base,
      sum: { ...base.sum, orderPoints: 0 },
      steps: track('amount'),
      step: {
        kind: 'blocked',
        question: say('redeem_frozenTitle'),
        text: say('redeem_frozenText'),
        action: { href: `${prefix}/account/security`, label: say('redeem_frozenAction') },
      },
    },
  }
}

export const redeemSteps = { 'en-ca': redeemIn('en-ca'), 'fr-ca': redeemIn('fr-ca') }
