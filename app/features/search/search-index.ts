import MiniSearch, { type Query } from 'minisearch'
import type { SearchHit, SearchKind } from './search.schema.ts'
import { swappedSpellings, typosForgiven, wordsOf } from './search-words.ts'

/** A hit with all the words by which it is found. */
export interface SearchEntry extends SearchHit {
  /** Names of its brand and categories. */
  readonly names: string
  /** Everything else that is written about it. */
  readonly text: string
}

export interface SearchIndex {
  readonly find: (term: string) => readonly ScoredHit[]
  /** What comes closest when nothing was found: any word will do, its beginning, or a long one with two letters wrong. */
  readonly near: (term: string) => readonly ScoredHit[]
}

export type ScoredHit = SearchHit & { readonly score: number }

/** A word in a title says more about a thing than one somewhere in its terms. */
const BOOST = { title: 6, names: 3, summary: 2, text: 1 }
/** A word that only begins like what was typed, or is spelled otherwise, counts less than the word itself. */
const WEIGHTS = { fuzzy: 0.35, prefix: 0.6 }
/** Length of the prefix that counts as a near match: « cineplx » is near « cinéma ». A shorter one matches too much. */
const BEGINNING = 0.5
const MIN_BEGINNING = 4
/** Shorter words match almost anything with two typos. */
const MIN_LENGTH_OF_TWO_TYPOS = 8

export function createSearchIndex(entries: readonly SearchEntry[]): SearchIndex {
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['title', 'names', 'summary', 'text'],
    storeFields: [],
    tokenize: wordsOf,
    // The tokenizer has made them plain.
    processTerm: (word) => word,
  })
  index.addAll(entries.map((entry, id) => ({ ...entry, id })))

  const hits = (query: Query | string, combineWith: 'AND' | 'OR', fuzzy: number): ScoredHit[] =>
    index
      .search(query, { combineWith, fuzzy, prefix: true, boost: BOOST, weights: WEIGHTS })
      .flatMap((result) => {
        const entry = entries[Number(result.id)]
        if (!entry) return []
        const { kind, code, title, summary, image } = entry
        return [{ kind, code, title, summary, image, score: result.score }]
      })

  return {
    find: (term) => {
      const words = wordsOf(term)
      return words.length === 0 ? [] : hits({ combineWith: 'AND', queries: words.map(queryOf) }, 'AND', 0)
    },
    near: (term) => {
      const words = wordsOf(term)
      return words.length === 0
        ? []
        : hits({ combineWith: 'OR', queries: words.flatMap(nearQueriesOf) }, 'OR', 0)
    },
  }
}

/** One word as it was typed, with one typo, or with two letters in the wrong order. */
const queryOf = (word: string): Query => ({
  combineWith: 'OR',
  queries: [
    { queries: [word], fuzzy: typosForgiven(word), prefix: true },
    ...swappedSpellings(word).map((spelling) => ({ queries: [spelling], fuzzy: 0, prefix: false })),
  ],
})

const nearQueriesOf = (word: string): Query[] => [
  {
    queries: [word],
    fuzzy: word.length < MIN_LENGTH_OF_TWO_TYPOS ? typosForgiven(word) : 2,
    prefix: true,
  },
  {
    queries: [word.slice(0, Math.max(MIN_BEGINNING, Math.ceil(word.length * BEGINNING)))],
    fuzzy: 0,
    prefix: word.length >= MIN_BEGINNING,
  },
]

/** The hits of several indexes, by kind, the kind with the best hit first. */
export function groupHits(hits: readonly ScoredHit[]): { kind: SearchKind; hits: SearchHit[] }[] {
  const best = hits.toSorted((a, b) => b.score - a.score)
  return [...new Set(best.map(({ kind }) => kind))].map((kind) => ({
    kind,
    hits: best.filter((hit) => hit.kind === kind).map(({ score: _score, ...hit }) => hit),
  }))
}
