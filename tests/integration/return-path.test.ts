import { expect, inject, test } from 'vitest'
import { locationOf } from '../support/browser.ts'
import { Browser, control, signedIn } from './member.ts'

const evil = [
  'https://evil.example/',
  'https:evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\u0000//evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  '/x/..//evil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '@evil.example',
  'http://localhost@evil.example/',
  '',
  ' /account',
]

test.each(evil)('sign-in never redirects to %j', async (returnTo) => {
  const member = await signedIn()
  const answer = await member.open(`/auth/sign-in?returnTo=${encodeURIComponent(returnTo)}`)
  expect(answer.status).toBe(303)
  const location = locationOf(answer)
  expect(location).toMatch(/^\/(?![/\\])/)
  expect(new URL(location, inject('world').site).origin).toBe(inject('world').site)
  expect(location).toBe('/')
})

test.each(evil)('the page about cookies never leads on to %j', async (returnTo) => {
  const visitor = new Browser()
  await visitor.post('/province', { province: 'QC' })
  const query = new URLSearchParams({ reason: 'cookies', returnTo })
  const answer = await visitor.open(`/auth/problem?${query}`)
  const { site } = inject('world')
  expect(new URL(locationOf(answer), site).origin).toBe(site)
  expect(locationOf(answer)).toMatch(/^\/(?![/\\])/)
})

test('the form of a new address never leads on to any of them', async () => {
  const { site } = inject('world')
  const member = await signedIn()
  const originsFrom = async (returnTo: string) => {
    const query = new URLSearchParams({ returnTo })
    const html = await (await member.open(`/account/profile/addresses/new?${query}`)).text()
    const links = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, to = '']) => to)
    return new Set(links.map((to) => new URL(to.replaceAll('&amp;', '&'), site).origin))
  }
  expect(await originsFrom('/account')).toEqual(new Set([site]))
  for (const returnTo of evil) {
    const others = [...(await originsFrom(returnTo))].filter((origin) => origin !== site)
    expect([returnTo, others]).toEqual([returnTo, []])
  }
})

test('a whole sign-in through the provider never leads to another site either', async () => {
  const browser = new Browser()
  expect(await browser.signIn(await control.createCustomer(), '/.//evil.example')).toBe('/')
})

test('sign-in redirects neither to itself nor to endpoints for programs', async () => {
  const member = await signedIn()
  for (const path of ['/auth/sign-in', '/fr-ca/auth/callback?code=x', '/_serverFn/x', '/_next/image?url=x']) {
    const answer = await member.open(`/auth/sign-in?returnTo=${encodeURIComponent(path)}`)
    expect(locationOf(answer)).toBe('/')
  }
})

test('another host leads to the right one, and a sign-in from there back to the same place with its query', async () => {
  const { site } = inject('world')
  const other = site.replace('localhost', '127.0.0.1')
  const moved = await fetch(`${other}/OFFERS?x=1`, { redirect: 'manual' })
  expect([moved.status, moved.headers.get('location')]).toEqual([307, `${site}/offers?x=1`])
  const member = await signedIn()
  const answer = await member.open('/auth/sign-in?returnTo=/offers', {
    headers: { referer: `${site}/offers?x=1` },
  })
  expect(locationOf(answer)).toBe('/offers?x=1')
  for (const referer of ['https://evil.example/offers?x=1', `${site}/rewards?x=1`, 'nonsense'])
    expect(locationOf(await member.open('/auth/sign-in?returnTo=/offers', { headers: { referer } }))).toBe(
      '/offers',
    )
})

test('a path of the site is kept, with its query and language', async () => {
  const member = await signedIn()
  for (const path of ['/account/orders?page=2&q=a%20b', '/fr-ca/gift-cards/prairie-outfitters', '/fr-ca']) {
    const answer = await member.open(`/auth/sign-in?returnTo=${encodeURIComponent(path)}`)
    expect(locationOf(answer)).toBe(path)
  }
})
