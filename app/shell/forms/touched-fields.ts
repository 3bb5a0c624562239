/**
 * The names of the fields that differ from the server's HTML: edited before hydration, or restored by the browser on
 * Back (which browsers do for some fields only).
 */
export const touchedFields = (form: HTMLFormElement): ReadonlySet<string> =>
  new Set([...form.elements].filter(isTouched).map((field) => field.getAttribute('name') ?? ''))

function isTouched(field: Element): boolean {
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
