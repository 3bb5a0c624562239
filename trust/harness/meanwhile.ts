/** Runs `others` in the background until `work` is settled, so that a failed figure does not disturb the next one. */
export async function meanwhile<T>(
  others: (signal: AbortSignal) => readonly Promise<unknown>[],
  work: () => Promise<T>,
): Promise<T> {
  const ended = new AbortController()
  const all = Promise.all(others(ended.signal))
  // Errors of the background work are thrown once the main work is done, not as an unhandled rejection.
  all.catch(() => undefined)
  try {
    return await work()
  } finally {
    ended.abort()
    await all
  }
}
