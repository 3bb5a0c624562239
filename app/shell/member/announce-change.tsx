import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { announceChange } from './other-tabs.ts'
import { CHANGED_META } from './tab-channel.ts'

/**
 * For a page that is shown after a write: makes the member's other tabs refetch the queries of these keys. Before
 * hydration, a script in the head does so (`before-hydration.ts`) and marks the element as done.
 */
export function AnnounceChange({ keys }: { keys: readonly (readonly string[])[] }) {
  const queryClient = useQueryClient()
  const meta = useRef<HTMLMetaElement>(null)
  const content = JSON.stringify(keys)
  useEffect(() => {
    if (meta.current?.dataset.announced === undefined) void announceChange(queryClient, JSON.parse(content))
  }, [queryClient, content])
  return <meta ref={meta} name={CHANGED_META} content={content} />
}
