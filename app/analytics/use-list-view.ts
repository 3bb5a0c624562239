import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { type ItemKind, listEvents, pageName } from './events.ts'
import { track } from './track.ts'

/**
 * Says which things of the catalogue a page shows, again when they change. The list is named like the page, as a choice from it is
 * (`choiceEvents`).
 */
export function useListView(kind: ItemKind, ids: readonly string[]): void {
  const list = useMatches({ select: (matches) => pageName(matches.at(-1)?.routeId ?? '') ?? 'unnamed' })
  // As text, because every rendering makes a new list.
  const shown = JSON.stringify(ids)
  useEffect(() => {
    track(...listEvents(list, kind, JSON.parse(shown)))
  }, [list, kind, shown])
}
