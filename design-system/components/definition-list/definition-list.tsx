import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'

/**
 * Label and value pairs separated by hairlines, each with at most one action. From a tablet on, the labels have a column of
 * the same width in every list, so that the values of a page's lists share one edge.
 */
export function DefinitionList({ children }: { children: ReactNode }) {
  return (
    <dl className="border-t border-line tablet:grid tablet:grid-cols-[12.5rem_1fr_auto] tablet:gap-x-6 tablet:border-0">
      {children}
    </dl>
  )
}

export type DefinitionRowProps = {
  /** The label. */
  term: string
  /** The value. */
  children: ReactNode
  /** One action link. Its text names what it acts on, so that it makes sense out of context. None by default. */
  action?: ReactNode
  /** On a phone, puts the action below the value instead of beside it. `false` by default. */
  actionBelow?: boolean
  /** The value is a sentence: the term is bold instead of the value. `false` by default. */
  isSentence?: boolean
}

/** One term with its value. On a phone the term is above it. */
export function DefinitionRow(props: DefinitionRowProps) {
  const { term, children, action, actionBelow = false, isSentence = false } = props
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 border-b border-line py-4 tablet:col-span-3 tablet:grid-cols-subgrid">
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
        <dd className={actionBelow ? 'max-tablet:col-span-2 max-tablet:mt-3' : 'justify-self-end'}>
          {action}
        </dd>
      ) : null}
    </div>
  )
}
