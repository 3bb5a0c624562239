import { useEffect } from 'react'
import { type ItemKind, listEvents } from './events.ts'
import { track } from './track.ts'

/** Says which things of the catalogue a page shows, again when they change. */
export function useListView(list: string, kind: ItemKind, ids: readonly string[]): void {
  // As text, because every rendering makes a new list.
  const shown = JSON.stringify(ids)
  useEffect(() => {
    track(...listEvents(list, kind, JSON.parse(shown)))
  }, [list, kind, shown])
}
