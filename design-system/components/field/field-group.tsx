import { type ReactNode, useId } from 'react'
import { FieldNote } from './field.tsx'

export type FieldGroupProps = {
  /** Where an error summary leads: the group takes the focus. None by default. */
  id?: string | undefined
  /** The question. It is the group's name. */
  legend: ReactNode
  /** Heard but not shown: where something right above it says the same. `false` by default. */
  legendHidden?: boolean
  /** The word "Optional", given only for questions that are. None by default. */
  optionalLabel?: string | undefined
  /** What is wrong, under the question and above the choices, which may be many; `null` when nothing is. None by default. */
  error?: string | null | undefined
  /** A long list of short words: two columns from a tablet on, read downward. `false` by default. */
  twoColumns?: boolean
  /** The choices. */
  children: ReactNode
  /** Utilities for its place and width, added to the outermost element; none by default. */
  className?: string | undefined
}

/** A question with its choices, all of them in view: what RadioGroup and CheckboxGroup have in common. */
export function FieldGroup(props: FieldGroupProps) {
  const {
    id,
    legend,
    legendHidden = false,
    optionalLabel,
    error,
    twoColumns = false,
    children,
    className,
  } = props
  const noteId = `${useId()}-note`
  return (
    <fieldset
      id={id}
      tabIndex={id ? -1 : undefined}
      aria-describedby={error ? noteId : undefined}
      className={className}
    >
      <legend
        className={
          legendHidden
            ? 'sr-only'
            : 'mb-1.5 flex w-full flex-wrap justify-between gap-x-4 text-label font-semibold'
        }
      >
        {legend}
        {optionalLabel ? <span className="font-normal text-ink-3">{optionalLabel}</span> : null}
      </legend>
      {error ? <FieldNote id={noteId} error={error} /> : null}
      <div className={twoColumns ? 'gap-x-12 tablet:columns-2' : undefined}>{children}</div>
    </fieldset>
  )
}
