import { useQueryClient } from '@tanstack/react-query'
import { memo, Suspense, useEffect, useState } from 'react'
import { firstInteraction, type LazyPart } from './lazy-part.tsx'

/**
 * A part that waits for the first gesture, and whose content may change before: an answer that arrives while nobody has
 * touched the page renders it again, from its own queries. What is around it may be rendered again without it.
 */
export const UntilInteraction = memo(function UntilInteraction({ part: Part }: { part: LazyPart<object> }) {
  const queryClient = useQueryClient()
  const [drawn, setDrawn] = useState(0)
  useEffect(() => {
    let isUntouched = true
    const stop = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return
      stop()
      // Taken over, it would be compared with what the server drew from the answer before.
      Part.ready().then(
        () => isUntouched && setDrawn(1),
        () => undefined,
      )
    })
    const touched = () => {
      isUntouched = false
      stop()
    }
    void firstInteraction().then(touched)
    return touched
  }, [queryClient, Part])
  return (
    <Suspense key={drawn}>
      <Part />
    </Suspense>
  )
})
