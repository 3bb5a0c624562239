import { giftCardList } from '@borealis/contract/gift-cards.ts'
import { eCard, eCardList } from '@borealis/contract/me.ts'
import type { Asker } from './ask.ts'
import type { Member } from './member.ts'
import { differs } from './report.ts'
import { spendsNothing, spendsOnce } from './spends-once.ts'

const NOBODY = 'nothing-has-this-name'

/** Buys the cheapest e-card: once, with a step-up for this order only, and it is listed afterwards. */
export async function checkGiftCards(member: Member): Promise<void> {
  const { asker, report } = member
  const cheapest = await cheapestECard(asker)
  if (!cheapest) return report.notTried('an order: no e-card is in stock')
  const { order, points } = cheapest
  const spent = await spendsOnce(member, {
    operation: 'redeemGiftCards',
    what: 'an e-card',
    body: { lines: [order] },
    points,
    says: { format: 'E-Card' },
  })
  if (!spent) return
  const { question, orderNumber } = spent
  await asker.refuses('redeemGiftCards', 'another order under that key', ['IDEMPOTENCY_MISMATCH'], {
    ...question,
    body: { lines: [{ ...order, qty: 2 }] },
  })
  await asker.refuses('redeemGiftCards', 'that second check for another order', ['STEP_UP_REQUIRED'], {
    ...question,
    key: crypto.randomUUID(),
  })
  await spendsNothing(member, 'redeemGiftCards', [
    [
      'at a price that is not the catalogue’s',
      'PRICE_CHANGED',
      { lines: [{ ...order, points: points - 1 }] },
    ],
    ['of a card that does not exist', 'NOT_FOUND', { lines: [{ ...order, sku: NOBODY }] }],
    [
      'to an address that is not the member’s',
      ['ADDRESS_NOT_FOUND', 'FORMAT_NOT_OFFERED'],
      { lines: [order], addressId: NOBODY },
    ],
  ])
  if (member.has('eCards')) await checkWallet(member, orderNumber)
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

/** The e-card is listed, and can be marked as used and unused. */
async function checkWallet({ asker, tokens, stepUp, report }: Member, orderNumber: string | undefined) {
  const bearer = tokens.content
  const { cards = [] } =
    eCardList.safeParse(await asker.succeeds('listECards', 'after an order', { bearer })).data ?? {}
  const cardId = cards.find((card) => card.orderNumber === orderNumber)?.cardId
  report.add({
    of: 'listECards',
    asked: 'the order is in the wallet',
    differs: [
      ...differs(!cardId, 'expected the e-card of the order'),
      ...differs(
        new Set(cards.map((card) => card.cardId)).size !== cards.length,
        'expected each e-card once',
      ),
    ],
    notes: [],
  })
  if (!cardId) return
  const params = { cardId }
  const sent = cards.find(({ sentAt }) => sentAt !== null)
  if (sent) {
    const question = { bearer, params: { cardId: sent.cardId } }
    await asker.succeeds('revealECard', 'with a second check', { ...question, stepUp: await stepUp() })
    await asker.succeeds('resendECard', 'once more', question)
  }
  for (const isUsed of [true, false]) {
    const marked = eCard.safeParse(
      await asker.succeeds('markECard', isUsed ? 'as used' : 'as not used', {
        bearer,
        params,
        body: { isUsed },
      }),
    )
    const wallet = eCardList.safeParse(await asker.succeeds('listECards', 'after a mark', { bearer })).data
    const kept = wallet?.cards.find((card) => card.cardId === cardId)
    report.add({
      of: 'markECard',
      asked: isUsed ? 'it is used' : 'it is not',
      differs: [
        ...differs(marked.data?.isUsed !== isUsed, `expected isUsed ${isUsed}`),
        ...differs(kept?.isUsed !== isUsed, `expected isUsed ${isUsed} in the wallet`),
      ],
      notes: [],
    })
  }
}
