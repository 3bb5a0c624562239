import type { ReactNode } from 'react'

export type SectionProps = {
  /** What the section holds. */
  children: ReactNode
  /** Ties the section to its heading, or serves as an anchor. None by default. */
  id?: string
  /** Id of its heading, which names the section; none makes it a plain block. */
  labelledBy?: string
  /** A `shelf` lies on sunken ground, from edge to edge. `paper` by default. */
  tone?: 'paper' | 'shelf'
  /** Utilities for its place and width, added to the outermost element; none by default. */
  className?: string
}

/** One idea of a page, hung on the page's column, with the rhythm between ideas. */
export function Section({ children, id, labelledBy, tone = 'paper', className }: SectionProps) {
  const ground = tone === 'shelf' ? 'bg-sunken page-shelf' : 'page-section'
  return (
    <section id={id} aria-labelledby={labelledBy} className={`${ground} ${className ?? ''}`}>
      <div className="page-column">{children}</div>
    </section>
  )
}
