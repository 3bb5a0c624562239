import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { test as base, expect } from '@playwright/test'
import { Builder, By, type WebDriver, type WebElement } from 'selenium-webdriver'
import { CONSENT_COOKIE, formatConsent } from '../../app/domain/consent.ts'
import { type Locale, withLocalePrefix } from '../../app/domain/locale.ts'
import { formatPoints } from '../../app/domain/points.ts'
import { textsIn } from '../../sandbox/identity/pages/texts.ts'
import { latestCode } from '../../sandbox/identity/testing/sign-in-walk.ts'
import { waitFor } from '../../scripts/sandbox-env.ts'
import { stopChild } from '../../scripts/stop-child.ts'
import {
  type Control,
  type CustomerPlan,
  createControl,
  type TestCustomer,
} from '../../tests/support/control.ts'
import { freePorts } from '../../tests/support/free-ports.ts'
import { wordsIn } from '../../tests/support/words.ts'
import { type Addresses, startWorld, type World } from '../../tests/support/world.ts'

/*
 * Safari's engine: Debian's WebKitGTK, driven over WebDriver on a screen that nobody sees. Nothing here waits for hydration: a
 * walk presses and types as soon as it sees what it wants, as people do.
 */

/** How long anything may take to appear; milliseconds. */
const PATIENCE_MS = 30_000
const HEIGHT = 812

/** In the browser: the first element of this kind that can be seen, with exactly these words if any are given. */
function findShown(selector: string, words: string | null): Element | null {
  // Of what is hidden, such as the words of a busy button, nothing can be read.
  const read = (element: HTMLElement): string => Reflect.get(element, 'innerText')
  const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()
  const isMeant = (element: HTMLElement) =>
    words === null ||
    [element.getAttribute('aria-label'), read(element)].some((text) => plain(text) === plain(words))
  const isShown = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true })
  const all = document.querySelectorAll<HTMLElement>(selector)
  return [...all].find((one) => isMeant(one) && isShown(one)) ?? null
}

/** In the browser: the words that can be read. */
const readable = (): string => String(Reflect.get(document.body, 'innerText')).replace(/\s+/g, ' ')

/** Looks until it is so. A page that is just being left cannot be looked at: the next look is at the one that follows. */
async function eventually(what: string, look: () => Promise<boolean>): Promise<void> {
  const seen = async () => expect(await look(), what).toBe(true)
  await expect(seen).toPass({ timeout: PATIENCE_MS, intervals: [50] })
}

/** What a person does in this browser, in the language of the walk. */
export class Safari {
  readonly driver: WebDriver
  readonly world: Addresses
  readonly locale: Locale
  readonly say: ReturnType<typeof wordsIn>
  readonly provider: ReturnType<typeof textsIn>

  constructor(driver: WebDriver, world: Addresses, locale: Locale) {
    this.driver = driver
    this.world = world
    this.locale = locale
    this.say = wordsIn(locale)
    this.provider = textsIn(locale === 'fr-ca' ? 'fr' : 'en')
  }

  url = (path: string): string => this.world.site + withLocalePrefix(path, this.locale)
  points = (points: number): string => formatPoints(points, this.locale)
  /** Runs this in the page. */
  run = <Result>(work: () => Result): Promise<Awaited<Result>> => this.driver.executeScript(work)
  open = (path: string): Promise<void> => this.leave(() => this.driver.get(this.url(path)))
  reload = (): Promise<void> => this.leave(() => this.driver.navigate().refresh())
  /** Goes back. What comes out of the back/forward cache is hidden first where it was a member's: see a word of it. */
  back = (): Promise<void> => this.driver.navigate().back()

  /** Resolves when another document is there: WebDriver waits for none, and the page that is left can still be pressed. */
  private async leave(go: () => Promise<void>): Promise<void> {
    await this.run(() => document.documentElement.setAttribute('data-left', ''))
    await go()
    await eventually('another page', () =>
      this.run(
        () => document.readyState !== 'loading' && !document.documentElement.hasAttribute('data-left'),
      ),
    )
  }

  /** The first element of this kind that can be seen, with exactly these words if any are given, as soon as there is one. */
  async find(selector: string, words: string | null = null): Promise<WebElement> {
    let found: WebElement | null = null
    await eventually(`${selector} ${words ?? ''}`, async () => {
      found = await this.driver.executeScript<WebElement | null>(findShown, selector, words)
      return found !== null
    })
    if (!found) throw new Error('eventually() has found it')
    return found
  }

  async press(selector: string, words: string | null = null): Promise<void> {
    const element = await this.find(selector, words)
    // To where no bar at the edge of the window covers it, as people scroll.
    await this.driver.executeScript((one: Element) => one.scrollIntoView({ block: 'center' }), element)
    await element.click()
  }

  async type(selector: string, text: string): Promise<void> {
    await (await this.find(selector)).sendKeys(text)
  }

