import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { FieldNote } from '../field/field.tsx'

export type CheckboxGroupProps = {
  /** Where an error summary leads: the group takes the focus. None by default. */
  id?: string
  /** The question. It is the group's name. */
  legend: ReactNode
  /** The word "Optional", given only for questions that are. None by default. */
  optionalLabel?: string
  /** What is wrong, under the question; `null` when nothing is. None by default. */
  error?: string | null | undefined
  /** Two choices on a line from a tablet on, for long lists of short words. `false` by default. */
  twoColumns?: boolean
  /** The choices: `Checkbox` each. */
  children: ReactNode
  /** Utilities for its place and width, added to the outermost element; none by default. */
  className?: string | undefined
}

/** Any number of a few, all of them in view, under one question. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { id, legend, optionalLabel, error, twoColumns = false, children, className } = props
  const noteId = `${useId()}-note`
  return (
    <fieldset
      id={id}
      tabIndex={id ? -1 : undefined}
      aria-describedby={error ? noteId : undefined}
      className={className}
    >
      <legend className="mb-1.5 flex w-full flex-wrap justify-between gap-x-4 text-label font-semibold">
        {legend}
        {optionalLabel ? <span className="font-normal text-ink-3">{optionalLabel}</span> : null}
      </legend>
      {error ? <FieldNote id={noteId} error={error} /> : null}
      <div className={classNames(twoColumns && 'grid gap-x-6 tablet:grid-cols-2')}>{children}</div>
    </fieldset>
  )
}
