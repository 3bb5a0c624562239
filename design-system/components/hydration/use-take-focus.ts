import { useState } from 'react'
import { useIsHydrating } from './use-is-hydrating.ts'

/**
 * For what takes the focus when it appears. Markup from the server has appeared before it is hydrated: a reader who has focused
 * something since, such as a field to correct, goes on there.
 * @returns a function that moves the focus
 */
export function useTakeFocus(): (element: HTMLElement | null | undefined) => void {
  const isHydrating = useIsHydrating()
  const [takeFocus] = useState(() => {
    let hasAppearedBefore = isHydrating
    return (element: HTMLElement | null | undefined): void => {
      const isTaken = hasAppearedBefore && !isFocusFree()
      hasAppearedBefore = false
      if (!isTaken) element?.focus()
    }
  })
  return takeFocus
}

/** Whether the reader has focused nothing, or what was focused is gone. */
export const isFocusFree = (): boolean =>
  document.activeElement === null || document.activeElement === document.body
