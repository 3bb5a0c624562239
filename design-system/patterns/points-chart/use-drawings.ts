import { useSyncExternalStore } from 'react'
import { usePrinting } from '../far/use-printing.ts'

type Drawings = 'phone' | 'wide' | 'all'

/**
 * Which drawing of the chart is in view. A document of the server has both of them and its style sheet chooses; in the
 * browser, redrawing the hidden one would be wasted. Paper has a width of its own, so it gets both.
 */
export function useDrawings(): Drawings {
  const shown = useSyncExternalStore<Drawings>(watch, current, () => 'all')
  return usePrinting() ? 'all' : shown
}

const WIDE = '(width >= 48.125rem)'

const current = (): Drawings => (window.matchMedia(WIDE).matches ? 'wide' : 'phone')

function watch(onChange: () => void): () => void {
  const size = window.matchMedia(WIDE)
  size.addEventListener('change', onChange)
  return () => size.removeEventListener('change', onChange)
}
