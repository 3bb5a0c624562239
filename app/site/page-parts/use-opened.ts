import { useState } from 'react'
import { afterNextFrame, answerPress } from './after-next-frame.ts'

/** Something large that a press opens: the press is answered first, and what it opens is drawn after that frame. */
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
