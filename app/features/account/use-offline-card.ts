import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CARD_CACHE, CARD_RECORD, CARD_WORKER, type CardRecord, cardPaths } from '#app/domain/offline-card.ts'
import { sessionQueries } from '#app/session/session.queries.ts'

/**
 * Keeps the card in this browser until the session ends, so that it opens without a connection.
 * @returns whether it is kept
 */
export function useOfflineCard(card: Omit<CardRecord, 'until'>): boolean {
  const { data: auth } = useQuery(sessionQueries.auth())
  const [isKept, setIsKept] = useState(false)
  const until = auth?.expiresOn ?? null
  const written = until === null ? null : JSON.stringify({ ...card, until })
  useEffect(() => {
    if (written === null) return
    let isOver = false
    keep(written).then(
      () => !isOver && setIsKept(true),
      // No worker here (an old browser, a private window): the card needs a connection, as it did before.
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [written])
  return isKept
}

/** Done when the card would open without a connection, not before: both workers are at work. */
async function keep(record: string): Promise<void> {
  const workers = navigator.serviceWorker
  if (!workers) throw new Error('this browser has no workers')
  await (await caches.open(CARD_CACHE)).put(
    CARD_RECORD,
    new Response(record, { headers: { 'content-type': 'application/json' } }),
  )
  await Promise.all(cardPaths.map(async (scope) => atWork(await workers.register(CARD_WORKER, { scope }))))
}

/** Until the worker of this registration answers; fails when the browser gave it up. */
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
