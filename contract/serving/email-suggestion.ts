const hosts = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.ca',
  'yahoo.com',
  'icloud.com',
  'live.ca',
  'videotron.ca',
  'sympatico.ca',
  'rogers.com',
  'shaw.ca',
  'telus.net',
]

/** Likely correction of a mistyped host, such as gmail.com for gmial.com; null when it looks right. */
export function suggestEmail(email: string): string | null {
  const at = email.lastIndexOf('@')
  const host = email.slice(at + 1).toLowerCase()
  if (hosts.includes(host)) return null
  const near = hosts.find((known) => isOneSlipAway(host, known))
  return near ? `${email.slice(0, at)}@${near}` : null
}

/** True when one letter is missing, extra or wrong, or two neighbours are swapped. */
function isOneSlipAway(typed: string, right: string): boolean {
  if (Math.abs(typed.length - right.length) > 1) return false
  let start = 0
  while (start < typed.length && typed[start] === right[start]) start++
  const rest = typed.slice(start)
  const wanted = right.slice(start)
  const swapped = `${rest[1] ?? ''}${rest[0] ?? ''}${rest.slice(2)}`
  return (
    swapped === wanted ||
    rest.slice(1) === wanted.slice(1) ||
    rest.slice(1) === wanted ||
    rest === wanted.slice(1)
  )
}
