import { LRUCache } from 'lru-cache'
import { currentSession } from '#app/session/session.server.ts'

const DAY_MS = 86_400_000

/** By customer, in this process. A guess: the backend says which cards there are. */
const firstCards = new LRUCache<string, string>({ max: 10_000, ttl: DAY_MS })

/** Remembers which card this request's customer sees travel of when they choose none. */
export async function rememberFirstCard(uniqueId: string): Promise<void> {
  const session = await currentSession()
  if (session) firstCards.set(session.value.sub, uniqueId)
}

/** The card that it was the last time, so that its travel can be loaded beside the cards. */
export async function likelyFirstCard(): Promise<string | undefined> {
  const session = await currentSession()
  return session && firstCards.get(session.value.sub)
}
