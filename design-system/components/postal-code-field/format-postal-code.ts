/** Formats letters and digits as a Canadian postal code, `P3E 1C5`, also while incomplete. */
export function formatPostalCode(text: string): string {
  const signs = text
    .replace(/[^a-z0-9]/gi, '')
    .toUpperCase()
    .slice(0, 6)
  return [signs.slice(0, 3), signs.slice(3)].filter(Boolean).join(' ')
}
