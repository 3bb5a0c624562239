import { eCardList } from '@borealis/contract/me.ts'
import { expect, test } from 'vitest'
import { asCustomer, refusesFor, succeedsFor } from './as-customer.ts'
import { refuses, unseen } from './ask.ts'
import { aCustomer, advanceClock, MINUTE_MS } from './control.ts'
import { extensionTopics } from './extension-topics.ts'
import { guards } from './guards.ts'
import { anECardOrder, placed } from './orders.ts'

const someCard = { params: { cardId: 'nobody-has-this' } }

guards({
  listECards: () => ({}),
  markECard: () => ({ ...someCard, body: { isUsed: true } }),
  revealECard: () => someCard,
  resendECard: () => someCard,
})

test('an e-card is listed at once, has a code once it was sent, and only for its owner', async () => {
  const { sub } = await aCustomer({ points: 20_000 })
  const stranger = await aCustomer()
  const { orderNumber } = await placed(sub, await anECardOrder())
  const wallet = async () => eCardList.parse((await succeedsFor(sub, 'listECards')).json).cards
  const [card] = await wallet()
  if (!card) throw new Error('the wallet is empty')
  expect(card).toMatchObject({ orderNumber, sentAt: null, isUsed: false })
  const params = { cardId: card.cardId }
  await refusesFor(sub, 'revealECard', 'NOT_FOUND', { params })

  await advanceClock(20 * MINUTE_MS)
  const revealed = await succeedsFor(sub, 'revealECard', { params })
  expect(revealed.json).toMatchObject({ cardId: card.cardId, code: expect.stringMatching(/\d/) })
  expect((await succeedsFor(sub, 'listECards')).text).not.toContain(
    Reflect.get(Object(revealed.json), 'code'),
  )
  expect((await succeedsFor(sub, 'markECard', { params, body: { isUsed: true } })).json).toMatchObject({
    isUsed: true,
  })
  for (let count = 0; count < 3; count++) await succeedsFor(sub, 'resendECard', { params })
  await refusesFor(sub, 'resendECard', 'TOO_MANY_REQUESTS', { params })

  for (const operation of ['revealECard', 'markECard', 'resendECard'] as const) {
    const theirs = await asCustomer(operation, stranger.sub, {
      params,
      ...(operation === 'markECard' && { body: { isUsed: false } }),
    })
    await refuses(operation, 'NOT_FOUND', theirs)
  }
})

test('every documented outcome of these calls was observed', () =>
  expect(unseen(extensionTopics.eCards)).toEqual([]))
