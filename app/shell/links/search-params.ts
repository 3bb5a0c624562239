import { MAX_PAGE } from '@borealis/contract/limits.ts'

/**
 * Search parameters as native forms write them: strings, or a list when a name is repeated. What a route's `validateSearch` leaves
 * out stays in the router's search as the address has it, so a page reads again what it trusts, whatever the type says.
 */
export type SearchParams = Record<string, string | string[]>

/** Parses a query string. Values stay strings: `?orderNumber=0012` is not the number 12. */
export function parseSearch(query: string): SearchParams {
  const search: SearchParams = {}
  for (const [name, value] of new URLSearchParams(query)) {
    // A name may exist on Object.prototype: `?constructor=1`.
    const before = Object.hasOwn(search, name) ? search[name] : undefined
    // A list grows in place: a stranger may repeat a name as often as a request has room for.
    if (Array.isArray(before)) before.push(value)
    else search[name] = before === undefined ? value : [before, value]
  }
  return search
}

/** Serialises a query string that `parseSearch` reads back. Absent and empty values are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') query.append(name, String(one))
    }
  }
  return query.size > 0 ? `?${query}` : ''
}

/** The value of a parameter as one string: the first of several, `undefined` when there is none. */
export function oneOf(value: unknown): string | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value
  return typeof first === 'string' && first !== '' ? first : undefined
}

/** The string values of these parameters, each truncated to `maxLength`; absent ones are left out. */
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

/** Longer than any handle that the server issues. */
const MAX_HANDLE_LENGTH = 100

/** The handle of the pending action in a URL that a step-up returned to (`app/actions/registry.ts`). */
export function readIntent(search: { intent?: unknown }): { intent?: string } {
  const intent = oneOf(search.intent)?.slice(0, MAX_HANDLE_LENGTH)
  return intent ? { intent } : {}
}

/** All string values of a parameter. */
export function allOf(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value]
  return values.filter((one): one is string => typeof one === 'string' && one !== '')
}

/** The page number in a search parameter; 1 unless the value is a whole number greater than 1. */
export function readPage(value: unknown): number {
  const text = oneOf(value) ?? ''
  return /^[1-9]\d{0,4}$/.test(text) ? Math.min(Number(text), MAX_PAGE) : 1
}

/** The search parameter that `readPage` parses; omitted for the first page. */
export const pageSearch = (page: number): { page?: string } => (page > 1 ? { page: String(page) } : {})

/** Search parameter of a page whose form was not sent because the session had ended. */
export const UNSENT = 'unsent'

/**
 * Adds the parameter to a path.
 * @param path may have a query
 */
export const unsentAt = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}${UNSENT}=yes`
