import { setTimeout as sleep } from 'node:timers/promises'
import type { Download, Page, Request, Response } from 'playwright'

/**
 * The only places that wait for an event of a browser, for an idle network or for time to pass. Each event comes with the
 * act that causes it, so that listening always begins first: what was over before anyone listened cannot be waited for.
 */

/** How long a loop sleeps before it looks at a state again. */
const LOOK_AGAIN_MS = 10
/** When a page counts as idle that never is, such as one that animates on a busy machine. */
const NEVER_IDLE_MS = 500
/** When a call counts as never answered. */
const UNANSWERED_MS = 30_000

type Matches<Event> = string | RegExp | ((event: Event) => boolean)

/** Acts, and resolves with the request that the act makes the page send. */
export const requestOf = (page: Page, matches: Matches<Request>, act: () => unknown): Promise<Request> =>
  causedBy(page.waitForRequest(matches), act)

/** Acts, and resolves with the response that the act lets the page receive. */
export const responseOf = (page: Page, matches: Matches<Response>, act: () => unknown): Promise<Response> =>
  causedBy(page.waitForResponse(matches), act)

/** Acts, and resolves with the request for such an address that fails because of it. */
export const failedRequestOf = (page: Page, part: string, act: () => unknown): Promise<Request> =>
  causedBy(page.waitForEvent('requestfailed', { predicate: (request) => request.url().includes(part) }), act)

/** Acts, and resolves with the line that a script of the page writes to its console because of it. */
export async function consoleLineOf(
  page: Page,
  matches: (text: string) => boolean,
  act: () => unknown,
): Promise<string> {
  const written = page.waitForEvent('console', { predicate: (message) => matches(message.text()) })
  return (await causedBy(written, act)).text()
}

/** Acts, and resolves with the file that the browser downloads because of it. */
export const downloadOf = (page: Page, act: () => unknown): Promise<Download> =>
  causedBy(page.waitForEvent('download'), act)

/** Acts, and resolves when a frame of the page has arrived at another document because of it. */
export async function arrivalOf(page: Page, act: () => unknown): Promise<void> {
  await causedBy(page.waitForEvent('framenavigated'), act)
}

/** Both are awaited together, so that neither is left to fail on its own. */
async function causedBy<Event>(event: Promise<Event>, act: () => unknown): Promise<Event> {
  const [happened] = await Promise.all([event, act()])
  return happened
}

/** The calls and modules that a page waits for, counted from the moment this is made. */
export class CallsInFlight {
  private readonly page: Page
  private readonly pending = new Set<Request>()

  constructor(page: Page) {
    this.page = page
    // A browser does not always report how the requests of a document end that is left; it sends some until the next one has come.
    const forgetLeft = (request: Request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) this.pending.clear()
    }
    page.on('response', (response) => forgetLeft(response.request()))
    page.on('request', (request) => {
      forgetLeft(request)
      if (['fetch', 'script', 'xhr'].includes(request.resourceType())) this.pending.add(request)
    })
    page.on('requestfinished', (request) => this.pending.delete(request))
    page.on('requestfailed', (request) => this.pending.delete(request))
  }

  /**
   * Resolves when nothing is under way and what an answer sets off in the page has begun, too.
   * @throws when a call stays without an answer; the message names it
   */
  async answered(): Promise<void> {
    const end = Date.now() + UNANSWERED_MS
    do {
      while (this.pending.size > 0) {
        if (Date.now() > end)
          throw new Error(`no answer to ${[...this.pending].map((request) => request.url()).join(' ')}`)
        await sleep(LOOK_AGAIN_MS)
      }
      await this.page.waitForFunction(
        (timeout) =>
          new Promise((resume) => {
            const go = () => resume(true)
            // A journey takes from the browser what older ones lack.
            if ('requestIdleCallback' in window) requestIdleCallback(go, { timeout })
            else setTimeout(go, timeout)
          }),
        NEVER_IDLE_MS,
      )
    } while (this.pending.size > 0)
  }
}

/** Resolves when the page has sent no request for half a second since its document came, at once if that has been so. */
export const quietNetwork = (page: Page): Promise<void> => page.waitForLoadState('networkidle')

/**
 * Lets time pass that is itself what is tried: between two presses of a person, or until something that must not happen
 * would have happened. What does happen is waited for by its state, with `expect` or `expect.poll`.
 * @param ms milliseconds
 */
export const passTime = async (ms: number): Promise<void> => {
  await sleep(ms)
}
