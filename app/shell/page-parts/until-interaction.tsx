import { useQueryClient } from '@tanstack/react-query'
import { memo, Suspense, useEffect, useState } from 'react'
import { firstInteraction, type LazyPart } from './lazy-part.tsx'

/**
 * Renders a part that hydrates at the first interaction. If a query succeeds or fails for good before that, the part is
 * loaded at once and rendered anew: hydrating the server's HTML with newer data would be a mismatch, and a failure has to
 * be told to a reader who touches nothing. Memoised, so that parents may re-render freely.
 */
export const UntilInteraction = memo(function UntilInteraction({ part: Part }: { part: LazyPart<object> }) {
  const queryClient = useQueryClient()
  const [key, setKey] = useState(0)
  useEffect(() => {
    let isWaiting = true
    const stop = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return
      if (event.action.type !== 'success' && event.action.type !== 'error') return
      stop()
      Part.ready().then(
        () => isWaiting && setKey(1),
        () => undefined,
      )
    })
    const end = () => {
      isWaiting = false
      stop()
    }
    void firstInteraction().then(end)
    return end
  }, [queryClient, Part])
  return (
    <Suspense key={key}>
      <Part />
    </Suspense>
  )
})
