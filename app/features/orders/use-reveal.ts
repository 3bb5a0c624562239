import type { ECardSecret } from '@borealis/contract/me.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIsMounted } from '#app/shell/forms/use-leaving.ts'
import { orderQueries, type RevealedECard, revealECard } from './orders.data.ts'

export type Reveal =
  | { readonly name: 'hidden' }
  | { readonly name: 'fetching' }
  | { readonly name: 'shown'; readonly secret: ECardSecret }
  | { readonly name: 'cancelled' | 'late' | 'failed' }

/** Poll interval while the step-up is being completed; milliseconds. */
const OPENING_EVERY_MS = 1_000

/**
 * The code that a step-up has unlocked. It is kept in this component's memory alone, in no cache, address or storage, and is
 * dropped when the member hides it or leaves the page.
 * @param here this page without the pending action, which leaves the address and the history at once
 */
export function useReveal(intent: string | undefined, here: string) {
  const [reveal, setReveal] = useState<Reveal>(intent ? { name: 'fetching' } : { name: 'hidden' })
  const router = useRouter()
  const queryClient = useQueryClient()
  const requestedIntent = useRef<string>(undefined)
  const isMounted = useIsMounted()
  const fetchCode = useEffectEvent(async (handle: string) => {
    setReveal({ name: 'fetching' })
    const answer = await open(handle, isMounted).catch(() => {
      // If the session has ended, the queries that are read again lead to the sign-in.
      void queryClient.invalidateQueries({ queryKey: orderQueries.all })
      return { kind: 'failed' as const }
    })
    if (!isMounted.current) return
    if (answer.kind === 'shown') {
      const { cardId, code, pin } = answer
      setReveal({ name: 'shown', secret: { cardId, code, pin } })
    } else setReveal({ name: answer.kind })
    await router.navigate({ href: here, replace: true, resetScroll: false })
  })
  useEffect(() => {
    if (!intent || requestedIntent.current === intent) return
    requestedIntent.current = intent
    void fetchCode(intent)
  }, [intent])
  useEffect(() => {
    const hide = () => setReveal({ name: 'hidden' })
    window.addEventListener('pagehide', hide)
    return () => window.removeEventListener('pagehide', hide)
  }, [])
  return { reveal, hide: () => setReveal({ name: 'hidden' }) }
}

/**
 * Fetches the code, once the component that shows it is loaded: the step-up is good for one look, which a missing chunk
 * would waste. A second callback may arrive before the first one is finished; then it polls for as long as the page is open.
 */
async function open(
  intent: string,
  isMounted: Readonly<RefObject<boolean>>,
): Promise<Exclude<RevealedECard, { kind: 'opening' }>> {
  await loadShownCode()
  while (isMounted.current) {
    const answer = await revealECard({ data: { intent } })
    if (answer.kind !== 'opening') return answer
    await new Promise((resolve) => setTimeout(resolve, OPENING_EVERY_MS))
  }
  return { kind: 'late' }
}

/** Loads the component that shows a code, with its barcode and full screen: a chunk of its own, for the first code that is shown. */
export const loadShownCode = () => import('./shown-code.tsx')
