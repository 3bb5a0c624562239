/*
 * The parts of a browser that it may lack, or refuse to a page: with site data blocked, browsers throw a `SecurityError` as
 * soon as such a part is named, built or called. No other file of the site names them (`tests/architecture/browser-parts.test.ts`),
 * so that a page which may keep nothing still works, and a sign-out always ends the session.
 */

type Area = 'localStorage' | 'sessionStorage'

/** What this browser keeps under a key. Null when that is nothing, and where pages may keep nothing at all. */
export const readStored = (area: Area, key: string): string | null =>
  ifAllowed(() => globalThis[area].getItem(key)) ?? null

/** @returns whether the text is kept now: a storage may be full, or forbidden */
export const keepStored = (area: Area, key: string, text: string): boolean =>
  ifAllowed(() => {
    globalThis[area].setItem(key, text)
    return true
  }) ?? false

export const dropStored = (area: Area, key: string): void => ifAllowed(() => globalThis[area].removeItem(key))

/** The keys that begin with a prefix; none where pages may keep nothing. */
export const storedKeys = (area: Area, prefix: string): readonly string[] =>
  ifAllowed(() => Object.keys(globalThis[area]).filter((key) => key.startsWith(prefix))) ?? []

/** A channel between the tabs of this browser; without one, each tab learns from the server what another has done. */
export const openChannel = (name: string): BroadcastChannel | undefined =>
  ifAllowed(() => new BroadcastChannel(name))

/** Its methods may be refused as well: they reject. */
export const responseCaches = (): CacheStorage | undefined => ifAllowed(() => globalThis.caches)

/** Its methods may be refused as well: they reject. */
export const serviceWorkers = (): ServiceWorkerContainer | undefined =>
  ifAllowed(() => navigator.serviceWorker)

/** Its methods may be refused as well: they reject. Not in every browser, whatever its type says. */
export const cookieApi = (): CookieStore | undefined => ifAllowed(() => globalThis.cookieStore)

function ifAllowed<Value>(use: () => Value): Value | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}

/** Prefix of the keys under which session storage keeps the drafts of forms. */
export const DRAFTS = 'borealis:draft:'

/** When the page was last reloaded after a release or a failed load; milliseconds since 1970. */
export const RELOADED_AT = 'borealis:reloaded-at'
/** A reload that did not help is not repeated at once; milliseconds. */
export const RELOADED_ONCE_EVERY_MS = 60_000
/** A page whose loading began within this time is the one that was reloaded; milliseconds. */
export const JUST_RELOADED_MS = 10_000

/** The member who has seen pages in this tab. */
export const SHOWN_TO = 'borealis:shown-to'

/** Which form the browser sent last from this tab, for the page that comes after it. */
export const SENT = 'borealis:sent'

/** Set while a change waits for its answer, which its page was left without. */
export const LEFT_UNANSWERED = 'borealis:left-unanswered'

/** A page that a link leads to, and how far down the page with the link was scrolled. */
export const SCROLLED_TO = 'borealis:scrolled-to'
