import { spawn } from 'node:child_process'
import { Builder, By, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { waitFor } from '../../scripts/sandbox-env.ts'
import { stopChild } from '../../scripts/stop-child.ts'
import { freePorts } from '../../tests/support/free-ports.ts'
import { lineOf } from '../../tests/support/processes.ts'
import { passTime } from '../../tests/support/waits.ts'
import {
  bringToMiddle,
  type Engine,
  eventually,
  type Found,
  findShown,
  type Hands,
  HEIGHT,
} from './engine.ts'

/** How long a script may take that is sent to a page; milliseconds. */
const ANSWER_MS = 2_000

/** Safari's engine: Debian's WebKitGTK, driven over WebDriver on a screen that nobody sees. */
export async function startWebKit(): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const display = await lineOf(screen.stdout, /^\d+$/)
  const [port = 0] = await freePorts(1)
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}` },
    stdio: 'ignore',
  })
  const server = `http://127.0.0.1:${port}`
  await waitFor(`${server}/status`)
  return {
    open: async (width) => handsOf(await openBrowser(server, width)),
    async close() {
      await stopChild(driver)
      await stopChild(screen)
    },
  }
}

async function openBrowser(server: string, width: number): Promise<WebDriver> {
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      // Walks wait for what they need; Back from a page that loads slowly would wait for the whole page.
      pageLoadStrategy: 'none',
      // A script that is sent while a page goes into the back/forward cache is never answered: it is sent again.
      timeouts: { script: ANSWER_MS },
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

/** While the page goes to another process, the driver neither answers nor gives up: whoever asked asks again. */
const answered = <Result>(script: Promise<Result>): Promise<Result> =>
  Promise.race([
    script,
    passTime(2 * ANSWER_MS).then(() => {
      throw new Error('the script was not answered')
    }),
  ])

async function handsOf(driver: WebDriver): Promise<Hands> {
  const windows = [await driver.getWindowHandle()]
  return {
    goTo: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    back: () => driver.navigate().back(),
    address: () => driver.getCurrentUrl(),
    run: (work) => answered(driver.executeScript(work)),
    async look(selector, words) {
      const found = driver.executeScript<WebElement | null>(findShown, [selector, words])
      const element = await answered(found)
      return element && foundOf(driver, element)
    },
    choose: (selector, value) => driver.findElement(By.css(`${selector} option[value="${value}"]`)).click(),
    async answerConsent({ name, value, url }) {
      // A cookie can be given to the page that is shown only.
      await driver.get(`${url}/health/live`)
      // The driver's own word comes too early: what is asked for then is overtaken by the page that is still on its way.
      const isThere = 'return document.readyState === "complete" && location.href.startsWith(arguments[0])'
      await eventually('a page of the site', () => answered(driver.executeScript<boolean>(isThere, url)))
      await driver.manage().addCookie({ name, value })
    },
    async openWindow() {
      await driver.switchTo().newWindow('window')
      windows.push(await driver.getWindowHandle())
    },
    showWindow: (index) => driver.switchTo().window(windows[index] ?? ''),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: () => driver.quit(),
  }
}

const foundOf = (driver: WebDriver, element: WebElement): Found => ({
  async press() {
    await driver.executeScript(bringToMiddle, element)
    await element.click()
  },
  type: (text) => element.sendKeys(text.replaceAll('\n', Key.ENTER)),
  clear: () => element.clear(),
  text: () => element.getText(),
})
