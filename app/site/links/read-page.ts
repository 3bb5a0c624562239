import { oneOf } from './search-params.ts'

/** The page that an address names: 1 unless it is a whole number above. */
export function readPage(value: unknown, most = 10_000): number {
  const text = oneOf(value) ?? ''
  return /^[1-9]\d{0,4}$/.test(text) ? Math.min(Number(text), most) : 1
}
