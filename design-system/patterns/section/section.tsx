import type { ReactNode } from 'react'

export type SectionProps = {
  /** Content of the section. */
  children: ReactNode
  /** Id of the section, as a link target. None by default. */
  id?: string
  /** Id of the heading that names the section; without it the element is a plain block. */
  labelledBy?: string
  /** A `shelf` has a full-bleed sunken background. `paper` by default. */
  tone?: 'paper' | 'shelf'
  /** Layout classes for the root element (margin, width, grid area). None by default. */
  className?: string
}

/** A section of a page: aligned with the page column, with vertical rhythm. */
export function Section({ children, id, labelledBy, tone = 'paper', className }: SectionProps) {
  const ground = tone === 'shelf' ? 'bg-sunken page-shelf' : 'page-section'
  return (
    <section id={id} aria-labelledby={labelledBy} className={`${ground} ${className ?? ''}`}>
      <div className="page-column">{children}</div>
    </section>
  )
}
