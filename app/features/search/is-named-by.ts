import { wordsOf } from '@borealis/contract/text.ts'

/** True when a term names a kind: each of its words begins a word of the name, or the other way round. */
export function isNamedBy(term: string, name: string): boolean {
  const named = wordsOf(name)
  const words = wordsOf(term)
  return (
    words.length > 0 &&
    words.every((word) => named.some((one) => one.startsWith(word) || word.startsWith(one)))
  )
}
