/** Formats letters and digits as a Canadian postal code, `P3E 1C5`, also while incomplete. */
export function formatPostalCode(text: string): string {
  const characters = text
    .replace(/[^a-z0-9]/gi, '')
    .toUpperCase()
    .slice(0, 6)
  return [characters.slice(0, 3), characters.slice(3)].filter(Boolean).join(' ')
}
