/**
 * Formats digits as a Canadian number, `705-555-0137`, also while incomplete. A 1 before an area code is the country and
 * is dropped; before anything shorter it stays, so that a mistake is shown as it was typed. So does text without a digit:
 * an empty field would mean that there is no number.
 */
export function formatPhone(text: string): string {
  if (!/\d/.test(text)) return text
  const digits = text
    .replace(/\D/g, '')
    .replace(/^1+(?=\d{3})/, '')
    .slice(0, 10)
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-')
}
