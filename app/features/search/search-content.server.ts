import type { Backend } from '#app/backend/backend.server.ts'
import { giftCardEntry, helpEntry, offerEntry, rewardEntry } from './search-entries.ts'
import type { SearchEntry } from './search-index.ts'

export const contentKinds = ['offer', 'reward', 'gift-card', 'help'] as const
export type ContentKind = (typeof contentKinds)[number]

interface Content {
  readonly entries: readonly SearchEntry[]
  readonly names: readonly string[]
}

const namesOf = (categories: readonly { name: string }[]) => categories.map(({ name }) => name)

/** Everything of a kind, and the names of its categories. */
export const readContent: Record<ContentKind, (backend: Backend) => Promise<Content>> = {
  offer: async ({ content }) => {
    const { offers, categories } = await content.everyOffer()
    return { entries: offers.map(offerEntry), names: namesOf(categories) }
  },
  reward: async ({ content }) => {
    const { rewards } = await content.rewards()
    return { entries: rewards.map(rewardEntry), names: [] }
  },
  'gift-card': async ({ content }) => {
    const { brands } = await content.giftCards()
    return { entries: brands.map(giftCardEntry), names: [] }
  },
  help: async ({ content }) => {
    const { articles } = await content.help()
    return { entries: articles.map(helpEntry), names: [] }
  },
}
