import { plainLetters } from '#app/domain/plain-letters.ts'

/** Words that stand in nearly every text of either language and tell nothing apart. */
const common = new Set(
  'a an and at by for from in is it my of on or the to with your au aux ce ces d de des du en est et l la le les ma mes mon ou par pour qu que sa se ses son sur un une vos votre'.split(
    ' ',
  ),
)

/** The words of a text in plain letters, without those that tell nothing. `l’épicerie` is « epicerie ». */
export const wordsOf = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .map(plainLetters)
    .filter((word) => word !== '' && !common.has(word))

/** Words shorter than this must be right: one letter off would be another word. */
const MIN_FORGIVEN_LENGTH = 4

/** How many letters of a word may be wrong, missing or too many. */
export const typosForgiven = (word: string): 0 | 1 => (word.length >= MIN_FORGIVEN_LENGTH ? 1 : 0)

/** The word with each pair of neighbours the other way round, the typo that counts as two in an edit distance. */
export function swappedSpellings(word: string): string[] {
  if (typosForgiven(word) === 0) return []
  const letters = [...word]
  return letters.slice(1).flatMap((letter, index) => {
    const before = letters[index]
    if (before === undefined || before === letter) return []
    return [[...letters.slice(0, index), letter, before, ...letters.slice(index + 2)].join('')]
  })
}

/** True when a term says what kind of thing is looked for: each of its words begins one of the name, or is begun by it. */
export function isNamedBy(term: string, name: string): boolean {
  const named = wordsOf(name)
  const words = wordsOf(term)
  return (
    words.length > 0 &&
    words.every((word) => named.some((one) => one.startsWith(word) || word.startsWith(one)))
  )
}
