import { writeFile } from 'node:fs/promises'
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test'
import { consentCookie, formatConsent } from '../../app/domain/consent.ts'
import { type Locale, languageName, otherLocale, withLocalePrefix } from '../../app/domain/locale.ts'
import { formatPoints } from '../../app/domain/points.ts'
import { LINK_PATIENCE_MS } from '../../app/domain/within.ts'
import {
  DEFERRED,
  type EagerReason,
  type HydrationReason,
} from '../../app/shell/deferred-hydration/hydration-lifecycle.ts'
import { type Texts, textsIn } from '../../sandbox/identity/pages/texts.ts'
import { latestCode } from '../../sandbox/identity/testing/sign-in-walk.ts'
import { planPersonas } from '../../sandbox/seed/personas.ts'
import { axeViolations, WCAG_22_AA } from '../../tests/support/axe-violations.ts'
import { avery, type Credentials } from '../../tests/support/browser.ts'
import {
  type Control,
  type CustomerPlan,
  createControl,
  type TestCustomer,
} from '../../tests/support/control.ts'
import { CallsInFlight } from '../../tests/support/waits.ts'
import { type MessageKey, wordsIn } from '../../tests/support/words.ts'
import type { Addresses } from '../../tests/support/world.ts'
import { completeBrowser, completeContext } from './firefox.ts'
import { type Guard, watch } from './guard.ts'
import { settled } from './hydration.ts'
import { signInByRequest } from './sign-in-by-request.ts'
import { type TokenWatch, watchForTokens } from './token-watch.ts'

export { avery, expect }

export type JourneyOptions = {
  /** The language of the journey. */
  siteLocale: Locale
  /** The customer of the journey. */
  plan: CustomerPlan
  /** Whether the browser has refused consent before. */
  hasAnswered: boolean
  /** Whether links wait for code as long as a busy machine takes. Otherwise they wait as long as for anybody. */
  isPatient: boolean
}

type JourneyFixtures = {
  /** The world of all journeys, or of one that overrides it, so that the token watch knows every origin that a journey has. */
  world: Addresses
  control: Control
  guard: Guard
  tokens: TokenWatch
  customer: TestCustomer
  site: Site
}

type WorkerFixtures = {
  /** The cookies of `avery`, signed in once for all pages that are only read: `storageState` of a journey. */
  averysCookies: Exclude<BrowserContextOptions['storageState'], string | undefined>
}

/** What the routes of `avery`'s own order and address have for parameters. */
export async function averysParameters(
  control: Control,
): Promise<Record<'orderNumber' | 'uniqueId', string>> {
  const plan = planPersonas(new Date()).find(({ email }) => email === avery.email)
  const { orders } = await control.look(plan?.profile.sub ?? '')
  return { orderNumber: orders[0]?.orderNumber ?? '', uniqueId: plan?.addresses[0]?.uniqueId ?? '' }
}

/** What a person does on the site and at its provider, in the language of the journey. */
export class Site {
  readonly page: Page
  readonly world: Addresses
  readonly locale: Locale
  readonly say: ReturnType<typeof wordsIn>
  /** What the language switch of its pages says. */
  readonly otherLanguage: string
  readonly provider: Texts
  private readonly calls: CallsInFlight

  constructor(page: Page, world: Addresses, locale: Locale) {
    this.page = page
    this.calls = new CallsInFlight(page)
    this.world = world
    this.locale = locale
    this.say = wordsIn(locale)
    this.otherLanguage = languageName(otherLocale(locale))
    this.provider = textsIn(locale === 'fr-ca' ? 'fr' : 'en')
  }

  /** The URL of a page in the language of the journey. */
  url = (path: string): string => this.world.site + withLocalePrefix(path, this.locale)

  points = (points: number): string => formatPoints(points, this.locale)

  /** Opens a page and waits until it is hydrated. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.url(path))
    await this.settled()
  }

  /**
   * Hydrates the page and waits until it has loaded its data; before that, a click is native. It is the page that is shown now: where an
   * act leads to another document at the same address, `arrivalOf` waits for that one.
   */
  async settled(): Promise<void> {
    await this.page.waitForLoadState('domcontentloaded')
    await this.hydrate()
    await settled(this.page)
    await this.calls.answered()
  }

