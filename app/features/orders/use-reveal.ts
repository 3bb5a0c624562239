import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ECardSecret } from '#app/backend/contract/me.ts'
import { revealECard } from './e-cards.functions.ts'

export type Reveal =
  | { readonly name: 'hidden' }
  | { readonly name: 'fetching' }
  | { readonly name: 'shown'; readonly secret: ECardSecret }
  | { readonly name: 'cancelled' | 'late' | 'failed' }

/**
 * The code that a step-up came back for. It lives in this component's memory alone: no cache, no address, no storage;
 * hiding it, leaving the page or putting it away forgets it.
 * @param here this page without the pending action, which leaves the address and the history at once
 */
export function useReveal(intent: string | undefined, here: string) {
  const [reveal, setReveal] = useState<Reveal>(intent ? { name: 'fetching' } : { name: 'hidden' })
  const router = useRouter()
  const asked = useRef<string>(undefined)
  const fetchCode = useEffectEvent(async (handle: string) => {
    setReveal({ name: 'fetching' })
    const answer = await revealECard({ data: { intent: handle } }).catch(() => ({ kind: 'failed' as const }))
    if (answer.kind === 'shown') {
      const { cardId, code, pin } = answer
      setReveal({ name: 'shown', secret: { cardId, code, pin } })
    } else setReveal({ name: answer.kind })
    await router.navigate({ href: here, replace: true, resetScroll: false })
  })
  useEffect(() => {
    if (!intent || asked.current === intent) return
    asked.current = intent
    void fetchCode(intent)
  }, [intent])
  useEffect(() => {
    const hide = () => setReveal({ name: 'hidden' })
    window.addEventListener('pagehide', hide)
    return () => window.removeEventListener('pagehide', hide)
  }, [])
  return { reveal, hide: () => setReveal({ name: 'hidden' }) }
}
