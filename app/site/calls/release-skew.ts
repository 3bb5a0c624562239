import { JUST_RELOADED_MS, RELOADED_AT, RELOADED_ONCE_EVERY_MS } from '#app/domain/session-storage-keys.ts'

/** A tab that was opened before a release may ask for a file that is gone. */
export function reloadWhenReleaseChanged(): void {
  window.addEventListener('vite:preloadError', () => void reloadWhereReleaseIsGone().catch(() => undefined))
}

/**
 * A file that did not come is gone with its release, or the network is, whatever `navigator.onLine` says: the site is asked
 * for the application's own file, whose name no other release has. Where nobody answers the page stays as it is.
 */
async function reloadWhereReleaseIsGone(): Promise<void> {
  const src = document.querySelector<HTMLScriptElement>('script[data-hydration-reason]')?.src
  const answer = src ? await fetch(src, { method: 'HEAD', cache: 'no-store' }) : undefined
  if (answer?.status === 404) reloadForRelease()
}

/**
 * Loads the page again, once; what was typed is kept by the forms' drafts, and the new page says why
 * (`wasReloadedForRelease`).
 * @returns false when that was done just now and did not help, or when nobody could remember that it was done
 */
export function reloadForRelease(): boolean {
  try {
    if (sinceReload() < RELOADED_ONCE_EVERY_MS) return false
    sessionStorage.setItem(RELOADED_AT, String(Date.now()))
  } catch {
    return false
  }
  location.reload()
  return true
}

/** True once, in the document that a release made the browser load again. */
export function wasReloadedForRelease(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  const isReload = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload'
  try {
    return isReload && sinceReload() < JUST_RELOADED_MS
  } catch {
    return false
  }
}

/**
 * Milliseconds since this tab was loaded again for a release; the clock's own age when it never was.
 * @throws where pages may keep nothing at all
 */
export const sinceReload = (): number => Date.now() - Number(sessionStorage.getItem(RELOADED_AT))
