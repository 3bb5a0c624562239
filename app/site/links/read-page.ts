import { oneOf } from './search-params.ts'

const MAX_PAGE = 10_000

/** The page that an address names: 1 unless it is a whole number above. */
export function readPage(value: unknown): number {
  const text = oneOf(value) ?? ''
  return /^[1-9]\d{0,4}$/.test(text) ? Math.min(Number(text), MAX_PAGE) : 1
}

/** The search parameter that `readPage` reads back; the first page is not said. */
export const pageSearch = (page: number): { page?: string } => (page > 1 ? { page: String(page) } : {})
