import { type Browser, chromium, type ElementHandle, firefox, type Page } from '@playwright/test'
import { findChromium } from '../../scripts/find-browsers.ts'
import { wholeBrowser } from '../support/browsers.ts'
import { completeBrowser } from '../support/firefox.ts'
import {
  bringToMiddle,
  type Engine,
  type Found,
  findShown,
  type Hands,
  HEIGHT,
  PATIENCE_MS,
} from './engine.ts'

/** Chromium and Firefox, which Playwright drives. */

export async function startChromium(): Promise<Engine> {
  if (!findChromium()) throw new Error('there is no Chromium')
  // As people have it: with the back/forward cache.
  const ignoreDefaultArgs = ['--disable-back-forward-cache']
  return engineOf(await chromium.launch({ ...wholeBrowser, ignoreDefaultArgs }))
}

export async function startFirefox(): Promise<Engine> {
  const executablePath = process.env.FIREFOX_PATH
  if (!executablePath) throw new Error('FIREFOX_PATH names no Firefox')
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath })
  completeBrowser(browser)
  return engineOf(browser)
}

const engineOf = (browser: Browser): Engine => ({
  open: (width) => openBrowser(browser, width),
  close: () => browser.close(),
})

async function openBrowser(browser: Browser, width: number): Promise<Hands> {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
  })
  context.setDefaultTimeout(PATIENCE_MS)
  let page = await context.newPage()
  const waitUntil = 'commit'
  return {
    goTo: (url) => page.goto(url, { waitUntil }),
    reload: () => page.reload({ waitUntil }),
    back: () => page.goBack({ waitUntil }),
    address: async () => page.url(),
    run: (work) => page.evaluate(work),
    async look(selector, words) {
      const element = (await page.evaluateHandle(findShown, [selector, words] as const)).asElement()
      return element && foundOf(page, element)
    },
    choose: (selector, value) => page.selectOption(selector, value),
    answerConsent: (cookie) => context.addCookies([cookie]),
    async openWindow() {
      page = await context.newPage()
    },
    async showWindow(index) {
      const [shown] = context.pages().slice(index)
      if (!shown) throw new Error(`there is no window ${index}`)
      page = shown
      await page.bringToFront()
    },
    picture: () => page.screenshot(),
    close: () => context.close(),
  }
}

const foundOf = (page: Page, element: ElementHandle<Element>): Found => ({
  async press() {
    await element.evaluate(bringToMiddle)
    await element.click({ noWaitAfter: true })
  },
  async type(text) {
    await element.focus()
    await page.keyboard.type(text)
  },
  clear: () => element.fill(''),
  text: async () => (await element.textContent()) ?? '',
})