  async choose(selector: string, value: string): Promise<void> {
    await this.find(selector)
    await this.driver.findElement(By.css(`${selector} option[value="${value}"]`)).click()
  }

  /** The words that can be read now. */
  words = (): Promise<string> => this.run(readable)

  async sees(words: string): Promise<void> {
    const plain = words.replace(/\s+/g, ' ')
    await eventually(`“${plain}”`, async () => (await this.words()).includes(plain))
  }

  async arrives(at: RegExp | string): Promise<void> {
    const isThere = (url: string) => (typeof at === 'string' ? url === at : at.test(url))
    // The page's own word: WebDriver already names the next page while this one is still shown.
    await eventually(
      `at ${at}`,
      async () => isThere(await this.driver.getCurrentUrl()) && isThere(await this.run(() => location.href)),
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
    await field.sendKeys(await latestCode(this.world.issuer, email))
    await this.arrivesAtSite()
  }
}

interface Engine {
  /** Where WebDriver listens. */
  readonly server: string
  close(): Promise<void>
}

async function startEngine(): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [display] = await once(createInterface(screen.stdout), 'line')
  const [port = 0] = await freePorts(1)
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}` },
    stdio: 'ignore',
  })
  const server = `http://127.0.0.1:${port}`
  await waitFor(`${server}/status`)
  return {
    server,
    async close() {
      await stopChild(driver)
      await stopChild(screen)
    },
  }
}

/** A browser that knows nothing yet, with a window of this width. */
async function openBrowser(server: string, width: number): Promise<WebDriver> {
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      // Walks wait for what they need; Back from a page that loads slowly would wait for the whole page.
      pageLoadStrategy: 'none',
      // A script that is sent while a page goes into the back/forward cache is never answered: it is sent again.
      timeouts: { script: 2_000 },
      'webkitgtk:browserOptions': {
        binary: process.env.WEBKIT_PATH,
        args: ['--automation', '--javascript-can-open-windows-automatically=true'],
      },
    })
    .build()
  // The toolbar is wider than a phone; a window that a page opens has none.
  await driver.executeScript(
    'open("about:blank", "_blank", "width=375,toolbar=no,menubar=no,location=no,status=no")',
  )
  const first = await driver.getWindowHandle()
  await eventually('the second window', async () => (await driver.getAllWindowHandles()).length === 2)
  for (const handle of await driver.getAllWindowHandles())
    if (handle !== first) await driver.switchTo().window(handle)
  await eventually(`a window of ${width} px`, async () => {
    await driver.manage().window().setRect({ x: 0, y: 0, width, height: HEIGHT })
    return (await driver.executeScript('return innerWidth')) === width
  })
  return driver
}

/** Who joins proves their work in the browser, as at a programme without a bot check of others. */
const proofOfWork = {
  BOT_CHECK: 'altcha',
  BOT_CHECK_VERIFIER: 'site',
  ALTCHA_HMAC_KEY: 'a-key-of-these-walks-and-of-nothing-else',
}

type Given = { siteLocale: Locale; width: number; plan: CustomerPlan }
type Fixtures = { control: Control; customer: TestCustomer; safari: Safari }

export const test = base.extend<Given & Fixtures, { engine: Engine; world: World }>({
  siteLocale: ['en-ca', { option: true }],
  width: [1440, { option: true }],
  plan: [{ points: 30_000 }, { option: true }],

  engine: [
    // Playwright derives a fixture's dependencies from its first argument, so it has to be destructured.
    async ({ playwright: _any }, use) => {
      const engine = await startEngine()
      await use(engine)
      await engine.close()
    },
    { scope: 'worker' },
  ],

  world: [
    async ({ playwright: _any }, use) => {
      const world = await startWorld(proofOfWork, { suite: 'webkit' })
      await use(world)
      await world.close()
    },
    { scope: 'worker' },
  ],

  control: async ({ world }, use) => use(createControl(world)),

  customer: async ({ control, plan, siteLocale }, use) => {
    await use(await control.createCustomer({ language: siteLocale === 'fr-ca' ? 'fr' : 'en', ...plan }))
  },

  safari: async ({ engine, world, siteLocale, width }, use, testInfo) => {
    const driver = await openBrowser(engine.server, width)
    // The question about cookies has been answered: it would cover what is pressed.
    await driver.get(`${world.site}/health/live`)
    await eventually('a page of the site', async () => (await driver.getCurrentUrl()).startsWith(world.site))
    await driver.manage().addCookie({ name: CONSENT_COOKIE, value: formatConsent([]) })
    await use(new Safari(driver, world, siteLocale))
    if (testInfo.status !== testInfo.expectedStatus) {
      const path = testInfo.outputPath('page.png')
      await writeFile(path, await driver.takeScreenshot(), 'base64')
      await testInfo.attach(await driver.getCurrentUrl(), { path })
    }
    await driver.quit()
  },
})
