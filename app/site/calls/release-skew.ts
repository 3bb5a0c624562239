import { keepStored, readStored } from '#app/domain/browser-storage.ts'
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
 * @returns false when that was done just now and did not help, or when nobody could remember that it was done
 */
export function reloadForRelease(): boolean {
  if (Date.now() - reloadedAt() < RELOADED_ONCE_EVERY_MS) return false
  if (!keepStored('sessionStorage', RELOADED_AT, String(Date.now()))) return false
  window.location.reload()
  return true
}

const reloadedAt = (): number => Number(readStored('sessionStorage', RELOADED_AT) ?? 0)

/** True once, in the document that a release made the browser load again. */
export function wasReloadedForRelease(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  const isReload = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload'
  return isReload && Date.now() - reloadedAt() < 10_000
}
