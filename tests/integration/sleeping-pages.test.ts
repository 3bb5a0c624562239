import { expect, inject, test } from 'vitest'
import { ASLEEP } from '../../app/site/sleep/page-life.ts'
import { planPersonas } from '../../sandbox/seed/personas.ts'
import { memberPages, pathOf } from '../support/site-paths.ts'
import { Browser, control, signedIn } from './member.ts'

/** What a browser would load of a page before anybody touches it. */
const loads = (html: string) => html.match(/<script type="module"|rel="modulepreload"/g) ?? []
/** Why a page is awake from the start. */
const reasonIn = (html: string) => / data-woke="([^"]*)"/.exec(html)?.[1]

test('every page of a member loads no script before a gesture', async () => {
  const avery = planPersonas(new Date()).find(({ email }) => email === 'avery.chen@example.ca')
  const browser = new Browser()
  await browser.signIn({ email: avery?.email ?? '', password: avery?.password ?? '' })
  const { orders } = await control.look(avery?.profile.sub ?? '')
  const values = {
    orderNumber: orders[0]?.orderNumber ?? '',
    uniqueId: avery?.addresses[0]?.uniqueId ?? '',
  }
  const awake: string[] = []
  for (const route of [...memberPages(), '/', '/offers', '/gift-cards', '/rewards', '/help', '/search']) {
    const answer = await browser.open(pathOf(route, values))
    const html = await answer.text()
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1]
    // All that runs before the application is named by the policy.
    for (const [script] of html.matchAll(/<script\b[^>]*>/g)) expect(script).toMatch(` nonce="${nonce}"`)
    expect(html).toContain('new BroadcastChannel(')
    if (loads(html).length > 0) awake.push(route)
    else expect(html).toContain(`<script type="${ASLEEP}"`)
  }
  expect(awake).toEqual([])
})

test('a page wakes by itself that tells what has just happened, or that something could not be had', async () => {
  const member = await signedIn({ points: 30_000 })
  const html = async (path: string) => (await member.open(path)).text()
  expect(loads(await html('/account/history?dates=LAST_30_DAYS'))).toEqual([])
  for (const [path, reason] of [
    ['/account/history?step=1', 'address-step'],
    ['/account/profile?edit=name', 'address-edit'],
    ['/account/profile?address=created', 'address-address'],
    ['/account/security?redemptions=allowed', 'address-redemptions'],
    ['/account/orders/unknown', 'news'],
  ] as const) {
    const page = await html(path)
    expect(loads(page), path).not.toEqual([])
    expect(reasonIn(page), path).toBe(reason)
  }
})

test('the browser that keeps a card is told whose it may be, and a browser that nobody is signed in at is not', async () => {
  const member = await signedIn()
  const answer = await member.open('/account/card/owner')
  expect([answer.status, await answer.text()]).toEqual([200, member.customer.sceneNumber])
  expect(answer.headers.get('cache-control')).toBe('private, no-cache')
  expect((await new Browser().open('/account/card/owner')).status).toBe(401)
})

test('a step of an order sleeps, and wakes when it tells what became of the order', async () => {
  const member = await signedIn({ points: 30_000 })
  const html = async (query: string) =>
    (await member.open(`/gift-cards/prairie-outfitters/redeem?${query}`)).text()
  expect(loads(await html('step=amount&format=E-Card'))).toEqual([])
  const ofNoOrder = await html('step=amount&format=E-Card&intent=unknown')
  expect(loads(ofNoOrder)).not.toEqual([])
  expect(reasonIn(ofNoOrder)).toBe('news')
})

test('a page that is made for one visitor sleeps too, but in the middle of joining', async () => {
  const html = async (path: string) => (await new Browser().open(path)).text()
  for (const path of ['/create-account', '/search?q=harbour', '/province', '/cookies']) {
    const page = await html(path)
    expect(loads(page), path).toEqual([])
    expect(page).toContain(`<script type="${ASLEEP}"`)
    expect(page).not.toContain('new BroadcastChannel(')
  }
  expect(loads(await html('/create-account?step=about'))).not.toEqual([])
})

test('a visitor of whom nothing is known has none of it', async () => {
  const html = await (
    await fetch(`${inject('world').site}/help`, { headers: { accept: 'text/html' } })
  ).text()
  expect(html).not.toContain('new BroadcastChannel(')
  expect(loads(html)).toEqual([])
})
