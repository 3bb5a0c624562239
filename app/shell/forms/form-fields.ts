/**
 * The text fields of a form; of several fields with one name, the last. Files are left out, because no form of the site
 * has any.
 */
export function textFields(fields: Iterable<readonly [string, unknown]>): Record<string, string> {
  return Object.fromEntries(
    [...fields].filter((field): field is [string, string] => typeof field[1] === 'string'),
  )
}

/** The query that the form would send by GET. */
export function queryOf(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form)) fields.append(name, String(value))
  return fields
}
