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
