import type { ReviewStep } from '@borealis/design-system/patterns/redeem-dialog/redeem-types.ts'
import { withLocalePrefix } from '#app/domain/locale.ts'
import { formatPoints } from '#app/domain/points.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import * as m from '#app/paraglide/messages.js'

interface Review {
  /** The first rows: what is ordered, each with a link to change it. */
  readonly rows: ReviewStep['rows']
  readonly help: string
  readonly points: number
  readonly balance: number
  /** Handle of the pending action that the button confirms; `undefined` until it is prepared. */
  readonly intent: string | undefined
  /** URL of the previous step. */
  readonly back: string
}

/** The review step: the order and its cost in points. Its form starts the step-up. */
export function orderReview({ rows, help, points, balance, intent = '', back }: Review): ReviewStep {
  const locale = currentLocale()
  const cost = formatPoints(points, locale)
  return {
    kind: 'review',
    question: m.redeem_reviewQuestion(),
    help,
    rows: [
      ...rows,
      {
        id: 'points',
        label: m.redeem_rowPoints(),
        value: cost,
        of: m.redeem_ofYour({ points: formatPoints(balance, locale) }),
      },
    ],
    check: { strong: m.redeem_checkStrong(), text: m.redeem_checkText() },
    form: {
      action: withLocalePrefix('/auth/step-up', locale),
      hidden: { intent },
      submit: m.redeem_spend({ points: cost }),
      back: { href: back, label: m.redeem_back() },
    },
  }
}
