import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'

/** Facts on hairlines: what, the fact, one link. */
export function DefinitionList({ children }: { children: ReactNode }) {
  return <dl className="top-rule border-t border-line tablet:border-0">{children}</dl>
}

export type DefinitionRowProps = {
  /** What the value is. */
  term: string
  /** The value. */
  children: ReactNode
  /** One link that acts. Its words should say what it acts on, also when read out of context. None by default. */
  action?: ReactNode
  /** On a phone the action stands under the value, which may then be long; beside it by default. */
  actionBelow?: boolean
  /** The value is a sentence: the term stands out, not the sentence. `false` by default. */
  isSentence?: boolean
}

/** One fact. On a phone the term stands above it. */
export function DefinitionRow(props: DefinitionRowProps) {
  const { term, children, action, actionBelow = false, isSentence = false } = props
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 border-b border-line py-4 tablet:grid-cols-[200px_1fr_auto]">
      <dt
        className={classNames(
          'col-span-2 tablet:col-span-1',
          isSentence ? 'font-semibold' : 'text-small text-ink-2 tablet:text-body',
        )}
      >
        {term}
      </dt>
      <dd
        className={classNames(
          'min-w-0',
          actionBelow && 'col-span-2 tablet:col-span-1',
          !isSentence && 'font-semibold',
        )}
      >
        {children}
      </dd>
      {action ? (
        <dd className={actionBelow ? 'max-tablet:col-span-2 max-tablet:mt-3' : undefined}>{action}</dd>
      ) : null}
    </div>
  )
}
