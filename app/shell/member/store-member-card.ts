import { responseCaches, serviceWorkers } from '#app/domain/browser-parts.ts'
import {
  MEMBER_CARD_CACHE,
  MEMBER_CARD_OWNER,
  MEMBER_CARD_RECORD,
  MEMBER_CARD_WORKER,
  type MemberCardRecord,
  memberCardScopes,
} from '#app/domain/offline-member-card.ts'
import { deleteMemberCard } from './delete-member-card.ts'

/**
 * Stores the member's card in this browser, so that it opens offline. Resolves once both service workers are active.
 * @param record a `MemberCardRecord` as JSON
 * @returns whether the card may stay stored
 * @throws where service workers are unavailable (an old browser, a private window)
 */
export async function storeMemberCard(record: string): Promise<boolean> {
  const workers = serviceWorkers()
  const cache = await responseCaches()?.open(MEMBER_CARD_CACHE)
  if (!workers || !cache) throw new Error('this browser stores no card')
  await cache.put(
    MEMBER_CARD_RECORD,
    new Response(record, { headers: { 'content-type': 'application/json' } }),
  )
  await Promise.all(
    memberCardScopes.map(async (scope) => atWork(await workers.register(MEMBER_CARD_WORKER, { scope }))),
  )
  const { number }: MemberCardRecord = JSON.parse(record)
  const isTheirs = await isStillTheirs(number)
  if (!isTheirs) await deleteMemberCard()
  return isTheirs
}

/** Waits until the worker of this registration is active; rejects when the browser discarded it. */
async function atWork({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = active ?? waiting ?? installing
  if (!worker || worker.state === 'activated') return
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve()
      else if (worker.state === 'redundant') reject(new Error('the browser gave the worker up'))
    })
  })
}

/**
 * The member may have signed out in another tab while this page was loading, so the session is checked after the record
 * is written; later sign-outs reach this tab as messages. Without an answer, or with one that was cut off because the page is being
 * left, the member is taken to be still signed in.
 */
async function isStillTheirs(number: string): Promise<boolean> {
  const answer = await fetch(MEMBER_CARD_OWNER).catch(() => undefined)
  if (!answer?.ok) return answer?.status !== 401
  const owner = await answer.text()
  return owner === '' || owner === number
}
