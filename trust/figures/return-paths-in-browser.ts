import type { BrowserContext, Page } from 'playwright'
import { launchChromium } from '../../scripts/launch-chromium.ts'
import { signInThere } from '../../tests/support/browser.ts'
import { arrivalOf } from '../../tests/support/waits.ts'
import { createTally, type Figure, inTurns } from '../figure.ts'
import { aCustomer } from '../harness/control.ts'
import { issuer, publicOrigin } from '../harness/world.ts'
import { escapeIn, returnPaths } from '../hostile/return-paths.ts'

/** Entries whose redirect is followed; the final URL is judged. */
const FOLLOWED = [
  ['/auth/sign-in', 'returnTo'],
  ['/fr-ca/auth/sign-in', 'returnTo'],
  ['/dev/states/show', 'path'],
] as const
/** Forms that return to the page they were sent from. */
const FORMS = [
  ['/province', { province: 'ON' }],
  ['/fr-ca/province', { province: 'QC' }],
  ['/cookies', { consent: 'none' }],
  ['/fr-ca/announcements', { dismiss: 'nothing' }],
] as const
/** Pages that render the path in links; all links are judged as the browser parses them. */
const SHOWN = [
  ['/account/profile/addresses/new', 'returnTo'],
  ['/fr-ca/province', 'from'],
  ['/auth/problem', 'returnTo'],
] as const

const TABS = 3

/**
 * Sends payloads through the entries that redirect to them or render them, in a real browser, whose URL parser decides.
 * Every request of the browser is checked; one to another host is an escape.
 */
export async function returnPathsInBrowser(count: number, seed: number): Promise<Figure> {
  const tally = createTally()
  const browser = await launchChromium({
    // An escape reaches no real host.
    args: ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'],
  })
  let journeys = 0
  try {
    const member = await browser.newContext({ serviceWorkers: 'block' })
    const visitor = await browser.newContext({ serviceWorkers: 'block' })
    const left: string[] = []
    const page = await member.newPage()
    await page.goto(`${publicOrigin}/auth/sign-in?returnTo=/account`)
    await signInThere(page, publicOrigin, await aCustomer())
    for (const context of [member, visitor]) await watch(context, left)

    const payloads = returnPaths(count, seed).map((payload) => payload.toWellFormed())
    const pages = await Promise.all(
      Array.from({ length: TABS }, async () => ({
        member: await member.newPage(),
        visitor: await visitor.newPage(),
      })),
    )
    await inTurns(payloads, TABS, async (payload) => {
      const tab = pages.pop()
      if (!tab) throw new Error('there is no free tab')
      for (const [what, go] of entriesOf(tab, payload)) {
        const wrong = await go().catch((error: unknown) => `the browser did not get there: ${error}`)
        journeys += 1
        if (wrong) tally.notes.push(`${what}, ${JSON.stringify(payload.slice(0, 80))}: ${wrong}`)
      }
      pages.push(tab)
    })
    tally.notes.push(...left)
    return {
      name: `Return paths: in Chromium, through ${1 + 1 + FOLLOWED.length + FORMS.length + SHOWN.length} entries (seed ${seed})`,
      goal: `${count} payloads: 0 requests that leave the site, 0 added OAuth parameters, 0 links that lead away`,
      measured: `${payloads.length} payloads, ${journeys} navigations, ${tally.notes.length} deviations`,
      isMet: tally.notes.length === 0 && payloads.length >= count,
      notes: tally.notes,
    }
  } finally {
    await browser.close()
  }
}

/**
 * Records every request to another host than the site and its provider, including redirects, and parameters added for
 * the provider. Only documents of the site are loaded, because thousands of pages are opened.
 */
async function watch(context: BrowserContext, left: string[]): Promise<void> {
  context.on('request', (request) => {
    const { origin, protocol, pathname, searchParams } = new URL(request.url())
    if (protocol === 'data:' || protocol === 'blob:') return
    // The request was pushed (RFC 9126): the URL names only the client and the request.
    const isAsked = origin === issuer && pathname === '/auth'
    const isAdded = isAsked && [...searchParams.keys()].sort().join(' ') !== 'client_id request_uri'
    const isElsewhere = origin !== publicOrigin && origin !== issuer
    const wrong = isElsewhere
      ? escapeIn({ location: request.url(), text: '' }, publicOrigin, issuer)
      : isAdded && 'more than a pushed request'
    if (wrong) left.push(`the browser asked for ${request.url().slice(0, 120)}: ${wrong}`)
  })
  await context.route('**/*', (route) =>
    route.request().resourceType() === 'document' ? route.continue() : route.abort(),
  )
}

type Entry = readonly [what: string, go: () => Promise<string | undefined>]

function entriesOf(
  { member, visitor }: Readonly<Record<'member' | 'visitor', Page>>,
  payload: string,
): Entry[] {
  const at = (path: string, name: string) =>
    `${publicOrigin}${path}?${new URLSearchParams({ [name]: payload })}`
  const follow = async (page: Page, url: string) => {
    await page.goto(url, { waitUntil: 'commit' })
    return standingAt(page)
  }
  return [
    ...FOLLOWED.map(([path, name]): Entry => [path, () => follow(member, at(path, name))]),
    ['sign-in, as far as the provider', () => follow(visitor, at('/auth/sign-in', 'returnTo'))],
    // As an attacker would put it in a link: the browser normalises it first.
    ['the address itself', () => follow(visitor, `${publicOrigin}/fr-ca/${payload.replace(/^\/+/, '')}`)],
    ...FORMS.map(
      ([path, fields]): Entry => [`form ${path}`, () => submit(visitor, path, { ...fields, from: payload })],
    ),
    ...SHOWN.map(
      ([path, name]): Entry => [
        `links of ${path}`,
        async () => {
          await member.goto(at(path, name), { waitUntil: 'domcontentloaded' })
          return standingAt(member) ?? (await linkAway(member))
        },
      ],
    ),
  ]
}

/** @returns what is wrong with the browser's current URL; requests to the provider are checked on their way */
function standingAt(page: Page): string | undefined {
  if (page.url().startsWith(`${issuer}/`)) return undefined
  return escapeIn({ location: page.url(), text: '' }, publicOrigin, issuer)
}

/** Submits a form as a page of the site would, and waits for its redirect. */
async function submit(page: Page, path: string, fields: Record<string, string>): Promise<string | undefined> {
  await page.goto(`${publicOrigin}/robots.txt`, { waitUntil: 'domcontentloaded' })
  await arrivalOf(page, () =>
    page.evaluate(
      ([action, entries]) => {
        const form = document.createElement('form')
        form.method = 'post'
        form.action = action
        for (const [name, value] of entries) {
          const input = document.createElement('textarea')
          input.name = name
          input.value = value
          form.append(input)
        }
        document.documentElement.append(form)
        form.submit()
      },
      [path, Object.entries(fields)] as const,
    ),
  )
  return page.url().endsWith('/robots.txt') ? 'the form led nowhere' : standingAt(page)
}

/** @returns a link or form of the page that leads to another host, as the browser parses it */
async function linkAway(page: Page): Promise<string | undefined> {
  const targets = await page.evaluate(() => [
    ...[...document.links].map(({ href }) => href),
    ...[...document.forms].map((form) => new URL(form.getAttribute('action') ?? '', document.baseURI).href),
  ])
  const away = targets.find(
    (href) => /evil\.test/.test(new URL(href).hostname) || href.startsWith('javascript:'),
  )
  return away && `a link to ${away}`
}
