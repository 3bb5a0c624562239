/**
 * The names of the fields that hold something else than the server gave them: their reader was there before the script, or
 * the browser filled them in again on the way back to the page, which it does for some fields only.
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
