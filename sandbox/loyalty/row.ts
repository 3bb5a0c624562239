/** A row of `node:sqlite`. */
export type Row = Record<string, unknown>

/** Asserts that a row exists. */
export function one(row: Row | undefined, what: string): Row {
  if (!row) throw new Error(`${what} is not in the database`)
  return row
}

export const textOf = (value: unknown): string => String(value)
export const textOrNull = (value: unknown): string | null => (value === null ? null : String(value))
export const numberOrNull = (value: unknown): number | null => (value === null ? null : Number(value))
export const isoOf = (ms: unknown): string => new Date(Number(ms)).toISOString()
