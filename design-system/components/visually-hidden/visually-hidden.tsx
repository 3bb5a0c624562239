import type { ReactNode } from 'react'

/** Words that are heard but not seen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>
}
