import { oneOf } from './search-params.ts'

const MAX_PAGE = 10_000

/** The page number in a search parameter; 1 unless the value is a whole number greater than 1. */
export function readPage(value: unknown): number {
  const text = oneOf(value) ?? ''
  return /^[1-9]\d{0,4}$/.test(text) ? Math.min(Number(text), MAX_PAGE) : 1
}

/** The search parameter that `readPage` parses; omitted for the first page. */
export const pageSearch = (page: number): { page?: string } => (page > 1 ? { page: String(page) } : {})
