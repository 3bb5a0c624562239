/**
 * Replaces a piece of a dependency's code.
 * @throws Error unless it occurs exactly once: then the dependency has changed (docs/decisions/014)
 */
export function replaceOnce(code: string, piece: string, replacement: string): string {
  const [before, after, ...more] = code.split(piece)
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`A dependency has changed, and its patch in build/ must follow: ${piece}`)
  return before + replacement + after
}
