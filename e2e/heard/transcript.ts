import type { Locator, Page } from '@playwright/test'
import { parseLocale } from '../../app/domain/locale.ts'
import { CHROMIUM_ARGS } from '../../design-system/pictures/chromium-args.ts'
import { findOrInstallFirefox } from '../../scripts/find-browsers.ts'
import { arrivalOf } from '../../tests/support/waits.ts'
import { wholeBrowser } from '../support/browsers.ts'
import { completeBrowser } from '../support/firefox.ts'
import { expect, test as journey } from '../support/journey.ts'
import { type Orca, startOrca } from './orca.ts'

const MONTHS = '(January|February|March|April|May|June|July|August|September|October|November|December)'
const MOIS =
  '(janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|janv\\.|févr\\.|avr\\.|juill\\.|sept\\.|oct\\.|nov\\.|déc\\.)'

/** What changes from run to run and from day to day. */
const CHANGING: readonly (readonly [string, string])[] = [
  ['test\\.[0-9a-f]+@example\\.ca', '(e-mail)'],
  ['\\b\\d[A-Z]\\d[A-Z]-\\d{4}\\b', '(order)'],
  ['\\b\\d{4} \\d{4} \\d{4} \\d{4}\\b', '(number)'],
  ['http://(localhost|127\\.0\\.0\\.1):\\d+', '(site)'],
  ['\\b(in|dans) \\d+ (days|jours)\\b', '$1 (some) $2'],
  ['\\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \\d{1,2}(, \\d{4})?\\b', '(date)'],
  [`\\b\\d{1,2}(er)? ${MOIS}( \\d{4}\\b)?`, '(date)'],
  [`\\b${MONTHS} \\d{4}\\b`, '(month)'],
  [`\\b${MOIS} \\d{4}\\b`, '(month)'],
]

/** What Orca says of a document that has begun to load, whenever it gets to it, and the browser of its own translator. */
const BESIDE =
  /^$|^(Loading|Chargement en cours)\b|Translate this page\?$|^This dialog is not currently focused/

const steady = (text: string) =>
  CHANGING.reduce(
    (said, [pattern, name]) => said.replaceAll(new RegExp(pattern, 'gi'), name),
    text.replaceAll(/\s+/g, ' ').trim(),
  )

/** A task of a customer who hears: each step with what Orca says after it. */
export class Transcript {
  private readonly orca: Orca
  private readonly page: Page
  private readonly lines: string[] = []

  constructor(orca: Orca, page: Page) {
    this.orca = orca
    this.page = page
  }

  /** Moves the keyboard from the browser's own field into its empty page, and forgets what was said so far. */
  async begin(): Promise<void> {
    await this.orca.heard()
    // A window that has just opened loses the first keys now and then.
    await expect(() =>
      arrivalOf(this.page, async () => {
        await this.orca.press('ctrl+l')
        await this.orca.type('about:blank')
        await this.orca.press('Return')
      }),
    ).toPass()
    await this.orca.heard()
  }

  /** Does something, and writes down what is heard. */
  async step(what: string, act: () => Promise<unknown>): Promise<void> {
    await act()
    const heard = (await this.orca.heard()).filter((line) => !BESIDE.test(line)).map(steady)
    this.lines.push(`> ${what}`, ...heard.map((line) => `    ${line}`))
  }

  press = (...keys: string[]): Promise<void> => this.step(keys.join(' '), () => this.orca.press(...keys))

  type = (text: string): Promise<void> => this.step(`types ${text}`, () => this.orca.type(text))

  /** Puts the focus on an element, where some presses of Tab would. */
  focus = (what: string, element: Locator): Promise<void> =>
    this.step(`goes to ${what}`, () => element.focus())

  /** Keys and letters within a step. */
  keys = (...keys: string[]): Promise<void> => this.orca.press(...keys)
  letters = (text: string): Promise<void> => this.orca.type(text)

  /** Opens an address, with the keyboard in the page. */
  open = (url: string): Promise<void> =>
    this.step(`opens ${new URL(url).pathname}`, () => this.page.goto(url, { waitUntil: 'load' }))

  /** Lets Orca read the page from its first word on, or from the field that has the focus. */
  readAll = (): Promise<void> => this.step('reads the page', () => this.orca.press('ctrl+Home', 'KP_Add'))

  text = (): string => `${this.lines.join('\n')}\n`
}

export const test = journey.extend<{ transcript: Transcript }, { orca: Orca }>({
  orca: [
    // Playwright derives a fixture's dependencies from its first argument, so it has to be destructured.
    async ({ browserName: _any }, use, { project }) => {
      const orca = await startOrca(parseLocale(project.use.locale))
      await use(orca)
      await orca.stop()
    },
    { scope: 'worker' },
  ],
  browser: [
    async ({ playwright, browserName, orca }, use) => {
      const shown = { headless: false, env: orca.env }
      const browser =
        browserName === 'firefox'
          ? await playwright.firefox.launch({
              ...shown,
              channel: 'moz-firefox',
              executablePath: findOrInstallFirefox() ?? 'firefox-esr',
              // A single letter of an address that was typed too early is no search.
              firefoxUserPrefs: { 'accessibility.force_disabled': -1, 'keyword.enabled': false },
            })
          : await playwright.chromium.launch({
              ...wholeBrowser,
              ...shown,
              args: [
                ...CHROMIUM_ARGS,
                '--force-renderer-accessibility',
                '--start-maximized',
                // What is typed into the wrong field is looked up nowhere.
                '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
              ],
            })
      if (browserName === 'firefox') completeBrowser(browser)
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  viewport: null,
  transcript: async ({ orca, page }, use, { title }) => {
    const transcript = new Transcript(orca, page)
    await transcript.begin()
    await use(transcript)
    expect(transcript.text()).toMatchSnapshot(`${title}.txt`)
  },
})
