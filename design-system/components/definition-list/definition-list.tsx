import type { ReactNode } from 'react'

/** Facts on hairlines: what, the fact, one link. */
export function DefinitionList({ children }: { children: ReactNode }) {
  return <dl className="border-t border-line tablet:border-0">{children}</dl>
}

export type DefinitionRowProps = {
  /** What the value is. */
  term: string
  /** The value. */
  children: ReactNode
  /** One link that acts. Its words should say what it acts on, also when heard alone. */
  action?: ReactNode
}

/** One fact. On a phone the term stands above it. */
export function DefinitionRow({ term, children, action }: DefinitionRowProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 border-b border-line py-4 tablet:grid-cols-[200px_1fr_auto]">
      <dt className="col-span-2 text-small text-ink-2 tablet:col-span-1 tablet:text-body">{term}</dt>
      <dd className="min-w-0 font-semibold">{children}</dd>
      {action ? <dd>{action}</dd> : null}
    </div>
  )
}
