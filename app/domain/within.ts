/**
 * How long a link waits for code of the site; then the browser follows it, as it does without the application. Milliseconds. No other
 * timer lasts as long, so that journeys on a busy machine can lengthen this one (`e2e/support/journey.ts`).
 */
export const LINK_PATIENCE_MS = 2_100

/** How long a page waits for what it can be shown without, in its own place or as a page with a retry; on the server the default. */
export const READ_PATIENCE_MS = 2_500

/**
 * The same promise with a limit.
 * @throws Error `TIMEOUT` when it has not settled within `ms` milliseconds
 */
export function within<Value>(ms: number, work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('TIMEOUT')), ms)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}
