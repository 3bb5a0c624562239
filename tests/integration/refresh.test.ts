import { afterAll, beforeAll, expect, test } from 'vitest'
import { listGiftCards } from '../../app/features/gift-cards/gift-cards.data.ts'
import { getBalance } from '../../app/member-data/balance.data.ts'
import { getProfile } from '../../app/member-data/profile.data.ts'
import { createControl } from '../support/control.ts'
import { passTime } from '../support/waits.ts'
import { startWorld, type World } from '../support/world.ts'
import { type Member, signedIn } from './member.ts'

/** The site refreshes a token half a minute before it expires, so these are used for two seconds. */
const TOKEN_SECONDS = 32
let world: World

beforeAll(async () => {
  world = await startWorld({ SANDBOX_ACCESS_TOKEN_SECONDS: String(TOKEN_SECONDS) })
})
afterAll(() => world.close())

/** When the token of each audience was refreshed, in milliseconds since 1970, oldest first. */
async function refreshesOf({ customer }: Member): Promise<Record<string, number[]>> {
  const times: Record<string, number[]> = {}
  for (const { kind, detail, at } of await createControl(world).events(customer.sub)) {
    expect(kind).not.toBe('reuse-detected')
    const audience = detail.resource ?? '?'
    if (kind === 'refreshed') times[audience] = [Date.parse(at), ...(times[audience] ?? [])]
  }
  return times
}

/** The refreshes of a token that had just been refreshed. */
const repeated = (times: readonly number[]) =>
  times.filter((at, index) => at - (times[index - 1] ?? 0) < 1_000)

const ask = (member: Member, index: number): Promise<unknown> => {
  const { fetch } = member
  if (index % 3 === 0) return member.at(() => getBalance({ fetch }))
  return index % 3 === 1 ? member.at(() => getProfile({ fetch })) : member.at(() => listGiftCards({ fetch }))
}

const twentyAtOnce = (member: Member) =>
  Promise.all(Array.from({ length: 20 }, (_one, index) => ask(member, index)))

test('twenty concurrent calls of a new session, and after the tokens expired, refresh each of them once', async () => {
  const member = await signedIn({ points: 700 }, { world })
  await twentyAtOnce(member)
  // The sign-in itself gave the customer's.
  const { 'urn:borealis:content': [first] = [] } = await refreshesOf(member)
  expect(first).toBeDefined()
  await passTime((TOKEN_SECONDS - 30) * 1000)
  await twentyAtOnce(member)
  const refreshes = await refreshesOf(member)
  expect(Object.keys(refreshes).sort()).toEqual(['urn:borealis:content', 'urn:borealis:web'])
  expect(refreshes['urn:borealis:content']?.length).toBeGreaterThan(1)
  // On a slow machine these calls outlast the two seconds of a token, which is then refreshed once more.
  for (const times of Object.values(refreshes)) expect(repeated(times)).toEqual([])
})
