import type { Announcement } from '@borealis/contract/announcements.ts'
import type { GiftCardList } from '@borealis/contract/gift-cards.ts'
import type { HelpList } from '@borealis/contract/help.ts'
import { contentKinds } from '@borealis/contract/limits.ts'
import type { Reward } from '@borealis/contract/rewards.ts'
import type {
  ContentHit,
  ContentKind,
  searchGroupQuery,
  searchGroups,
  searchList,
  searchQuery,
} from '@borealis/contract/search.ts'
import { createSearch, type Match } from '@borealis/contract/search-match.ts'
import { wordsOf } from '@borealis/contract/text.ts'
import type { CodeName } from '@borealis/contract/values.ts'
import type { z } from 'zod'
import { localise } from '../../seed/text.ts'
import type { Loyalty } from '../loyalty.ts'
import { runningOffers, type Wording, wordedOffers } from './offers.ts'
import { type Searchable, searchableIn } from './searchable.ts'
import type { Viewer } from './viewer.ts'

type Content = Pick<Loyalty, 'catalogue'>

interface Asking {
  readonly viewer: Viewer
  readonly wording: Wording
  /** Milliseconds of sandbox time. */
  readonly now: number
}

const SUGGESTIONS = 5
const NEAR_TITLES = 2
/** Length of the prefix compared for suggestions: « cineplx » is close to « cinéma ». */
const STEM = 4

/** The first hits of each kind, starting with the kind of the best hit. */
export function searchEverything(
  content: Content,
  asking: Asking,
  { q, provinceCode, groupSize }: z.output<typeof searchGroupQuery>,
): z.input<typeof searchGroups> {
  const found = contentKinds
    .map((kind) => ({ kind, matches: find(content, asking, kind, q, provinceCode) }))
    .filter(({ matches }) => matches.length > 0)
    .toSorted((a, b) => (a.matches[0]?.rank ?? 0) - (b.matches[0]?.rank ?? 0))
  const groups = found.map(({ kind, matches }) => ({
    kind,
    hits: matches.slice(0, groupSize).map(hitOf),
    totalCount: matches.length,
  }))
  return { groups, suggestions: groups.length > 0 ? [] : suggestionsFor(content, asking, q) }
}

/** A page of the hits of one kind. */
export function searchOneKind(
  content: Content,
  asking: Asking,
  kind: ContentKind,
  { q, provinceCode, pageNumber, pageSize }: z.output<typeof searchQuery>,
): z.input<typeof searchList> {
  const matches = find(content, asking, kind, q, provinceCode)
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

function find(
  content: Content,
  { viewer, wording, now }: Asking,
  kind: ContentKind,
  q: string,
  provinceCode?: Viewer['provinceCode'],
): Match<Searchable>[] {
  const { searches, announcements } = readIn(content, wording)
  const among = (codes: readonly string[]) => {
    const known = new Set(codes)
    return searches[kind](q).filter(({ entry }) => known.has(entry.code))
  }
  // Expired offers, other members' offers and future announcements are not found.
  if (kind === 'offer')
    return among(runningOffers(content, viewer, provinceCode, wording).map(({ offerCode }) => offerCode))
  if (kind === 'announcement')
    return among(
      announcements.filter(({ publishedAt }) => Date.parse(publishedAt) <= now).map(({ id }) => id),
    )
  return searches[kind](q)
}

/** The closest titles, and category names, which always find something. */
function suggestionsFor(content: Content, asking: Asking, q: string): string[] {
  const stems = wordsOf(q).flatMap((word) => (word.length < STEM ? [] : [word.slice(0, STEM)]))
  const near = (['gift-card', 'reward'] as const)
    .flatMap((kind) => stems.flatMap((stem) => find(content, asking, kind, stem)))
    .slice(0, NEAR_TITLES)
    .map(({ entry }) => entry.title)
  const { language, origin } = asking.wording
  const categories = localise<CodeName[]>(content.catalogue.content.categories, language, origin)
  return [...new Set([...near, ...categories.map(({ name }) => name)])].slice(0, SUGGESTIONS)
}

type Searches = Readonly<Record<ContentKind, ReturnType<typeof createSearch<Searchable>>>>

interface Read {
  readonly searches: Searches
  readonly announcements: readonly Announcement[]
}

const known = new WeakMap<object, Map<string, Read>>()

/**
 * All content in one language, indexed for search. Cached per edition of the catalogue, because it is slow for
 * thousands.
 */
function readIn({ catalogue }: Content, wording: Wording): Read {
  const versions = known.get(catalogue.edition()) ?? new Map<string, Read>()
  known.set(catalogue.edition(), versions)
  const key = `${wording.language} ${wording.origin}`
  const read = versions.get(key) ?? readAll(catalogue, wording)
  versions.set(key, read)
  return read
}

function readAll({ content, offers, rewards, giftCards }: Content['catalogue'], wording: Wording): Read {
  const { language, origin } = wording
  const entry = searchableIn(language)
  const announcements = localise<Announcement[]>(content.announcements, language, origin)
  return {
    announcements,
    searches: {
      offer: createSearch(wordedOffers(offers(), wording).map(entry.offer)),
      reward: createSearch(localise<Reward[]>(rewards(), language, origin).map(entry.reward)),
      'gift-card': createSearch(
        localise<GiftCardList>(giftCards(), language, origin).brands.map(entry['gift-card']),
      ),
      help: createSearch(localise<HelpList>(content.help, language, origin).articles.map(entry.help)),
      announcement: createSearch(announcements.map(entry.announcement)),
    },
  }
}
