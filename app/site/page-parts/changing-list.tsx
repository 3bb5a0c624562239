import { Changing } from '@borealis/design-system/components/changing/changing.tsx'
import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** Marks a list as busy while the router loads another one for the same page (a route without `pendingMs`). */
export function ChangingList({ children }: { children: ReactNode }) {
  const isChanging = useRouterState({ select: ({ isLoading }) => isLoading })
  return <Changing isChanging={isChanging}>{children}</Changing>
}
