const MAX_DIGITS = 10

/** Formats what has been typed so far as `ddd-ddd-dddd`, at most ten digits (spec §5). A pasted +1 is dropped. */
export function formatPhone(typed: string): string {
  const typedDigits = typed.replace(/\D/g, '')
  // No area code begins with 1, so an eleventh digit in front is the country.
  const local = typedDigits.length > MAX_DIGITS ? typedDigits.replace(/^1/, '') : typedDigits
  const digits = local.slice(0, MAX_DIGITS)
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter((part) => part !== '').join('-')
}

/** True for a complete number in that form. */
export function isPhone(value: string): boolean {
  return /^\d{3}-\d{3}-\d{4}$/.test(value)
}
