import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prepareAddress } from '../../app/features/addresses/addresses.data.ts'
import { signInAtProvider } from '../../sandbox/identity/testing/sign-in-walk.ts'
import { locationOf } from '../support/browser.ts'
import { freePorts } from '../support/free-ports.ts'
import { listenLocally } from '../support/listen-locally.ts'
import { cottage } from '../support/samples.ts'
import { passTime } from '../support/waits.ts'
import { fixedWords } from '../support/words.ts'
import { startWorld, type World } from '../support/world.ts'
import { Browser, type Member, signedIn } from './member.ts'

/** A provider that takes every request and, once told so, answers none: before it, a site waits only as long as people do. */

/**
 * Between the site's limits, ten seconds and three, and what people waited where two waits in a row are not one, or none ends:
 * the machine of the tests may be busy. Milliseconds.
 */
const LONGEST_MS = { step: 19_000, signOut: 8_000 }
/** A token is renewed half a minute before it expires, so these are good for two seconds. */
const TOKEN_SECONDS = '32'

let isSilent = false
let target = 0
const provider = createServer((request, response) => {
  if (!isSilent) forward(request, response)
})
let world: World

function forward(request: IncomingMessage, response: ServerResponse) {
  const { url, method, headers } = request
  const onward = httpRequest({ host: '127.0.0.1', port: target, path: url, method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  onward.on('error', () => response.destroy())
  request.pipe(onward)
}

interface Outcome {
  readonly ms: number
  readonly status: number
  readonly location: string
  readonly text: string
}

async function timed(asked: () => Promise<Response>): Promise<Outcome> {
  const begun = performance.now()
  const answer = await asked()
  const text = await answer.text()
  return {
    ms: performance.now() - begun,
    status: answer.status,
    location: answer.headers.get('location') ?? '',
    text,
  }
}

const locales = ['en-ca', 'fr-ca'] as const
type Locale = (typeof locales)[number]
const prefix = (locale: Locale) => (locale === 'fr-ca' ? '/fr-ca' : '')

interface Story {
  readonly begun: Outcome
  readonly returned: Outcome
  readonly checked: Outcome
  readonly confirmed: Outcome
  readonly page: Outcome
  readonly left: Outcome
  readonly leaver: Member
  readonly oldCookie: string | undefined
}
const stories = new Map<Locale, Story>()

async function storyIn(locale: Locale, silence: () => Promise<void>): Promise<Story> {
  const at = prefix(locale)
  const member = () => signedIn({ points: 700 }, { locale, world })
  const prepared = async (one: Member) => {
    const found = await one.at(() => prepareAddress({ data: { typed: { ...cottage } }, fetch: one.fetch }))
    return found.ok ? found.stepUp : ''
  }
  const [checking, confirming, reading, leaver] = await Promise.all([member(), member(), member(), member()])
  const [intent, other] = await Promise.all([prepared(checking), prepared(confirming)])
  const callback = await confirming.stepUp(other, confirming.customer)
  const returning = new Browser(locale, world)
  const begin = await returning.open(`${at}/auth/sign-in?returnTo=${at}/account`)
  const walked = await signInAtProvider(locationOf(begin), confirming.customer, returning.providerJar)
  const oldCookie = leaver.sessionCookie
  await silence()
  const cross = { headers: { 'sec-fetch-site': 'cross-site' } }
  const [begun, returned, checked, confirmed, page, left] = await Promise.all([
    timed(() => new Browser(locale, world).open(`${at}/auth/sign-in?returnTo=${at}/offers`)),
    timed(() => returning.open(walked.callbackUrl, cross)),
    timed(() => checking.post(`${at}/auth/step-up`, { intent })),
    timed(() => confirming.open(callback, cross)),
    timed(() => reading.open(`${at}/account`)),
    timed(() => leaver.post(`${at}/auth/sign-out`)),
  ])
  return { begun, returned, checked, confirmed, page, left, leaver, oldCookie }
}

beforeAll(async () => {
  const [identity = 0] = await freePorts(1)
  target = identity
  const issuer = await listenLocally(provider)
  world = await startWorld({
    IDENTITY_PORT: String(identity),
    OIDC_ISSUER: issuer,
    SANDBOX_ISSUER: issuer,
    SANDBOX_ACCESS_TOKEN_SECONDS: TOKEN_SECONDS,
  })
  let ready = 0
  const { promise: both, resolve } = Promise.withResolvers<void>()
  const silence = async () => {
    ready += 1
    if (ready === locales.length) {
      // The tokens of the members who only read have run out by then.
      await passTime(3_000)
      isSilent = true
      resolve()
    }
    await both
  }
  const told = await Promise.all(
    locales.map(async (locale) => [locale, await storyIn(locale, silence)] as const),
  )
  for (const [locale, story] of told) stories.set(locale, story)
})
afterAll(async () => {
  isSilent = false
  provider.closeAllConnections()
  provider.close()
  await world.close()
})

describe.each(locales)('a provider that never answers, in %s', (locale) => {
  const story = (): Story => {
    const found = stories.get(locale)
    if (!found) throw new Error('nothing was tried')
    return found
  }
  const problem = (reason: string) => `${prefix(locale)}/auth/problem?reason=${reason}`

  test.each([
    ['begun', 'unavailable'],
    ['returned', 'unavailable'],
    ['checked', 'step-up-unavailable'],
    ['confirmed', 'step-up-unavailable'],
  ] as const)('is given up in ten seconds, for a page that says so: %s', async (step, reason) => {
    const { ms, location } = story()[step]
    expect(location).toContain(problem(reason))
    expect(ms).toBeLessThan(LONGEST_MS.step)
    const page = await (await new Browser(locale, world).open(location)).text()
    const heading = reason === 'unavailable' ? 'auth_unavailableHeading' : 'auth_stepUpUnavailableHeading'
    expect(page).toContain(fixedWords(locale, heading))
    // A way on: to try again, or home.
    expect(page).toMatch(/<main[\s\S]*<a [^>]*href="\/[\s\S]*<\/main>/)
  })

  test('leaves a page of the account waiting for ten seconds at most, all its calls together', () => {
    const { ms, status, text } = story().page
    expect(status).toBe(503)
    expect(text).toContain(fixedWords(locale, 'errors_profileHeading'))
    // The ways on.
    expect(text).toContain(fixedWords(locale, 'errors_tryAgain'))
    expect(text).toMatch(/<form(?=[^>]*method="post")[^>]*action="[^"]*\/auth\/sign-out"/)
    expect(ms).toBeLessThan(LONGEST_MS.step)
  })

  test('keeps nobody signed in', async () => {
    const { left, leaver, oldCookie } = story()
    expect([left.status, left.location]).toEqual([303, `${prefix(locale)}/`.replace('ca/', 'ca')])
    expect(left.ms).toBeLessThan(LONGEST_MS.signOut)
    const after = await leaver.open(`${prefix(locale)}/account`, { headers: { cookie: oldCookie ?? '' } })
    expect(locationOf(after)).toContain(`${prefix(locale)}/auth/sign-in`)
  })
})
