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

/**
 * Whether a field differs from the server's HTML: it was edited before hydration, or restored by the browser on Back (which
 * browsers do for some fields only).
 */
export function isTouched(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const given = [...field.options].findIndex(({ defaultSelected }) => defaultSelected)
    return field.selectedIndex !== Math.max(given, 0)
  }
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
  if (!(field instanceof HTMLInputElement)) return false
  // A checkbox without a value attribute reports "on".
  return /^(checkbox|radio)$/.test(field.type)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue
}
