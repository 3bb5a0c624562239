import type { ReactNode } from 'react'

/** A named group of components on the board. */
export function Shelf({
  title,
  className,
  children,
}: {
  title: string
  className?: string
  children: ReactNode
}) {
  return (
    <section className={`border-t border-line pt-4 ${className ?? ''}`}>
      <h2 className="mb-5 text-caption text-ink-2">{title}</h2>
      {children}
    </section>
  )
}
