import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { CARD_CACHE, CARD_RECORD, CARD_WORKER, type CardRecord, cardPaths } from '#app/domain/offline-card.ts'
import { sessionQueries } from '#app/session/session.queries.ts'
import { useCardOwner } from '#app/site/member/use-card-owner.ts'

/**
 * Keeps the card in this browser until the session ends, so that it opens without a connection.
 * @returns whether it is kept
 */
export function useOfflineCard(card: Omit<CardRecord, 'until'>): boolean {
  const { data: auth } = useQuery(sessionQueries.auth())
  const [isKept, setIsKept] = useState(false)
  const isStillTheirs = useEffectEvent(useCardOwner(card.number))
  const until = auth?.expiresOn ?? null
  const written = until === null ? null : JSON.stringify({ ...card, until })
  useEffect(() => {
    if (written === null) return
    let isOver = false
    keep(written, () => isStillTheirs()).then(
      (isTheirs) => !isOver && setIsKept(isTheirs),
      // No worker here (an old browser, a private window): the card needs a connection, as it did before.
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [written])
  return isKept
}

/**
 * Done when the card would open without a connection, not before: both workers are at work. The member may have left in
 * another tab while this page was still loading, so who they are is asked once the record stands: whoever leaves later
 * is heard by this tab.
 */
async function keep(record: string, isStillTheirs: () => Promise<boolean>): Promise<boolean> {
  const workers = navigator.serviceWorker
  if (!workers) throw new Error('this browser has no workers')
  await (await caches.open(CARD_CACHE)).put(
    CARD_RECORD,
    new Response(record, { headers: { 'content-type': 'application/json' } }),
  )
  await Promise.all(cardPaths.map(async (scope) => atWork(await workers.register(CARD_WORKER, { scope }))))
  return isStillTheirs()
}

/** Waits until the worker of this registration answers; rejects when the browser discarded it. */
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
