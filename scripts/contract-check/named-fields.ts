import type { z } from 'zod'

/**
 * The errors of a schema, one line per field: the first place where it is wrong, and how many more rows have it, so
 * that one field of a long list does not hide the others. Never contains a value.
 */
export function namedFields({ issues }: z.ZodError): string[] {
  const lines = new Map<string, { first: string; more: number }>()
  for (const issue of issues) {
    const what = said(issue)
    const field = `${issue.path.map((part) => (typeof part === 'number' ? '*' : String(part))).join('.')} ${what}`
    const line = lines.get(field)
    if (line) line.more += 1
    else lines.set(field, { first: `${issue.path.join('.') || 'the body'}: ${what}`, more: 0 })
  }
  return [...lines.values()].map(({ first, more }) => (more > 0 ? `${first} (and ${more} more rows)` : first))
}

function said(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type' && issue.expected === 'int')
    return 'expected a whole number, got a fraction'
  if (issue.code === 'invalid_format' && issue.format === 'datetime')
    return 'expected a moment with its offset, such as 2026-11-23T12:00:00Z'
  if (issue.code === 'invalid_format' && issue.format === 'date') return 'expected a day, such as 2026-11-23'
  return issue.message
}
