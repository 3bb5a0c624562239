import type { BrowserContext } from '@playwright/test'

/** Chromium logs this for each preloaded script when JavaScript is disabled. */
export const SCRIPT_BLOCKED = /^request failed: \S+\.js (csp|NS_ERROR_\w+)$/

/**
 * Said by Chromium of a page that stays open for seconds, as on a busy machine: of a preloaded picture that the page before has left in
 * its memory, or that another width has replaced.
 */
const UNUSED_PRELOAD = /preloaded using link preload but not used/

/** What Chromium and Firefox call a request that its page no longer waits for. */
const ABORTED = ['net::ERR_ABORTED', 'NS_BINDING_ABORTED']

/**
 * Records everything that a browser reports: console errors and warnings (content security policy and hydration among
 * them), uncaught errors and failed requests. A journey names the lines that it expects.
 */
export function watch(context: BrowserContext) {
  const complaints: string[] = []
  const expected: RegExp[] = []
  const began = Date.now()
  const story: string[] = []
  const tell = (line: string) => story.push(`${Date.now() - began} ms  ${line}`)

  context.on('request', (request) => tell(`${request.method()} ${request.url()}`))
  context.on('console', (message) => {
    tell(`console ${message.type()}: ${message.text()}`)
    if (!['error', 'warning', 'assert'].includes(message.type()) || UNUSED_PRELOAD.test(message.text()))
      return
    complaints.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().stack ?? error.error()}`))
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    tell(`failed ${request.url()} ${why}`)
    // Leaving a page aborts its pending requests, which is not a failure.
    if (!ABORTED.includes(why)) complaints.push(`request failed: ${request.url()} ${why}`)
  })
  context.on('response', (response) => {
    tell(`${response.status()} ${response.url()}`)
    if (response.status() >= 500) complaints.push(`answer ${response.status()}: ${response.url()}`)
  })

  return {
    /** Allows lines that match from now on. */
    expect: (...lines: RegExp[]) => expected.push(...lines),
    /** What was requested, answered and logged, a line each: a trace without pictures of the document lacks it. */
    story: () => story.join('\n'),
    unexpected: () => complaints.filter((line) => !expected.some((pattern) => pattern.test(line))),
  }
}

export type Guard = ReturnType<typeof watch>
