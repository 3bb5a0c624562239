const TICK_MS = 250

/**
 * A timeout that counts only the time during which this process ran; milliseconds. After a pause (SIGSTOP, a frozen
 * machine) an answer that arrived in the meantime is still read: giving it up would lose a refresh token that the
 * provider has already exchanged.
 */
export function runningTimeout(ms: number): AbortSignal {
  const controller = new AbortController()
  let left = ms / TICK_MS
  const ticking = setInterval(() => {
    left -= 1
    if (left > 0) return
    clearInterval(ticking)
    controller.abort(new DOMException('The identity provider took too long', 'TimeoutError'))
  }, TICK_MS)
  ticking.unref()
  return controller.signal
}

/**
 * What `work` gives, unless this process has waited `ms` for it. The work itself goes on.
 * @throws DOMException `TimeoutError`, or what `work` throws
 */
export function whileRunning<T>(ms: number, work: Promise<T>): Promise<T> {
  const signal = runningTimeout(ms)
  const late = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([work, late])
}
