/**
 * Formats digits as a Canadian number, `705-555-0137`, also while incomplete. A leading 1 is the country code and is
 * dropped: no area code starts with it.
 */
export function formatPhone(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^1+/, '').slice(0, 10)
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-')
}
