import {
  JUST_RELOADED_MS,
  keepStored,
  RELOADED_AT,
  RELOADED_ONCE_EVERY_MS,
  readStored,
} from '#app/domain/browser-parts.ts'

/** Longer than the site takes for its slowest answer. Milliseconds. */
const LEAVING_MS = 20_000

/** Whether the browser is on its way to another page: to where a form was sent, or a link leads. Never on the server. */
export const isBeingLeft = (): boolean =>
  typeof document !== 'undefined' &&
  Date.now() - Number(document.documentElement.dataset.leftAt ?? 0) < LEAVING_MS

/**
 * Called when the browser is sent to another page: by `note-leaving.ts`, or by a script that sends a form away, of which no event
 * tells on an iPhone. Kept in the document, because the application may begin to run afterwards.
 */
export function leavePage(): void {
  document.documentElement.dataset.leftAt = String(Date.now())
}

/** Called when the browser stays after all, or is back. */
export function comeBack(): void {
  delete document.documentElement.dataset.leftAt
}

/**
 * A tab that was opened before a release may load a file that no longer exists. Firefox and Safari also reject what a page still
 * imports when they begin to leave it. The router would reload the page each time: without a network it would lose it, and on the
 * way to another one take back the form that is being sent.
 */
export function reloadWhenReleaseChanged(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // The router reloads once for each file, and remembers it by this key.
    keepStored('sessionStorage', `tanstack_router_reload:${payload.message}`, '1')
    if (!isBeingLeft()) void reloadIfReleaseIsGone().catch(() => undefined)
  })
}

/**
 * A file that failed to load is gone with its release, or the network is down, whatever `navigator.onLine` says. The
 * application entry, whose name is unique to a release, tells the two apart: only a 404 reloads the page.
 */
async function reloadIfReleaseIsGone(): Promise<void> {
  const src = document.querySelector<HTMLScriptElement>('script[data-hydration-reason]')?.src
  const answer = src ? await fetch(src, { method: 'HEAD', cache: 'no-store' }) : undefined
  if (answer?.status === 404) reloadForRelease()
}

/**
 * Reloads the page, once. Form input survives as drafts, and the new page explains the reload (`wasReloadedForRelease`).
 * @returns false when it was just reloaded without success, or when storage cannot record the reload
 */
export function reloadForRelease(): boolean {
  if (sinceReload() < RELOADED_ONCE_EVERY_MS) return false
  if (!keepStored('sessionStorage', RELOADED_AT, String(Date.now()))) return false
  location.reload()
  return true
}

/** Whether this document was reloaded for a new release, however long it has taken to load since. */
export function wasReloadedForRelease(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  const isReload = Reflect.get(navigation ?? {}, 'type') === 'reload'
  return isReload && sinceReload() - performance.now() < JUST_RELOADED_MS
}

/** Milliseconds since this tab was reloaded for a release; the time since 1970 when it never was. */
const sinceReload = (): number => Date.now() - Number(readStored('sessionStorage', RELOADED_AT))
