import { useState } from 'react'
import { afterNextFrame, answerPress } from './after-next-frame.ts'

/** State of a large disclosure: the press is painted first, and the content is rendered after that frame. */
export function useOpened() {
  const [isOpen, setOpen] = useState(false)
  return {
    isOpen,
    open({ currentTarget }: { readonly currentTarget: Element }): void {
      answerPress(currentTarget)
      void afterNextFrame(async () => setOpen(true))
    },
    close: () => setOpen(false),
  }
}
