import { useSyncExternalStore } from 'react'
import { usePrinting } from '../far/use-printing.ts'

type Drawings = 'phone' | 'tablet' | 'desktop' | 'all'

/**
 * Which drawing of the chart is in view. A document of the server has all of them and its style sheet chooses; in the
 * browser the others would only be redrawn for nobody. Paper has a width of its own, so it gets them all.
 */
export function useDrawings(): Drawings {
  const shown = useSyncExternalStore<Drawings>(watch, current, () => 'all')
  return usePrinting() ? 'all' : shown
}

const queries = { desktop: '(width >= 1200px)', tablet: '(width >= 770px)' }

function current(): Drawings {
  if (window.matchMedia(queries.desktop).matches) return 'desktop'
  return window.matchMedia(queries.tablet).matches ? 'tablet' : 'phone'
}

function watch(onChange: () => void): () => void {
  const sizes = Object.values(queries).map((query) => window.matchMedia(query))
  for (const size of sizes) size.addEventListener('change', onChange)
  return () => {
    for (const size of sizes) size.removeEventListener('change', onChange)
  }
}
