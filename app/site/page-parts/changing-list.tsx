import { Changing } from '@borealis/design-system/components/changing/changing.tsx'
import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** A list that stays while another one of the same page is on its way (its route has no `pendingMs`). */
export function ChangingList({ children }: { children: ReactNode }) {
  const isChanging = useRouterState({ select: ({ isLoading }) => isLoading })
  return <Changing isChanging={isChanging}>{children}</Changing>
}
