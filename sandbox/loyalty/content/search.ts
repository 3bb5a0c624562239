import type { GiftCardList } from '../../../app/backend/contract/gift-cards.ts'
import type { HelpList } from '../../../app/backend/contract/help.ts'
import type { Reward } from '../../../app/backend/contract/rewards.ts'
import type { SearchHit, SearchResult } from '../../../app/backend/contract/search.ts'
import type { Language } from '../../../app/backend/contract/values.ts'
import { localise } from '../../seed/text.ts'
import type { Loyalty } from '../loyalty.ts'
import { offersFor } from './offers.ts'
import type { Viewer } from './viewer.ts'

type Kind = SearchResult['groups'][number]['kind']
type Candidate = { kind: Kind; hit: SearchHit; title: string; rest: string }

/** Lower case without accents: `Épicerie` and `epicerie` are the same word. */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/’/g, "'")
    .toLowerCase()

/** Every word must be found; a title that begins with it counts most. Groups come in the order of their best hit. */
export function searchContent(
  loyalty: Loyalty,
  viewer: Viewer,
  { q, limit }: { q: string; limit: number },
  language: Language,
  origin: string,
): SearchResult {
  const words = fold(q).split(/\s+/).filter(Boolean)
  const all = candidates(loyalty, viewer, language, origin)
  const scored = all
    .map((candidate) => ({ ...candidate, score: scoreOf(candidate, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  const kinds = [...new Set(scored.map(({ kind }) => kind))]
  return {
    q,
    groups: kinds.map((kind) => {
      const hits = scored.filter((found) => found.kind === kind).map(({ hit }) => hit)
      return { kind, totalCount: hits.length, hits: hits.slice(0, limit) }
    }),
    suggestions: scored.length > 0 ? [] : suggestions(loyalty, language, origin),
  }
}

function scoreOf({ title, rest }: Candidate, words: readonly string[]): number {
  let score = 0
  for (const word of words) {
    const inTitle = title.indexOf(word)
    if (inTitle === 0) score += 8
    else if (inTitle > 0) score += title[inTitle - 1] === ' ' ? 5 : 3
    else if (rest.includes(word)) score += 1
    else return 0
  }
  return score
}

function candidates(loyalty: Loyalty, viewer: Viewer, language: Language, origin: string): Candidate[] {
  const { content } = loyalty.catalogue
  const make = (kind: Kind, hit: SearchHit, ...more: string[]): Candidate => ({
    kind,
    hit,
    title: fold(hit.title),
    rest: fold([hit.summary, ...more].join(' ')),
  })
  const { brands } = localise<GiftCardList>(content.giftCards, language, origin)
  const { articles } = localise<HelpList>(content.help, language, origin)
  return [
    ...brands.map(({ brandId, brandName, cmsContent }) => {
      const { description, category, swatch } = cmsContent
      return make(
        'gift-card',
        { code: brandId, title: brandName, summary: description, image: swatch },
        category.name,
      )
    }),
    ...offersFor(loyalty, viewer, language, origin).map(({ offerCode, cmsContent, category }) => {
      const { title, brand, details, swatch } = cmsContent
      const names = category.map(({ name }) => name).join(' ')
      return make('offer', { code: offerCode, title, summary: brand.title, image: swatch }, names, details)
    }),
    ...localise<Reward[]>(content.rewards, language, origin).map(
      ({ code, title, summary, image, category, brandInfo }) =>
        make('reward', { code, title, summary, image }, category.fields.name, brandInfo.fields.title),
    ),
    ...articles.map(({ slug, title, summary, sections }) => {
      const words = sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])
      return make('help', { code: slug, title, summary, image: null }, ...words)
    }),
  ]
}

/** The names of the categories: words that surely find something. */
const suggestions = ({ catalogue }: Loyalty, language: Language, origin: string) =>
  localise<{ name: string }[]>(catalogue.content.categories, language, origin)
    .map(({ name }) => name)
    .slice(0, 4)
