import type { ECardList } from '@borealis/contract/me.ts'
import { z } from 'zod'
import { ORDER_CARDS_ID } from '#app/domain/fragment-ids.ts'
import type { Locale } from '#app/domain/locale.ts'
import { formatDenomination } from '#app/domain/money.ts'
import * as m from '#app/paraglide/messages.js'
import { defineAction } from './action.ts'

type Card = Pick<ECardList['cards'][number], 'brandName' | 'valueCents' | 'orderNumber'>

/**
 * The code of an e-card may be seen, once. Nothing is called here: the step-up's token is kept (`reveal-grant.server.ts`) until the
 * page that shows the code fetches it (`revealECard`).
 */
export const eCardReveal = defineAction({
  name: 'reveal_ecard',
  payload: z.object({ cardId: z.string().min(1).max(64) }),
  failureLine: 'REVEAL ECARD CALLBACK FAILED',
  hint: (_payload, locale: Locale, { brandName, valueCents, orderNumber }: Card) => ({
    title: m.eCards_hintTitle(
      { brand: brandName, amount: formatDenomination(valueCents, locale) },
      { locale },
    ),
    detail: m.eCards_hintDetail({ orderNumber }, { locale }),
  }),
  run: async () => ({ name: 'done' }),
  fragment: ORDER_CARDS_ID,
})
