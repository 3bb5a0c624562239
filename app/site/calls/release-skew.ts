import { RELOADED_AT, RELOADED_ONCE_EVERY_MS } from '#app/domain/kept-in-tab.ts'

/** A tab that was opened before a release may ask for a file that is gone. Without a network none comes: the page stays. */
export function reloadWhenReleaseChanged(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (navigator.onLine && reloadForRelease()) event.preventDefault()
  })
}

/**
 * Loads the page again, once; what was typed is kept by the forms' drafts, and the new page says why
 * (`wasReloadedForRelease`).
 * @returns false when that was done just now: it did not help
 */
export function reloadForRelease(): boolean {
  const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0)
  if (Date.now() - last < RELOADED_ONCE_EVERY_MS) return false
  sessionStorage.setItem(RELOADED_AT, String(Date.now()))
  window.location.reload()
  return true
}

/** True once, in the document that a release made the browser load again. */
export function wasReloadedForRelease(): boolean {
  const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0)
  const [navigation] = performance.getEntriesByType('navigation')
  const isReload = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload'
  return isReload && Date.now() - last < 10_000
}
