import { expect } from 'vitest'
import type { Browser } from './member.ts'

/** Server functions by name, each called with valid input. */
export type Calls = Readonly<Record<string, (browser: Browser) => Promise<unknown>>>

/** The results of these calls by name: a response or an error. */
export async function endingsOf(browser: Browser, calls: Calls): Promise<Record<string, unknown>> {
  const endings = await Promise.all(
    Object.entries(calls).map(
      async ([name, call]) =>
        [name, await browser.at(() => call(browser)).catch((error: unknown) => error)] as const,
    ),
  )
  return Object.fromEntries(endings)
}

/** The error of a call that must fail. */
export const refusal = (answer: Promise<unknown>) =>
  answer.then(
    () => expect.unreachable('the call succeeded'),
    (error: unknown) => error,
  )
