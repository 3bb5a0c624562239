import { giftCardList } from '../../app/backend/contract/gift-cards.ts'
import { eCard, eCardList } from '../../app/backend/contract/me.ts'
import type { Asker } from './ask.ts'
import type { Member } from './member.ts'
import type { Report } from './report.ts'
import { spendsOnce } from './spends-once.ts'

/** Buys the cheapest e-card: once, for this order only, and it is in the wallet afterwards. */
export async function checkGiftCards(member: Member): Promise<void> {
  const { asker, tokens, report } = member
  const cheapest = await cheapestECard(asker)
  if (!cheapest) return report.notTried('an order: no e-card is in stock')
  const { order, points } = cheapest
  const { question, key, orderNumber } = await spendsOnce(member, {
    operation: 'redeemGiftCards',
    what: 'an e-card',
    body: { lines: [order] },
    points,
  })
  await asker.refuses('redeemGiftCards', 'another order under that key', ['IDEMPOTENCY_MISMATCH'], {
    ...question,
    body: { lines: [{ ...order, qty: 2 }] },
  })
  await asker.refuses('redeemGiftCards', 'that second check for another order', ['STEP_UP_REQUIRED'], {
    ...question,
    key: crypto.randomUUID(),
  })
  await asker.succeeds('getRedemption', 'what became of the order', {
    bearer: tokens.content,
    params: { idempotencyKey: key },
  })
  await checkWallet(asker, tokens.content, orderNumber, report)
}

async function cheapestECard(asker: Asker) {
  const { brands = [] } =
    giftCardList.safeParse(await asker.succeeds('listGiftCards', 'before an order')).data ?? {}
  const cheapest = brands
    .filter(({ formats }) => formats.includes('E-Card'))
    .flatMap((brand) => brand.denominations.map((one) => ({ brand, one })))
    .filter(({ one }) => one.stock['E-Card'] !== undefined && one.stock['E-Card'] !== 0)
    .sort((a, b) => a.one.points - b.one.points)[0]
  if (!cheapest) return undefined
  const { brand, one } = cheapest
  return {
    points: one.points,
    order: { name: brand.brandName, id: brand.brandId, sku: one.sku, points: one.points, qty: 1 },
  }
}

/** The e-card that was bought is in the wallet, and can be marked as used and not. */
async function checkWallet(asker: Asker, bearer: string, orderNumber: string | undefined, report: Report) {
  const { cards = [] } =
    eCardList.safeParse(await asker.succeeds('listECards', 'after an order', { bearer })).data ?? {}
  const cardId = cards.find((card) => card.orderNumber === orderNumber)?.cardId
  const differs = cardId ? [] : ['expected the e-card of the order']
  report.add({ of: 'listECards', asked: 'the order is in the wallet', differs, notes: [] })
  if (!cardId) return
  for (const isUsed of [true, false]) {
    const marked = eCard.safeParse(
      await asker.succeeds('markECard', isUsed ? 'as used' : 'as not used', {
        bearer,
        params: { cardId },
        body: { isUsed },
      }),
    )
    const kept = marked.data?.isUsed === isUsed ? [] : [`expected isUsed ${isUsed}`]
    report.add({ of: 'markECard', asked: isUsed ? 'it is used' : 'it is not', differs: kept, notes: [] })
  }
}
