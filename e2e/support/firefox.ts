import type { Browser, BrowserContext } from '@playwright/test'

/**
 * What Playwright 1.65 lacks for Debian's Firefox, which it drives by WebDriver BiDi (`docs/browsers.md`). Its side of the connection
 * is reached as Playwright's own tests reach it, by `toImpl`.
 */

type Command = { readonly id: number; readonly method: string; readonly params: object }

interface Connection {
  rawSend(command: Command): void
  _dispatchMessage(answer: { readonly type: 'success'; readonly id: number; readonly result: object }): void
}

/** Sets a colour scheme. Playwright sends it for every context, and a Firefox of extended support does not know it. */
const UNKNOWN = 'emulation.setMediaFeaturesOverride'

/** @throws when Playwright's inside is not the one that this file was written for */
function inside(client: Browser, name: string): unknown {
  const connection = Reflect.get(client, '_connection')
  const found = Reflect.get(connection.toImpl(client), name)
  if (found === undefined) throw new Error(`Playwright has no ${name} any more: read e2e/support/firefox.ts`)
  return found
}

// Its shape is what `inside` cannot know; a call of what it lacks fails the first journey.
const connectionOf = (browser: Browser) => inside(browser, '_connection') as Connection

/** Answers in Firefox's place what it does not know. */
export function completeBrowser(browser: Browser): void {
  const connection = connectionOf(browser)
  const send = connection.rawSend.bind(connection)
  connection.rawSend = (command) => {
    if (command.method !== UNKNOWN) return send(command)
    setImmediate(() => connection._dispatchMessage({ type: 'success', id: command.id, result: {} }))
  }
}

/** Lets `fill` type as an editor does, and `emulateMedia` show what is printed. */
export async function completeContext(context: BrowserContext): Promise<void> {
  await context.addInitScript(typeByEditing)
  context.on('page', (page) => {
    page.emulateMedia = ({ media } = {}) => page.evaluate(showMedia, media ?? 'screen')
  })
}

/** In the browser: Playwright would set a field's `value`, and React would take the event for one of its own making. */
function typeByEditing(): void {
  const type = (text: string) => document.execCommand(text ? 'insertText' : 'delete', false, text)
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => type, set: () => undefined })
}

/** In the browser: makes the rules of this medium count, and those of the other not. */
function showMedia(shown: 'screen' | 'print'): void {
  const show = (rule: CSSRule | CSSStyleSheet) => {
    if (rule instanceof CSSMediaRule) {
      const { media } = rule
      const isOf = (medium: string) => Reflect.get(rule, 'of') === medium || media.mediaText === medium
      for (const medium of ['screen', 'print'])
        if (isOf(medium)) {
          Object.assign(rule, { of: medium })
          media.mediaText = medium === shown ? 'all' : 'not all'
        }
    }
    if ('cssRules' in rule) for (const inner of rule.cssRules as CSSRuleList) show(inner)
  }
  for (const sheet of document.styleSheets) show(sheet)
}
