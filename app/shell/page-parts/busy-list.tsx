import { BusyRegion } from '@borealis/design-system/components/busy-region/busy-region.tsx'
import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** Marks a list as busy while the router loads another one for the same page. */
export function BusyList({ children }: { children: ReactNode }) {
  const isLoading = useRouterState({ select: ({ isLoading }) => isLoading })
  return <BusyRegion busy={isLoading}>{children}</BusyRegion>
}
