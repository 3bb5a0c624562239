import type { ReactNode } from 'react'

export type SectionProps = {
  children: ReactNode
  /** Ties the section to its heading, or serves as an anchor. */
  id?: string
  labelledBy?: string
  /** A `shelf` lies on sunken ground, from edge to edge. */
  tone?: 'paper' | 'shelf'
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
