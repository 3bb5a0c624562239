import { expect, test } from 'vitest'
import { updateProfile } from '../../app/features/account/account.data.ts'
import { getProfile } from '../../app/member-data/profile.data.ts'
import { passTime } from '../support/waits.ts'
import { control, type Member, signedIn } from './member.ts'

/** A token younger than this is not refreshed when it is refused (`app/session/tokens.server.ts`). Milliseconds. */
const FRESH_MS = 5_000

/** How often the customer's access token was refreshed. */
const refreshesOf = async ({ customer }: Member): Promise<number> =>
  (await control.events(customer.sub)).filter(
    ({ kind, detail }) => kind === 'refreshed' && detail.resource === 'urn:borealis:web',
  ).length

const nameAs = (member: Member, lastName: string) =>
  member.at(() =>
    updateProfile({
      data: { section: 'name', values: { firstName: 'Noor', lastName } },
      fetch: member.fetch,
    }),
  )

const once = { call: 'updateCustomer', kind: 'expired-token', times: 1 } as const

/** A member whose token was refused, refreshed, and refused again while it was fresh: on a busy machine at another attempt. */
async function refusedTwice(): Promise<Member> {
  const member = await signedIn()
  const { sub } = member.customer
  await member.at(() => getProfile({ fetch: member.fetch }))
  // The sign-in's own token is refreshed at once: it may be for something else than it seems.
  expect(await refreshesOf(member)).toBe(0)
  await control.setScenario(sub, once)
  const begun = Date.now()
  expect(await nameAs(member, 'Cyr')).toMatchObject({ ok: true })
  expect(await refreshesOf(member)).toBe(1)
  // Another refusal right after a refresh is final.
  await control.setScenario(sub, once)
  const refused = await nameAs(member, 'Roy').catch((error: unknown) => error)
  if (Date.now() - begun > FRESH_MS) return refusedTwice()
  expect(refused).toMatchObject({ status: 401, code: 'TOKEN_EXPIRED' })
  expect(await refreshesOf(member)).toBe(1)
  return member
}

test('a token that the backend refuses early is refreshed, and the write is made once', async () => {
  const member = await refusedTwice()
  const { sub } = member.customer
  await passTime(FRESH_MS)
  await control.setScenario(sub, once)
  expect(await nameAs(member, 'Roy')).toMatchObject({ ok: true, profile: { lastName: 'Roy' } })
  expect(await refreshesOf(member)).toBe(2)
  // Newest first.
  const { calls } = await control.look(sub)
  expect(calls.filter(({ operation }) => operation === 'updateCustomer').map(({ status }) => status)).toEqual(
    [200, 401, 401, 200, 401],
  )
})
