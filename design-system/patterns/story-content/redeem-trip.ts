import { Plane } from 'lucide'
import { brandOf } from '../../.storybook/brands.ts'
import { localeOf } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Globals } from './frame.ts'
import { numbersIn } from './numbers.ts'

/** A trip that a member with 24,850 points can pay for, localised. */
export function tripIn(globals: Globals) {
  const locale = localeOf(globals)
  const say = siteMessages(globals)
  const isFrench = locale === 'fr-ca'
  const { points, money: written } = numbersIn(locale)
  const money = (dollars: number) => written(dollars, 2)
  const pts = (amount: number) => say('redeem_points', { points: points(amount) })
  const trip = isFrench
    ? {
        title: 'Traversiers de la Côte-Nord et des Îles-de-la-Madeleine',
        what: 'Traversée pour deux personnes et une voiture',
        bought: '2\u00A0nov. 2026',
        until: '31\u00A0janv. 2027',
      }
    : {
        title: 'Prairie Rail',
        what: 'Winnipeg to Churchill, one person',
        bought: 'Nov\u00A02, 2026',
        until: 'Jan\u00A031, 2027',
      }
  const owed = 412.3
  return {
    points,
    money,
    pts,
    /** The summary panel for this many points, worth a cent each. */
    panel: (chosen: number) => ({
      label: say('redeem_panel'),
      icon: Plane,
      title: trip.title,
      detail: say('travel_detailOpen', { what: trip.what, date: trip.bought, until: trip.until }),
      bill: {
        live: true,
        lines: [
          { id: 'owed', label: say('redeem_billOwed'), value: money(owed) },
          { id: 'paid', label: say('redeem_billPoints'), value: money(-chosen / 100) },
        ],
        total: { id: 'rest', label: say('redeem_billRest'), value: money(owed - chosen / 100) },
      },
      balance: {
        live: true,
        lines: [
          { id: 'have', label: say('redeem_have'), value: pts(24850) },
          { id: 'order', label: say('redeem_thisTime'), value: pts(-chosen) },
        ],
        total: { id: 'left', label: say('redeem_left'), value: pts(24850 - chosen) },
      },
    }),
    steps: (current: 'amount' | 'review') => ({
      label: say('redeem_stepsLabel'),
      steps: [
        { id: 'amount', label: say('redeem_stepAmount') },
        { id: 'review', label: say('redeem_stepReview') },
      ],
      current,
      doneLabel: say('redeem_stepDone'),
    }),
    limits: say('redeem_limits', { min: points(1000), step: points(500), max: points(24500) }),
    offered: [2500, 5000, 10000, 20000].map((amount) => ({
      value: String(amount),
      label: money(amount / 100),
      detail: pts(amount),
    })),
    rows: (chosen: number) => [
      { id: 'purchase', label: say('redeem_rowTrip'), value: trip.title, detail: trip.what },
      { id: 'card', label: say('redeem_rowCard'), value: `${brandOf(globals).shortName} Visa •••• 4410` },
      {
        id: 'amount',
        label: say('redeem_rowAmount'),
        value: money(chosen / 100),
        edit: { href: '#amount', label: say('redeem_edit'), context: say('redeem_editAmount') },
      },
      {
        id: 'points',
        label: say('redeem_rowPoints'),
        value: points(chosen),
        of: say('redeem_ofYour', { points: points(24850) }),
      },
    ],
  }
}