  /** Moves the pointer, the interaction that hydrates a deferred page. */
  private async hydrate(): Promise<void> {
    await this.page.mouse.move(1, 1)
    await this.page.mouse.move(2, 2)
    await this.page.locator(`script[type=${DEFERRED}]`).waitFor({ state: 'detached' })
  }

  /** The reader has looked at another tab, and comes back. Not by `evaluate`, which fails where the page is left at once. */
  async comeBack(): Promise<void> {
    await this.page.locator('html').dispatchEvent('visibilitychange')
  }

  /** Asserts why the page was hydrated, on request or eagerly. */
  async expectHydratedBecause(reason: HydrationReason | EagerReason): Promise<void> {
    await expect(this.page.locator('script[data-hydration-reason]')).toHaveAttribute(
      'data-hydration-reason',
      reason,
    )
  }

  /** Fills in the provider's sign-in page. */
  async signInAtProvider({ email, password }: Credentials): Promise<void> {
    await expect(this.page.getByRole('heading', { name: this.provider.signIn, level: 1 })).toBeVisible()
    await this.page.getByLabel(this.provider.email, { exact: true }).fill(email)
    await this.page.getByLabel(this.provider.password, { exact: true }).fill(password)
    await this.page.locator('button.primary').click()
    await this.page.waitForURL((url) => url.origin === this.world.site)
  }

  /** Opens a member page as a visitor and signs in on the provider's page. */
  async signInByHand(customer: Credentials, path: string): Promise<void> {
    await this.page.goto(this.url(path))
    await this.signInAtProvider(customer)
    await this.settled()
  }

  /** Signs in by requests instead of pages, then opens a page. */
  async signIn(customer: Credentials, path?: string): Promise<void> {
    await signInByRequest(this.page.request, this.url('/auth/sign-in'), customer)
    if (path) await this.open(path)
  }

  /**
   * Fills in the provider's step-up page with the code that was sent, and sends nothing of itself.
   * @returns true where the page's script sends it with its last digit
   */
  async fillInCode({ email }: Pick<TestCustomer, 'email'>): Promise<boolean> {
    await expect(this.page.getByRole('heading', { name: this.provider.stepUp, level: 1 })).toBeVisible()
    await this.page.waitForLoadState()
    const field = this.page.getByLabel(this.provider.code, { exact: true })
    const sendsItself = (await field.getAttribute('aria-describedby'))?.includes('code-auto') ?? false
    await field.fill(await latestCode(this.world.issuer, email))
    return sendsItself
  }

  /** Fills in the code and sends it, by its last digit or, without script, by the button. */
  async enterCode(customer: Pick<TestCustomer, 'email'>): Promise<void> {
    if (await this.fillInCode(customer)) return
    await this.page.locator('button.primary').click({ noWaitAfter: true })
  }

  async confirmAtProvider(customer: TestCustomer): Promise<void> {
    await this.enterCode(customer)
    await this.page.waitForURL((url) => url.origin === this.world.site)
  }

  /** The first visible element with this text; tables for screen readers repeat much of the page. */
  text = (text: string) => this.page.getByText(text).filter({ visible: true }).first()

  button = (key: MessageKey, values?: Record<string, string | number>) =>
    this.page.getByRole('button', { name: this.say(key, values), exact: true })

  link = (key: MessageKey, values?: Record<string, string | number>) =>
    this.page.getByRole('link', { name: this.say(key, values), exact: true })

  /** Asserts that axe finds no violation of WCAG 2.2 A and AA, or of some rules alone; the journey goes on all the same. */
  async expectAccessible(rules: Parameters<typeof axeViolations>[1] = WCAG_22_AA): Promise<void> {
    const violations = await axeViolations(this.page, rules)
    const found = violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n')}`,
    )
    expect.soft(found, this.page.url()).toEqual([])
  }
}

/** Longer than any action of a journey may take. Milliseconds. */
const PATIENCE_MS = 20_000

