import { afterAll, beforeAll, expect, test } from 'vitest'
import { listGiftCards } from '../../app/features/gift-cards/gift-cards.data.ts'
import { getBalance } from '../../app/member-data/balance.data.ts'
import { getProfile } from '../../app/member-data/profile.data.ts'
import { createControl } from '../support/control.ts'
import { startWorld, type World } from '../support/world.ts'
import { type Member, signedIn } from './member.ts'

/** The site refreshes a token half a minute before it expires, so these are used for two seconds. */
const TOKEN_SECONDS = 32
let world: World

beforeAll(async () => {
  world = await startWorld({ SANDBOX_ACCESS_TOKEN_SECONDS: String(TOKEN_SECONDS) })
})
afterAll(() => world.close())

/** Number of refreshes by audience. */
async function refreshesOf({ customer }: Member): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { kind, detail } of await createControl(world).events(customer.sub)) {
    expect(kind).not.toBe('reuse-detected')
    if (kind === 'refreshed') counts[detail.resource ?? '?'] = (counts[detail.resource ?? '?'] ?? 0) + 1
  }
  return counts
}

const ask = (member: Member, index: number): Promise<unknown> => {
  const { fetch } = member
  if (index % 3 === 0) return member.at(() => getBalance({ fetch }))
  return index % 3 === 1 ? member.at(() => getProfile({ fetch })) : member.at(() => listGiftCards({ fetch }))
}

test('after the tokens expired, twenty concurrent calls refresh each of them once', async () => {
  const member = await signedIn({ points: 700 }, { world })
  await Promise.all([ask(member, 0), ask(member, 2)])
  const gotAt = Date.now()
  // The sign-in itself gave the customer's.
  expect(await refreshesOf(member)).toEqual({ 'urn:borealis:content': 1 })
  await expect
    .poll(() => Date.now() - gotAt, { timeout: 10_000 })
    .toBeGreaterThan((TOKEN_SECONDS - 30) * 1000)
  await Promise.all(Array.from({ length: 20 }, (_one, index) => ask(member, index)))
  expect(await refreshesOf(member)).toEqual({ 'urn:borealis:web': 1, 'urn:borealis:content': 2 })
})
