import { wordsOf } from '#app/backend/contract/search-words.ts'

/** True when a term says what kind of thing is looked for: each of its words begins one of the name, or is begun by it. */
export function isNamedBy(term: string, name: string): boolean {
  const named = wordsOf(name)
  const words = wordsOf(term)
  return (
    words.length > 0 &&
    words.every((word) => named.some((one) => one.startsWith(word) || word.startsWith(one)))
  )
}
