/**
 * Lets `others` go on, again and again, until `work` is done. They end with it however it ends: a proof that breaks must
 * not keep the next one busy.
 */
export async function meanwhile<T>(
  others: (signal: AbortSignal) => readonly Promise<unknown>[],
  work: () => Promise<T>,
): Promise<T> {
  const ended = new AbortController()
  const all = Promise.all(others(ended.signal))
  // What breaks among them is told once the work has ended, and not as a rejection that nobody handles.
  all.catch(() => undefined)
  try {
    return await work()
  } finally {
    ended.abort()
    await all
  }
}
