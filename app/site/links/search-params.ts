/** Search parameters as the browser's own forms write them: text, and a list when a name comes more than once. */
export type SearchParams = Record<string, string | string[]>

/** Reads a query string. Values stay text: `?orderNumber=0012` is not the number 12. */
export function parseSearch(query: string): SearchParams {
  const search: SearchParams = {}
  for (const [name, value] of new URLSearchParams(query)) {
    // A name may be one that every object has: `?constructor=1`.
    search[name] = Object.hasOwn(search, name) ? [search[name] ?? [], value].flat() : value
  }
  return search
}

/** Writes a query string that `parseSearch` reads back; absent and empty values are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') query.append(name, String(one))
    }
  }
  return query.size > 0 ? `?${query}` : ''
}

/** The one text value of a parameter: the first of several, `undefined` when there is none. */
export function oneOf(value: unknown): string | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value
  return typeof first === 'string' && first !== '' ? first : undefined
}

/** The text values of these parameters, each cut to `maxLength`; absent ones are left out. */
export const textsOf = (
  search: Record<string, unknown>,
  names: readonly string[],
  maxLength = 100,
): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = oneOf(search[name])
      return value === undefined ? [] : [[name, value.slice(0, maxLength)]]
    }),
  )

/** No handle is as long: what is longer was made up. */
const MAX_HANDLE_LENGTH = 100

/** The pending action that an address names: a step-up came back from it (`app/session/pending-action.ts`). */
export function readIntent(search: { intent?: unknown }): { intent?: string } {
  const intent = oneOf(search.intent)?.slice(0, MAX_HANDLE_LENGTH)
  return intent ? { intent } : {}
}

/** All text values of a parameter. */
export function allOf(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value]
  return values.filter((one): one is string => typeof one === 'string' && one !== '')
}
