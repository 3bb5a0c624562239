import { expect, inject, test } from 'vitest'
import type { HydrationOptions } from '../../app/shell/deferred-hydration/hydrate-on-interaction.ts'
import { DEFERRED } from '../../app/shell/deferred-hydration/hydration-lifecycle.ts'
import { memberPages, pathOf } from '../support/site-paths.ts'
import { signInAvery } from './avery.ts'
import { Browser, signedIn } from './member.ts'

/** The scripts that a browser loads with a page. */
const loads = (html: string) => html.match(/<script type="module"|rel="modulepreload"/g) ?? []
/** The reason for which a page is eager. */
const reasonIn = (html: string) => / data-hydration-reason="([^"]*)"/.exec(html)?.[1]

/** A page. On a busy machine a part of one can be late, for which it is eager: such a page is opened again, three times at most. */
async function open(browser: Browser, path: string): Promise<{ answer: Response; html: string }> {
  for (let again = 0; ; again++) {
    const answer = await browser.open(path)
    const html = await answer.text()
    if (reasonIn(html) !== 'notice' || again === 3) return { answer, html }
  }
}

test('no page of a member loads a script before an interaction', async () => {
  const browser = new Browser()
  const values = await signInAvery(browser)
  const eager: string[] = []
  for (const route of [...memberPages(), '/', '/offers', '/gift-cards', '/rewards', '/help', '/search']) {
    const { answer, html } = await open(browser, pathOf(route, values))
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1]
    // The policy allows every script that runs before the application. Data blocks need no permission.
    for (const [script] of html.matchAll(/<script\b(?! type="application\/json")[^>]*>/g))
      expect(script).toMatch(` nonce="${nonce}"`)
    expect(html).toContain('new BroadcastChannel(')
    if (loads(html).length > 0) eager.push(route)
    else expect(html).toContain(`<script type="${DEFERRED}"`)
  }
  expect(eager).toEqual([])
})

test('a page that announces an outcome, or could not load a part, is eager', async () => {
  const member = await signedIn({ points: 30_000 })
  const html = async (path: string) => (await open(member, path)).html
  expect(loads(await html('/account/history?dates=LAST_30_DAYS'))).toEqual([])
  for (const [path, reason] of [
    ['/account/history?step=1', 'param-step'],
    ['/account/profile?edit=name', 'param-edit'],
    ['/account/profile?address=created', 'param-address'],
    ['/account/security?redemptions=allowed', 'param-redemptions'],
    ['/account/orders/unknown', 'notice'],
  ] as const) {
    const page = await html(path)
    expect(loads(page), path).not.toEqual([])
    expect(reasonIn(page), path).toBe(reason)
  }
})

/** What the script of a deferred page has from the server. */
const optionsIn = (html: string): Pick<HydrationOptions, 'preloads' | 'ahead'> =>
  JSON.parse(/data-page='([^']*)'/.exec(html)?.[1] ?? '')

test('a member’s page that leads to another fetches what the other needs besides, and a visitor’s does not', async () => {
  const member = await signedIn({ points: 30_000 })
  const options = async (path: string, browser: Browser = member) =>
    optionsIn((await open(browser, path)).html)
  const brand = '/gift-cards/prairie-outfitters'
  const [{ preloads, ahead = [] }, next] = await Promise.all([options(brand), options(`${brand}/redeem`)])
  const missing = next.preloads.filter((module) => !preloads.includes(module))
  expect(ahead.length).toBeGreaterThan(0)
  expect(ahead.filter((module) => !missing.includes(module))).toEqual([])
  expect((await options(brand, new Browser())).ahead).toBeUndefined()
})

test('only a signed-in browser learns whose card it may keep', async () => {
  const member = await signedIn()
  const answer = await member.open('/account/card/owner')
  expect([answer.status, await answer.text()]).toEqual([200, member.customer.sceneNumber])
  expect(answer.headers.get('cache-control')).toBe('private, no-cache')
  expect((await new Browser().open('/account/card/owner')).status).toBe(401)
})

test('a step of an order is deferred, and eager when it announces the order’s outcome', async () => {
  const member = await signedIn({ points: 30_000 })
  const html = async (query: string) =>
    (await open(member, `/gift-cards/prairie-outfitters/redeem?${query}`)).html
  expect(loads(await html('step=amount&format=E-Card'))).toEqual([])
  const ofNoOrder = await html('step=amount&format=E-Card&intent=unknown')
  expect(loads(ofNoOrder)).not.toEqual([])
  expect(reasonIn(ofNoOrder)).toBe('notice')
})

test('a visitor’s page is deferred too, and contains no script for members, except during registration', async () => {
  const html = async (path: string) => (await open(new Browser(), path)).html
  const pages = inject('publicPaths').filter((path) => path !== '/create-account/done')
  for (const path of [...pages, '/search?q=harbour', '/province', '/cookies']) {
    const page = await html(path)
    expect(loads(page), path).toEqual([])
    expect(page).toContain(`<script type="${DEFERRED}"`)
    expect(page).not.toContain('new BroadcastChannel(')
  }
  for (const path of ['/create-account?step=about', '/create-account/done'])
    expect(loads(await html(path)), path).not.toEqual([])
})
