/** Begins the name of the hidden field that says which wording of a purpose was on the screen. */
export const WORDING = 'wording/'

/** The message grid as its form sends it: `purpose/channel` of each ticked box, and the wordings on the screen. */
export function readTicked(form: Iterable<[string, FormDataEntryValue]>): {
  ticked: string[]
  wordings: Record<string, string>
} {
  const ticked: string[] = []
  const wordings: Record<string, string> = {}
  for (const [name, value] of form) {
    if (!name.startsWith(WORDING)) ticked.push(name)
    else if (typeof value === 'string') wordings[name.slice(WORDING.length)] = value
  }
  return { ticked, wordings }
}
