import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { announceChange } from './other-tabs.ts'
import { CHANGED_META } from './tab-channel.ts'

/**
 * Part of a page that comes after a change: what was read under these keys is read again in the customer's other tabs. A page
 * that sleeps has told them already (`before-awake.ts`), and was read after the change itself.
 */
export function Changed({ keys }: { keys: readonly (readonly string[])[] }) {
  const queryClient = useQueryClient()
  const meta = useRef<HTMLMetaElement>(null)
  const content = JSON.stringify(keys)
  useEffect(() => {
    if (meta.current?.dataset.told === undefined) void announceChange(queryClient, JSON.parse(content))
  }, [queryClient, content])
  return <meta ref={meta} name={CHANGED_META} content={content} />
}
