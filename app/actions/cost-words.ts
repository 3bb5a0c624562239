import type { Locale } from '#app/domain/locale.ts'
import { formatPoints } from '#app/domain/points.ts'
import * as m from '#app/paraglide/messages.js'

/** What an order costs. Not what is left: the balance may change before the step-up. */
export const costWords = (points: number, locale: Locale): string =>
  m.redeem_cost({ points: formatPoints(points, locale) }, { locale })
