import type { z } from 'zod'
import type { Announcement } from '../announcements.ts'
import type { GiftCardBrand } from '../gift-cards.ts'
import type { HelpArticle } from '../help.ts'
import { contentKinds, MAX_TERM_LENGTH } from '../limits.ts'
import type { Offer } from '../offers.ts'
import type { Reward } from '../rewards.ts'
import type {
  ContentHit,
  ContentKind,
  searchGroupQuery,
  searchGroups,
  searchList,
  searchQuery,
} from '../search.ts'
import { createSearch, type Match } from '../search-match.ts'
import { wordsOf } from '../text.ts'
import type { Language } from '../values.ts'
import { type Searchable, searchableIn } from './searchable.ts'

/** Everything that can be found, in one language. */
export interface Searched {
  readonly offers: readonly Offer[]
  readonly rewards: readonly Reward[]
  readonly brands: readonly GiftCardBrand[]
  readonly articles: readonly HelpArticle[]
  readonly announcements: readonly Announcement[]
}

export type SearchIndex = ReturnType<typeof searchIndex>

/** All content in one language, indexed. To be kept, because it is slow for thousands. */
export function searchIndex(content: Searched, language: Language) {
  const entry = searchableIn(language)
  return {
    announcements: content.announcements,
    searches: {
      offer: createSearch(content.offers.map(entry.offer)),
      reward: createSearch(content.rewards.map(entry.reward)),
      'gift-card': createSearch(content.brands.map(entry['gift-card'])),
      help: createSearch(content.articles.map(entry.help)),
      announcement: createSearch(content.announcements.map(entry.announcement)),
    } satisfies Record<ContentKind, unknown>,
  }
}

/** What this caller can find: no expired offers, other members' offers and future announcements. */
export function finder(
  { searches, announcements }: SearchIndex,
  running: readonly Offer[],
  now: number,
): Find {
  const there = {
    offer: new Set(running.map(({ offerCode }) => offerCode)),
    announcement: new Set(
      announcements.filter(({ publishedAt }) => Date.parse(publishedAt) <= now).map(({ id }) => id),
    ),
  }
  return (kind, term) => {
    const found = searches[kind](term)
    if (kind !== 'offer' && kind !== 'announcement') return found
    return found.filter(({ entry }) => there[kind].has(entry.code))
  }
}

/** What a term finds of one kind for this caller, best first. */
export type Find = (kind: ContentKind, term: string) => Match<Searchable>[]

const SUGGESTIONS = 5
const NEAR_TITLES = 2
/** Length of the prefix compared for suggestions: « cineplx » is close to « cinéma ». */
const STEM = 4

/**
 * The first hits of each kind, starting with the kind of the best hit.
 * @param safe terms that always find something, such as the names of categories
 */
export function searchEverything(
  find: Find,
  { q, groupSize }: Pick<z.output<typeof searchGroupQuery>, 'q' | 'groupSize'>,
  safe: readonly string[],
): z.input<typeof searchGroups> {
  const found = contentKinds
    .map((kind) => ({ kind, matches: find(kind, q) }))
    .filter(({ matches }) => matches.length > 0)
    .toSorted((a, b) => (a.matches[0]?.rank ?? 0) - (b.matches[0]?.rank ?? 0))
  const groups = found.map(({ kind, matches }) => ({
    kind,
    hits: matches.slice(0, groupSize).map(hitOf),
    totalCount: matches.length,
  }))
  return { groups, suggestions: groups.length > 0 ? [] : suggestionsFor(find, q, safe) }
}

/** A page of the hits of one kind. */
export function searchOneKind(
  find: Find,
  kind: ContentKind,
  { q, pageNumber, pageSize }: Pick<z.output<typeof searchQuery>, 'q' | 'pageNumber' | 'pageSize'>,
): z.input<typeof searchList> {
  const matches = find(kind, q)
  return {
    hits: matches.slice((pageNumber - 1) * pageSize, pageNumber * pageSize).map(hitOf),
    pageNumber,
    pageSize,
    totalCount: matches.length,
  }
}

const hitOf = ({
  entry: { names: _names, text: _text, category: _category, ...hit },
}: Match<Searchable>): ContentHit => hit

/** Whether it may be searched for; titles and names have no bound. */
const isTerm = (text: string) => text.length <= MAX_TERM_LENGTH

/** The closest titles, and what always finds something. */
function suggestionsFor(find: Find, q: string, safe: readonly string[]): string[] {
  const stems = wordsOf(q).flatMap((word) => (word.length < STEM ? [] : [word.slice(0, STEM)]))
  const near = (['gift-card', 'reward'] as const)
    .flatMap((kind) => stems.flatMap((stem) => find(kind, stem)))
    .map(({ entry }) => entry.title)
    .filter(isTerm)
    .slice(0, NEAR_TITLES)
  return [...new Set([...near, ...safe.filter(isTerm)])].slice(0, SUGGESTIONS)
}
