import { createHash } from 'node:crypto'

/** The previous hash of the first line in a file. */
export const FIRST_LINK = '0'.repeat(64)

/** One line of an audit file: what happened, and a hash over it and over the line before. */
export function nextLine(
  previous: string,
  event: Readonly<Record<string, unknown>>,
): { line: string; link: string } {
  const json = JSON.stringify(event)
  const link = createHash('sha256').update(`${previous}\n${json}`).digest('hex')
  return { line: `{"link":"${link}","event":${json}}\n`, link }
}

/** The number (from 1) of the first line that was altered or cut off, or `undefined` when the chain is intact. */
export function firstBrokenLine(text: string): number | undefined {
  let previous = FIRST_LINK
  const lines = text.split('\n')
  // Every complete line ends with a newline, so nothing may follow the last one.
  const rest = lines.pop()
  for (const [index, line] of lines.entries()) {
    const match = /^\{"link":"([0-9a-f]{64})","event":(.*)\}$/.exec(line)
    const link = createHash('sha256').update(`${previous}\n${match?.[2]}`).digest('hex')
    if (!match || match[1] !== link) return index + 1
    previous = link
  }
  return rest === '' ? undefined : lines.length + 1
}
