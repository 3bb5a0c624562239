import { writeFile } from 'node:fs/promises'
import { test as base } from '@playwright/test'
import { consentCookie, formatConsent } from '../../app/domain/consent.ts'
import { type Locale, withLocalePrefix } from '../../app/domain/locale.ts'
import { formatPoints } from '../../app/domain/points.ts'
import { textsIn } from '../../sandbox/identity/pages/texts.ts'
import { latestCode } from '../../sandbox/identity/testing/sign-in-walk.ts'
import {
  type Control,
  type CustomerPlan,
  createControl,
  type TestCustomer,
} from '../../tests/support/control.ts'
import { wordsIn } from '../../tests/support/words.ts'
import { type Addresses, startWorld, type World } from '../../tests/support/world.ts'
import { startChromium, startFirefox } from './by-playwright.ts'
import { type Engine, eventually, type Found, type Hands } from './engine.ts'
import { startWebKit } from './webkit.ts'

/** Each is also the name of a project of Playwright. */
const engines = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit } as const

export type EngineName = keyof typeof engines

/** In the browser: the words that can be read. Of a page that is hidden, `innerText` would be all that is in it. */
const readable = (): string =>
  document.body?.checkVisibility() ? String(Reflect.get(document.body, 'innerText')).replace(/\s+/g, ' ') : ''

/** What a person does on the site and at its provider, in the language of the walk. */
export class Person {
  readonly hands: Hands
  readonly world: Addresses
  readonly locale: Locale
  readonly say: ReturnType<typeof wordsIn>
  readonly provider: ReturnType<typeof textsIn>

  constructor(hands: Hands, world: Addresses, locale: Locale) {
    this.hands = hands
    this.world = world
    this.locale = locale
    this.say = wordsIn(locale)
    this.provider = textsIn(locale === 'fr-ca' ? 'fr' : 'en')
  }

  url = (path: string): string => this.world.site + withLocalePrefix(path, this.locale)
  points = (points: number): string => formatPoints(points, this.locale)
  open = (path: string): Promise<void> => this.leave(() => this.hands.goTo(this.url(path)))
  reload = (): Promise<void> => this.leave(() => this.hands.reload())
  /** Goes back. What comes out of the back/forward cache is hidden first where it was a member's: see a word of it. */
  back = async (): Promise<void> => {
    await this.hands.back()
  }

  /** Resolves when another document is there: the page that is left can still be pressed. */
  private async leave(go: () => Promise<unknown>): Promise<void> {
    await this.hands.run(() => document.documentElement.setAttribute('data-left', ''))
    await go()
    await eventually('another page', () =>
      this.hands.run(
        () => document.readyState !== 'loading' && !document.documentElement.hasAttribute('data-left'),
      ),
    )
  }

  /** The first element of this kind that can be seen, with exactly these words if any are given, as soon as there is one. */
  async find(selector: string, words: string | null = null): Promise<Found> {
    let found: Found | null = null
    await eventually(`${selector} ${words ?? ''}`, async () => {
      found = await this.hands.look(selector, words)
      return found !== null
    })
    if (!found) throw new Error('eventually() has found it')
    return found
  }

  async press(selector: string, words: string | null = null): Promise<void> {
    await (await this.find(selector, words)).press()
  }

  async type(selector: string, text: string): Promise<void> {
    await (await this.find(selector)).type(text)
  }

  async choose(selector: string, value: string): Promise<void> {
    await this.find(selector)
    await this.hands.choose(selector, value)
  }

  /** The words that can be read now. */
  words = (): Promise<string> => this.hands.run(readable)

  async sees(words: string): Promise<void> {
    const plain = words.replace(/\s+/g, ' ')
    await eventually(`“${plain}”`, async () => (await this.words()).includes(plain))
  }

  async arrives(at: RegExp | string): Promise<void> {
    const isThere = (url: string) => (typeof at === 'string' ? url === at : at.test(url))
    // The page's own word: WebDriver already names the next page while this one is still shown.
    await eventually(
      `at ${at}`,
      async () => isThere(await this.hands.address()) && isThere(await this.hands.run(() => location.href)),
    )
  }

  private arrivesAtSite = () => this.arrives(new RegExp(`^${this.world.site}`))

  /** Fills in the provider's sign-in page. */
  async signIn({ email, password }: Pick<TestCustomer, 'email' | 'password'>): Promise<void> {
    await this.find('h1', this.provider.signIn)
    await this.type('#email', email)
    await this.type('#password', password)
    await this.press('button.primary')
    await this.arrivesAtSite()
  }

  /** Types the code that was sent; the provider's page sends it with its last digit. */
  async enterCode(email: string): Promise<void> {
    const field = await this.find('#code')
    await field.type(await latestCode(this.world.issuer, email))
    await this.arrivesAtSite()
  }
}

/** Who joins proves their work in the browser, as at a programme without a bot check of others. */
const proofOfWork = {
  BOT_CHECK: 'altcha',
  BOT_CHECK_VERIFIER: 'site',
  ALTCHA_HMAC_KEY: 'a-key-of-these-walks-and-of-nothing-else',
}

type Given = { siteLocale: Locale; width: number; plan: CustomerPlan }
type Fixtures = { control: Control; customer: TestCustomer; hands: Hands; person: Person }
type OfWorker = { engineName: EngineName; engine: Engine; world: World }

export const test = base.extend<Given & Fixtures, OfWorker>({
  siteLocale: ['en-ca', { option: true }],
  width: [1440, { option: true }],
  plan: [{ points: 30_000 }, { option: true }],
  engineName: ['chromium', { option: true, scope: 'worker' }],

  engine: [
    async ({ engineName }, use) => {
      const engine = await engines[engineName]()
      await use(engine)
      await engine.close()
    },
    { scope: 'worker' },
  ],

  world: [
    async ({ engineName }, use) => {
      const world = await startWorld(proofOfWork, { suite: `walks-${engineName}` })
      await use(world)
      await world.close()
    },
    { scope: 'worker' },
  ],

  control: async ({ world }, use) => use(createControl(world)),

  customer: async ({ control, plan, siteLocale }, use) => {
    await use(await control.createCustomer({ language: siteLocale === 'fr-ca' ? 'fr' : 'en', ...plan }))
  },

  hands: async ({ engine, world, width }, use, testInfo) => {
    const hands = await engine.open(width)
    // The question about cookies has been answered: it would cover what is pressed.
    await hands.answerConsent({ name: consentCookie(world.site), value: formatConsent([]), url: world.site })
    await use(hands)
    if (testInfo.status !== testInfo.expectedStatus) {
      const path = testInfo.outputPath('page.png')
      await writeFile(path, await hands.picture())
      await testInfo.attach(await hands.address(), { path })
    }
    await hands.close()
  },

  person: async ({ hands, world, siteLocale }, use) => use(new Person(hands, world, siteLocale)),
})