/** In the browser: each timer of one length lasts longer. */
function lengthenTimer({ from, to }: { readonly from: number; readonly to: number }): void {
  const start = window.setTimeout
  const lengthened = (work: TimerHandler, ms?: number, ...values: unknown[]) =>
    start(work, ms === from ? to : ms, ...values)
  Object.assign(window, { setTimeout: lengthened })
}

/**
 * A page that counts as loaded when its document is. Its pictures may take much longer: the first page of a run has them all
 * made, and nobody waits for the last one before acting.
 */
function withoutWaitingForPictures(page: Page): Page {
  const { goto, reload, goBack, goForward, waitForURL } = page
  const waitUntil = 'domcontentloaded'
  return Object.assign(page, {
    goto: (...[url, options]: Parameters<Page['goto']>) => goto.call(page, url, { waitUntil, ...options }),
    reload: (options: Parameters<Page['reload']>[0]) => reload.call(page, { waitUntil, ...options }),
    goBack: (options: Parameters<Page['goBack']>[0]) => goBack.call(page, { waitUntil, ...options }),
    goForward: (options: Parameters<Page['goForward']>[0]) => goForward.call(page, { waitUntil, ...options }),
    waitForURL: (...[url, options]: Parameters<Page['waitForURL']>) =>
      waitForURL.call(page, url, { waitUntil, ...options }),
  })
}

/** Leaves the site in every page of a browser before the site ends: nothing may be under way then, not even a picture. */
export async function leaveSite(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.goto('about:blank')
}

/** The world that the global setup has started. */
const sharedWorld = (): Addresses => JSON.parse(process.env.JOURNEY_WORLD ?? 'null')

export const test = base.extend<JourneyOptions & JourneyFixtures, WorkerFixtures>({
  browser: [
    async ({ browser, browserName }, use) => {
      if (browserName === 'firefox') completeBrowser(browser)
      await use(browser)
    },
    { scope: 'worker' },
  ],

  siteLocale: ['en-ca', { option: true }],
  plan: [{ points: 30_000 }, { option: true }],
  hasAnswered: [true, { option: true }],
  isPatient: [true, { option: true }],

  // Playwright derives a fixture's dependencies from its first argument, so it has to be destructured.
  world: async ({ browserName: _any }, use) => {
    await use(sharedWorld())
  },

  averysCookies: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext()
      await signInByRequest(request, `${sharedWorld().site}/auth/sign-in`, avery)
      await use(await request.storageState())
      await request.dispose()
    },
    { scope: 'worker' },
  ],

  control: async ({ world }, use) => use(createControl(world)),

  context: async ({ context, browserName, isPatient }, use) => {
    if (browserName === 'firefox') await completeContext(context)
    if (isPatient) await context.addInitScript(lengthenTimer, { from: LINK_PATIENCE_MS, to: PATIENCE_MS })
    await use(context)
  },

  page: async ({ page }, use) => use(withoutWaitingForPictures(page)),

  guard: [
    async ({ context }, use, testInfo) => {
      const guard = watch(context)
      await use(guard)
      if (testInfo.status !== testInfo.expectedStatus) {
        const path = testInfo.outputPath('requests.txt')
        await writeFile(path, guard.story())
        await testInfo.attach('requests', { path })
      }
      expect(guard.unexpected()).toEqual([])
    },
    { auto: true },
  ],

  tokens: [
    async ({ browser, context, world }, use) => {
      const tokens = watchForTokens(browser, context, world)
      await use(tokens)
      const unexpected = await tokens.unexpected()
      await tokens.close()
      expect(unexpected).toEqual([])
    },
    { auto: true },
  ],

  customer: async ({ control, plan, siteLocale }, use) => {
    await use(await control.createCustomer({ language: siteLocale === 'fr-ca' ? 'fr' : 'en', ...plan }))
  },

  site: async ({ page, world, siteLocale, hasAnswered }, use) => {
    const no = { name: consentCookie(world.site), value: formatConsent([]), url: world.site }
    if (hasAnswered) await page.context().addCookies([no])
    await use(new Site(page, world, siteLocale))
  },
})
