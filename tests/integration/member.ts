import type { AsyncLocalStorage } from 'node:async_hooks'
import { inject } from 'vitest'
import { type Locale, languagePart, withLocalePrefix } from '../../app/domain/locale.ts'
import { siteAnswer } from '../../app/shell/calls/call-site.ts'
import { addressedName } from '../../build/function-name.ts'
import { stepUpAtProvider } from '../../sandbox/identity/testing/sign-in-walk.ts'
import { type Credentials, locationOf, SiteBrowser } from '../support/browser.ts'
import { type CustomerPlan, createControl, type TestCustomer } from '../support/control.ts'
import type { Addresses } from '../support/world.ts'
import type { Page } from './browser-side.ts'

/** The storage that the test environment reads `document` from; its modules are not those of the tests. */
declare const borealisPages: AsyncLocalStorage<Page>

export const control = createControl(inject('world'))

/** One browser of one person, on one page of the site. */
export class Browser extends SiteBrowser {
  readonly world: Addresses
  readonly locale: Locale

  constructor(locale: Locale = 'en-ca', world: Addresses = inject('world')) {
    super(world.site)
    this.locale = locale
    this.world = world
  }

  /** Another window of this browser in `locale`, with the same cookies. */
  window(locale: Locale): Browser {
    const other = new Browser(locale, this.world)
    return Object.assign(other, { jar: this.jar, providerJar: this.providerJar })
  }

  /** Calls server functions as this page would, in its language. */
  at<T>(call: () => Promise<T>): Promise<T> {
    return borealisPages.run({ documentElement: { dataset: { locale: this.locale } } }, call)
  }

  /** The `fetch` of this browser for server functions: errors are those of a page, which gives up on a late answer besides. */
  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const asked = new URL(String(input), this.world.site)
    const answer = await this.request(builtAddress(asked), {
      ...init,
      headers: { ...sameOrigin(this.world.site), ...Object.fromEntries(new Headers(init?.headers)) },
    })
    return siteAnswer(answer)
  }

  /** Repeats a request to a server function with these headers and this browser's cookies. */
  replay = (address: string, init: RequestInit) =>
    this.request(builtAddress(new URL(address, this.world.site)), init)

  /** Posts a form of the site. */
  post = (path: string, fields: Record<string, string> = {}) =>
    this.request(path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: sameOrigin(this.world.site),
    })

  /** The site's backend calls for this browser follow this sandbox scenario from now on. */
  carryScenario(id: string): void {
    const headers = { 'set-cookie': `borealis-scenario=${id}; Path=/` }
    this.jar.store(new URL(this.world.site), new Response(null, { headers }))
  }

  /** Signs in on the provider's pages. Resolves with the URL the site redirects to. */
  signIn(customer: Credentials, returnTo = '/account'): Promise<string> {
    const path = withLocalePrefix('/auth/sign-in', this.locale)
    return this.signInFrom(`${path}?returnTo=${encodeURIComponent(returnTo)}`, customer)
  }

  /** Completes a step-up at the provider. Resolves with the callback URL, which is not opened. */
  async stepUp(intent: string, answer: { email: string } | 'cancel'): Promise<string> {
    const begun = await this.post(withLocalePrefix('/auth/step-up', this.locale), { intent })
    return this.answerAtProvider(begun, answer)
  }

  /** Completes a step-up at the provider to which a form has led. Resolves with the callback URL, which is not opened. */
  async answerAtProvider(begun: Response, answer: { email: string } | 'cancel'): Promise<string> {
    return (await stepUpAtProvider(locationOf(begun), this.providerJar, answer)).callbackUrl
  }

  /** The session cookie as it is sent, `name=value`; `undefined` when signed out. */
  get sessionCookie(): string | undefined {
    const cookies = this.jar.header(new URL(this.world.site)).split('; ')
    return cookies.find((pair) => pair.startsWith('__Host-borealis='))
  }
}

export type Member = Browser & { readonly customer: TestCustomer }

/** A new customer who is signed in. */
export async function signedIn(
  plan: CustomerPlan = {},
  { locale = 'en-ca', world = inject('world') }: { locale?: Locale; world?: Addresses } = {},
): Promise<Member> {
  const customer = await createControl(world).createCustomer({ language: languagePart(locale), ...plan })
  const browser = new Browser(locale, world)
  // With a language that was chosen before, a sign-in asks the backend for nothing.
  const chosen = { headers: { 'set-cookie': `language=${locale}; Path=/` } }
  browser.jar.store(new URL(world.site), new Response(null, chosen))
  await browser.signIn(customer)
  return Object.assign(browser, { customer })
}

/** Headers that a browser adds to a request from the site to itself. */
function sameOrigin(origin: string): Record<string, string> {
  return { origin, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }
}

/** Vitest compiles as the development server does, which names a function by file and export. */
function builtAddress(url: URL): URL {
  const [, base, id = ''] = url.pathname.split('/')
  if (base !== '_serverFn') return url
  const named: { export: string } = JSON.parse(Buffer.from(id, 'base64url').toString('utf8'))
  const built = new URL(url)
  built.pathname = `/_serverFn/${addressedName(named.export)}`
  return built
}
