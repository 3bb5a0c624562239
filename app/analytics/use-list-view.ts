import { useEffect } from 'react'
import { type ItemKind, listEvents } from './events.ts'
import { track } from './track.ts'

/** Says which things of the catalogue a page shows, again when they change. */
export function useListView(list: string, kind: ItemKind, ids: readonly string[]): void {
  const shown = ids.join(' ')
  useEffect(() => {
    track(...listEvents(list, kind, shown === '' ? [] : shown.split(' ')))
  }, [list, kind, shown])
}
