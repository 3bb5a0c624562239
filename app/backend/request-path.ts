import { BackendError } from './backend-error.ts'

type Query = Readonly<Record<string, string | number | boolean | undefined>>

/**
 * Fills `{name}` in a path of the contract and adds the query. A value never becomes more than one segment.
 * @throws BackendError MISSING_VALUE when a parameter is empty; INVALID_REQUEST for one that would leave its segment.
 */
export function requestPath(
  path: string,
  params: Readonly<Record<string, string>> = {},
  query: Query = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => segment(params[name]))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size === 0 ? filled : `${filled}?${search}`
}

function segment(value: string | undefined): string {
  if (value === undefined || value === '') throw new BackendError({ code: 'MISSING_VALUE' })
  // `..` means "up" even when it is percent-encoded, and half a surrogate pair cannot be encoded at all.
  if (value === '.' || value === '..' || !value.isWellFormed()) {
    throw new BackendError({ status: 400, code: 'INVALID_REQUEST' })
  }
  return encodeURIComponent(value)
}
