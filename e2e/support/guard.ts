import type { BrowserContext } from '@playwright/test'

/** Without JavaScript Chromium logs each preloaded script that may not run. */
export const SCRIPT_BLOCKED = /^request failed: \S+\.js csp$/

/**
 * Watches everything that a browser complains about: console errors and warnings (content security policy and
 * hydration among them), uncaught errors and requests that failed. A journey that expects a line names it before.
 */
export function watch(context: BrowserContext) {
  const complaints: string[] = []
  const expected: RegExp[] = []

  context.on('console', (message) => {
    if (!['error', 'warning', 'assert'].includes(message.type())) return
    complaints.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().stack ?? error.error()}`))
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    // Leaving a page aborts what it was still loading: that is not a failure.
    if (why !== 'net::ERR_ABORTED') complaints.push(`request failed: ${request.url()} ${why}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`answer ${response.status()}: ${response.url()}`)
  })

  return {
    /** From here on lines like this one are part of the journey. */
    expect: (...lines: RegExp[]) => expected.push(...lines),
    unexpected: () => complaints.filter((line) => !expected.some((pattern) => pattern.test(line))),
  }
}

export type Guard = ReturnType<typeof watch>
