import type { ReactNode } from 'react'

export type ChangingProps = {
  /** Whether what takes the place of the children is on its way. */
  isChanging: boolean
  /** What is shown until then. */
  children: ReactNode
}

/** What stays on the screen until its successor is there, and is paler when that takes a moment. */
export function Changing({ isChanging, children }: ChangingProps) {
  return (
    <div
      aria-busy={isChanging}
      className="transition-opacity aria-busy:opacity-70 aria-busy:delay-200 aria-busy:duration-300"
    >
      {children}
    </div>
  )
}
