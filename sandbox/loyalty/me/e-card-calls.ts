import type { GiftCardBrand } from '@borealis/contract/gift-cards.ts'
import type { eCard } from '@borealis/contract/me.ts'
import { Refusal, refuseField } from '@borealis/contract/serving/refusal.ts'
import { text } from '@borealis/contract/serving/words.ts'
import type { z } from 'zod'
import { localise } from '../../seed/text.ts'
import { countTry } from '../http/attempts.ts'
import type { Handlers } from '../http/call.ts'
import type { Loyalty } from '../loyalty.ts'
import { noteSecurity } from '../members/security-log.ts'
import { sentAt } from '../orders/timeline.ts'
import { numberOrNull, type Row } from '../row.ts'
import { writeTo } from './write-to.ts'

type ECard = z.infer<typeof eCard>

const resends = { tries: 3, withinMs: 60 * 60_000 }

/** The e-card wallet. Codes require a step-up and are never part of a list. */
export function eCardCalls(loyalty: Loyalty) {
  const { db, catalogue } = loyalty
  const select = `SELECT e.*, o.placed_at FROM e_cards e JOIN orders o USING (order_number) WHERE e.sub = ?`

  const own = (sub: string, cardId: string): Row => {
    const row = db.prepare(`${select} AND e.card_id = ?`).get(sub, cardId)
    if (!row) throw new Refusal('NOT_FOUND')
    return row
  }

  const present = (row: Row, now: number): ECard => {
    const brandId = String(row.brand_id)
    const brand = catalogue.brandOf(brandId)
    const orderNumber = String(row.order_number)
    const sent = sentAt({ orderNumber, placedAt: Number(row.placed_at) })
    return {
      cardId: String(row.card_id),
      orderNumber,
      brandId,
      brandName: brand ? localise<GiftCardBrand>(brand, 'en', '').brandName : brandId,
      valueCents: Number(row.value_cents),
      sentAt: sent <= now ? new Date(sent).toISOString() : null,
      isUsed: row.is_used === 1,
      leftCents: numberOrNull(row.left_cents),
    }
  }

  /** A card that has not been sent has no code to show. */
  const ownSent = (sub: string, cardId: string, now: number): Row => {
    const row = own(sub, cardId)
    if (present(row, now).sentAt === null) throw new Refusal('NOT_FOUND')
    return row
  }

  return {
    listECards: ({ sub, now }) => {
      const rows = db.prepare(`${select} ORDER BY o.placed_at DESC, e.card_id`).all(sub)
      return { cards: rows.map((row) => present(row, now)) }
    },

    markECard: ({ sub, params, body, now }) => {
      const card = own(sub, params.cardId)
      const { isUsed, leftCents = numberOrNull(card.left_cents) } = body
      if (Number(leftCents) > Number(card.value_cents)) {
        throw refuseField(
          'leftCents',
          text(
            'Enter no more than the value of the card',
            'Entrez un montant qui ne dépasse pas la valeur de la carte',
          ),
        )
      }
      db.prepare('UPDATE e_cards SET is_used = ?, left_cents = ? WHERE card_id = ?').run(
        Number(isUsed),
        leftCents,
        params.cardId,
      )
      return present(own(sub, params.cardId), now)
    },

    revealECard: ({ sub, params, now }) => {
      const row = ownSent(sub, params.cardId, now)
      const order = String(row.order_number)
      noteSecurity(db, sub, now, 'e-card-revealed', text(`Order ${order}`, `Commande ${order}`))
      return { cardId: params.cardId, code: String(row.code), pin: String(row.pin) }
    },

    resendECard: ({ sub, params, now }) => {
      const row = ownSent(sub, params.cardId, now)
      countTry(db, `resend/${params.cardId}`, resends, now)
      const order = String(row.order_number)
      writeTo(loyalty, sub, {
        kind: 'e-card',
        subject: text(`Your gift card, order ${order}`, `Votre carte-cadeau, commande ${order}`),
        body: text(
          'Your e-card is ready. Sign in and go to the E-cards page to see your code and PIN.',
          'Votre carte électronique est prête. Connectez-vous et allez à la page Cartes électroniques pour voir votre code et votre NIP.',
        ),
      })
      return undefined
    },
  } satisfies Handlers
}
