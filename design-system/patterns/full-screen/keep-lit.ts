/**
 * Keeps the screen awake. The lock is released whenever the page is hidden, so it is requested again when the page
 * returns.
 * @returns lets the screen sleep again
 */
export function keepLit(): () => void {
  let lock: WakeLockSentinel | undefined
  let isOver = false
  async function ask(): Promise<void> {
    if (document.visibilityState !== 'visible') return
    try {
      const got = await navigator.wakeLock?.request('screen')
      if (isOver || lock?.released === false) await got?.release()
      else lock = got
    } catch {
      // A browser may refuse, for example at low battery.
    }
  }
  void ask()
  document.addEventListener('visibilitychange', ask)
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', ask)
    void lock?.release()
  }
}
