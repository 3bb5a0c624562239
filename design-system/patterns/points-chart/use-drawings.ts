import { useSyncExternalStore } from 'react'
import { fromTablet } from '../../tokens/breakpoints.ts'
import { usePrinting } from '../offscreen/use-printing.ts'

type Drawings = 'phone' | 'wide' | 'all'

/**
 * Which drawing of the chart to render. Server markup contains both, and CSS shows one; in the browser, updating the
 * hidden one would be wasted work. Both are rendered for printing, because paper has its own width.
 */
export function useDrawings(): Drawings {
  const shown = useSyncExternalStore<Drawings>(watch, current, () => 'all')
  return usePrinting() ? 'all' : shown
}

const current = (): Drawings => (window.matchMedia(fromTablet).matches ? 'wide' : 'phone')

function watch(onChange: () => void): () => void {
  const size = window.matchMedia(fromTablet)
  size.addEventListener('change', onChange)
  return () => size.removeEventListener('change', onChange)
}
