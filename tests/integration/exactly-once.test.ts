import { expect, test } from 'vitest'
import type { OrderSelection } from '../../app/features/spend/spend.schema.ts'
import { locationOf } from '../support/browser.ts'
import { fixedWords } from '../support/words.ts'
import { confirm, openCallback } from './confirm.ts'
import { aSelection, BRAND, progressOf, review } from './gift-card-orders.ts'
import { control, type Member, signedIn } from './member.ts'
import { CARD_POINTS, expectOneOrder, POINTS } from './spending-points.ts'

test('a second click at the provider is never answered with a failed order', async () => {
  const member = await signedIn({ points: POINTS })
  const { intent } = await review(member, await aSelection(member))
  const callback = await member.stepUp(intent, member.customer)
  const click = async () => {
    const landed = await openCallback(member, callback)
    return { landed, progress: await progressOf(member, intent) }
  }
  const clicks = await Promise.all(Array.from({ length: 4 }, click))
  expect(clicks.map(({ progress }) => progress.name)).not.toContain('waiting')
  await expectOneOrder(
    member,
    CARD_POINTS,
    clicks.map(({ landed }) => landed),
  )
})

test('two windows that confirm the same order at once order once', async () => {
  const member = await signedIn({ points: POINTS })
  const selection = await aSelection(member)
  const reviews = await Promise.all([review(member, selection), review(member, selection)])
  expect(reviews[0]?.intent).toBe(reviews[1]?.intent)
  const callbacks: string[] = []
  for (const { intent } of reviews) callbacks.push(await member.stepUp(intent, member.customer))
  await expectOneOrder(
    member,
    CARD_POINTS,
    await Promise.all(callbacks.map((callback) => openCallback(member, callback))),
  )
})

/**
 * Places an order whose response is lost, and whose status cannot be requested.
 * @returns its pending action
 */
async function orderOfUnknownOutcome(member: Member, selection: OrderSelection): Promise<string> {
  const { intent } = await review(member, selection)
  const { sub } = member.customer
  await control.setScenario(sub, { call: 'redeemGiftCards', kind: 'cut-after-commit', times: 1 })
  await control.setScenario(sub, { call: 'getRedemption', kind: 'status', status: 503 })
  await confirm(member, intent)
  return intent
}

test('an order whose review was open before another’s outcome was unknown is held back until that is known', async () => {
  const member = await signedIn({ points: POINTS })
  const selection = await aSelection(member)
  const { intent } = await review(member, { ...selection, quantity: 2 })
  await orderOfUnknownOutcome(member, selection)
  const shown = locationOf(await member.post('/auth/step-up', { intent }))
  expect(shown).toContain(`/gift-cards/${BRAND}/redeem?step=review`)
  const page = await (await member.open(shown)).text()
  expect(page).toContain(fixedWords('en-ca', 'redeem_blockedTitle'))
  expect(page).not.toContain('name="intent"')
  await expectOneOrder(member, CARD_POINTS)
  await control.clearScenarios(member.customer.sub)
  expect(await (await member.open(shown)).text()).toContain(`value="${intent}"`)
  expect(await confirm(member, intent)).toMatch(/^\/success\?orderNumber=/)
  expect((await control.look(member.customer.sub)).orders).toHaveLength(2)
})

test('an order whose outcome becomes known at its review is reported, and not offered again', async () => {
  const member = await signedIn({ points: POINTS })
  const selection = await aSelection(member)
  await orderOfUnknownOutcome(member, selection)
  // The review's URL without the pending action that the step-up adds.
  const { format, sku, quantity } = selection
  const here = `/gift-cards/${BRAND}/redeem?step=review&format=${format}&sku=${sku}&quantity=${quantity}`
  const checking = await member.open(here)
  expect([checking.status, await checking.text()]).toEqual([
    200,
    expect.not.stringContaining('name="intent"'),
  ])
  await control.clearScenarios(member.customer.sub)
  const settled = await member.open(here)
  expect(settled.status).toBe(303)
  const receipt = String(settled.headers.get('location'))
  await expectOneOrder(member, CARD_POINTS, [receipt])
  // A customer who knows of the order may place the same one again.
  await member.open(receipt)
  expect(await review(member, selection)).toMatchObject({ progress: { name: 'waiting' }, blockedBy: null })
})

test('going back to the provider after an order shows the receipt and takes no more points', async () => {
  const member = await signedIn({ points: POINTS })
  const { intent } = await review(member, await aSelection(member))
  const landed = await confirm(member, intent)
  // The review page of that order, submitted again from the browser's history.
  const posted = await member.post('/auth/step-up', { intent })
  expect(posted.headers.get('location')).toBe(landed)
  expect(landed).not.toContain(BRAND)
  await expectOneOrder(member, CARD_POINTS, [landed])
})

test('an order whose answer the browser lost is reported at its review until its receipt was opened', async () => {
  const member = await signedIn({ points: POINTS })
  const selection = await aSelection(member)
  const { intent } = await review(member, selection)
  const receipt = await confirm(member, intent)
  const again = await review(member, selection)
  expect(again).toMatchObject({ intent, progress: { name: 'done' } })
  await expectOneOrder(member, CARD_POINTS, [receipt])
  await member.open(receipt)
  expect(await review(member, selection)).toMatchObject({ progress: { name: 'waiting' } })
})
