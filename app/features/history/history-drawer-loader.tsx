import { type ComponentType, useEffect, useState } from 'react'
import type { HistoryDrawerProps } from './history-drawer.tsx'

/** The filter drawer of phones, loaded when its first step is opened. */
export function HistoryDrawer(props: HistoryDrawerProps) {
  const [Drawer, setDrawer] = useState<ComponentType<HistoryDrawerProps> | null>(null)
  const isAsked = props.search.step !== undefined
  useEffect(() => {
    if (!isAsked) return
    // A missing chunk is handled by the release notice; the page stays as it is.
    import('./history-drawer.tsx').then(
      (module) => setDrawer(() => module.HistoryDrawer),
      () => undefined,
    )
  }, [isAsked])
  return Drawer ? <Drawer {...props} /> : null
}
