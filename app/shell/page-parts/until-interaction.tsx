import { useQueryClient } from '@tanstack/react-query'
import { memo, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { LazyPart } from './lazy-part.tsx'

/** Renders a part that hydrates at the first interaction. Memoised, so that parents may re-render freely. */
export const UntilInteraction = memo(function UntilInteraction({ part: Part }: { part: LazyPart<object> }) {
  return (
    <PartBoundary ready={Part.ready}>
      <Part />
    </PartBoundary>
  )
})

interface PartBoundaryProps {
  /** Loads the code of the part. */
  ready: () => Promise<unknown>
  /** Shown in its place while it loads on a page that is not the first one. Nothing by default. */
  fallback?: ReactNode
  children: ReactNode
}

/**
 * The boundary around a part that hydrates later than its page. If a query succeeds or fails for good before that, the part is loaded
 * at once and rendered anew: hydrating the server's HTML with newer data would be a mismatch, and a failure has to be told to a
 * reader who touches nothing.
 */
export function PartBoundary({ ready, fallback, children }: PartBoundaryProps) {
  const queryClient = useQueryClient()
  const [key, setKey] = useState(0)
  const isHydrated = useRef(false)
  useEffect(() => {
    const stop = queryClient.getQueryCache().subscribe((event) => {
      if (isHydrated.current) return stop()
      if (event.type !== 'updated') return
      if (event.action.type !== 'success' && event.action.type !== 'error') return
      stop()
      ready().then(
        () => isHydrated.current || setKey(1),
        () => undefined,
      )
    })
    return stop
  }, [queryClient, ready])
  return (
    <Suspense key={key} fallback={fallback}>
      {children}
      <Hydrated mark={isHydrated} />
    </Suspense>
  )
}

/** Its effect runs once the boundary that it stands in is hydrated. */
function Hydrated({ mark }: { mark: { current: boolean } }) {
  useEffect(() => {
    mark.current = true
  }, [mark])
  return null
}
