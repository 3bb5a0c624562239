import { plainLetters, wordsOf } from './text.ts'

/*
 * How a term finds something. A backend may know more (synonyms, popularity, two wrong letters); it finds at least what is found
 * here, and what has the whole term in its title stands before what has not.
 */

/** What is written about one thing. */
export interface Written {
  readonly title: string
  /** What else it is called: its kind, its brand. */
  readonly names: string
  /** Everything else that is said of it. */
  readonly text: string
  /** The group that it stands in, with much that the term is not about: it counts least. None by default. */
  readonly category?: string
}

export interface Match<Entry> {
  readonly entry: Entry
  /** How far the worst of the term's words is from the title; 0 is best. */
  readonly rank: number
}

/** Up to this rank all words stand as they were typed in what a thing is called. */
export const NAMED_RANK = 3
/** From here on a word is spelled otherwise. */
const OTHERWISE = 8
/** Words shorter than this must be right: one letter off would be another word. */
const MIN_FORGIVEN_LENGTH = 4

/** Whether each word of a term is one of the title, or begins one. */
export function isInTitle(term: string, title: string): boolean {
  const written = wordsOf(title)
  const typed = wordsOf(term)
  return typed.length > 0 && typed.every((word) => written.some((one) => one.startsWith(word)))
}

/** A piece of a text; pieces put together are the text again. */
export interface TextPart {
  readonly text: string
  readonly isMatched: boolean
}

/** Splits what people read of a hit by what the term matched: letters that begin a word, or all of one spelled otherwise. */
export function matchedParts(text: string, term: string): TextPart[] {
  const typed = wordsOf(term)
  const parts: TextPart[] = []
  const add = (piece: string, isMatched: boolean) => {
    const last = parts.at(-1)
    if (piece === '') return
    if (last?.isMatched === isMatched) parts.splice(-1, 1, { text: last.text + piece, isMatched })
    else parts.push({ text: piece, isMatched })
  }
  for (const piece of text.split(WORD)) {
    const end = matchedLength(piece, typed)
    add(piece.slice(0, end), true)
    add(piece.slice(end), false)
  }
  return parts
}

const WORD = /([\p{L}\p{N}\p{M}]+)/u

function matchedLength(piece: string, typed: readonly string[]): number {
  const [written] = wordsOf(piece)
  if (written === undefined) return 0
  return Math.max(
    0,
    ...typed.map((word) => {
      const how = likeness(word, written)
      return how === undefined ? 0 : how === 'beginning' ? lengthOfLetters(piece, word.length) : piece.length
    }),
  )
}

/** How much of a word its first plain letters are: an accent may be a character of its own, and « œ » is two letters. */
function lengthOfLetters(word: string, letters: number): number {
  let length = 0
  for (const character of word) {
    if (plainLetters(word.slice(0, length)).length >= letters && !/^\p{M}$/u.test(character)) break
    length += character.length
  }
  return length
}

/** Finds among these what has every word of a term: best first, and equals as they came. */
export function createSearch<Entry extends Written>(entries: readonly Entry[]) {
  const read = entries.map((entry) => ({
    entry,
    places: [entry.title, entry.names, entry.text, entry.category ?? ''].map(
      (text) => new Set(wordsOf(text)),
    ),
  }))
  return (term: string): Match<Entry>[] => {
    const words = wordsOf(term).map(likenessTo)
    if (words.length === 0) return []
    return read
      .map(({ entry, places }) => ({
        entry,
        rank: Math.max(...words.map((isLike) => rankOf(isLike, places))),
      }))
      .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
      .toSorted((a, b) => a.rank - b.rank)
  }
}

type Likeness = 'whole' | 'beginning' | 'otherwise' | undefined

/** How a typed word fits each written one; thousands of things are written in the same few words. */
function likenessTo(typed: string): (written: string) => Likeness {
  const known = new Map<string, Likeness>()
  return (written) => {
    if (!known.has(written)) known.set(written, likeness(typed, written))
    return known.get(written)
  }
}

function likeness(typed: string, written: string): Likeness {
  if (written === typed) return 'whole'
  if (written.startsWith(typed)) return 'beginning'
  return typed.length >= MIN_FORGIVEN_LENGTH && isOneOff(typed, written) ? 'otherwise' : undefined
}

/** The best place that a word has: in the title, the names, the text or the category; as it was typed, or spelled otherwise. */
function rankOf(isLike: (written: string) => Likeness, places: readonly Set<string>[]): number {
  let best = Number.POSITIVE_INFINITY
  for (const [place, words] of places.entries()) {
    for (const written of words) {
      const how = isLike(written)
      if (how === 'whole') best = Math.min(best, 2 * place)
      if (how === 'beginning') best = Math.min(best, 2 * place + 1)
      if (how === 'otherwise') best = Math.min(best, OTHERWISE + place)
    }
  }
  return best
}

/** One letter is wrong, missing or too many, or two neighbours stand the other way round. */
function isOneOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  const [a, b] = [one.slice(same), other.slice(same)]
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)
  return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1) || isSwapped
}
