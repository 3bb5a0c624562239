import { expect, inject, test } from 'vitest'
import { Browser, control, signedIn } from './member.ts'

test.each(inject('memberPaths'))(
  '%s sends a visitor to sign in, with a way back and no body',
  async (path) => {
    for (const prefix of ['', '/fr-ca']) {
      const wanted = `${prefix}${path}?page=2`
      const answer = await new Browser().open(wanted)
      expect(answer.status).toBe(303)
      const location = new URL(answer.headers.get('location') ?? '', inject('world').site)
      expect(location.origin + location.pathname).toBe(`${inject('world').site}${prefix}/auth/sign-in`)
      expect(location.searchParams.get('returnTo')).toBe(wanted)
      expect(await answer.text()).toBe('')
      expect(answer.headers.get('cache-control')).not.toContain('public')
    }
  },
)

test('the list of member pages is not empty', () => {
  expect(inject('memberPaths')).toEqual(
    expect.arrayContaining([
      '/account',
      '/account/profile',
      '/success',
      '/gift-cards/prairie-outfitters/redeem',
    ]),
  )
})

test.each(['suspended', 'closed'] as const)(
  'a %s account is told so once, and never sent around in circles',
  async (status) => {
    const member = await signedIn({ points: 48_731 })
    await control.setStatus(member.customer.sub, status)
    const page = await member.open('/account')
    expect(page.status).toBe(403)
    expect(page.headers.get('location')).toBeNull()
    expect(await page.text()).not.toMatch(/48.?731/)
  },
)

test('a profile that cannot be read shows its own screen, never a loop', async () => {
  const member = await signedIn()
  await control.setScenario(member.customer.sub, { call: 'getCustomer', kind: 'status', status: 503 })
  const page = await member.open('/account')
  expect(page.headers.get('location')).toBeNull()
  expect(page.status).toBeGreaterThanOrEqual(500)
  expect(await page.text()).toContain('<main')
})
