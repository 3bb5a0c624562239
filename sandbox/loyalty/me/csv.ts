import type { PersonalData } from './assemble-data.ts'

/**
 * The same data as a table that every spreadsheet opens: one line per value, with the part it belongs to and the
 * number of the record in it (RFC 4180, UTF-8 with a byte-order mark).
 */
export function csvOf(data: PersonalData): string {
  const lines = [['part', 'record', 'field', 'value']]
  for (const [part, records] of Object.entries(data)) {
    if (typeof records === 'string') lines.push([part, '1', part, records])
    else lines.push(...records.flatMap((record, index) => linesOf(part, index + 1, record)))
  }
  return `\ufeff${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`
}

const linesOf = (part: string, number: number, record: Readonly<Record<string, unknown>>) =>
  Object.entries(record).map(([field, value]) => [part, String(number), field, plain(value)])

const plain = (value: unknown) =>
  value === null || value === undefined
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value)

/** A text that a spreadsheet would take for a formula gets an apostrophe before it; a number does not. */
function cell(value: string): string {
  const safe = /^[=+@\t\r]|^-(?!\d+(\.\d+)?$)/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
