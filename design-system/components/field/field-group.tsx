import { type ReactNode, useId } from 'react'
import { FieldNote } from './field.tsx'

export type FieldGroupProps = {
  /** Target for a link from the error summary. None by default. */
  id?: string | undefined
  /** The question, which names the group. */
  legend: ReactNode
  /** Error message between the question and the options; `null` when there is none. None by default. */
  error?: string | null | undefined
  /** Two columns from tablet width on, read downward, for a long list of short options. `false` by default. */
  twoColumns?: boolean
  /** The options: one `Checkbox` each. */
  children: ReactNode
  /** Layout classes for the root element (margin, width, grid area). None by default. */
  className?: string | undefined
}

/** Checkboxes under one legend, any number of which may be checked; RadioGroup where one is chosen. */
export function FieldGroup(props: FieldGroupProps) {
  const { id, legend, error, twoColumns = false, children, className } = props
  const noteId = `${useId()}-note`
  return (
    <fieldset
      id={id}
      tabIndex={id ? -1 : undefined}
      aria-describedby={error ? noteId : undefined}
      className={className}
    >
      <legend className="mb-1.5 text-label font-semibold">{legend}</legend>
      {error ? <FieldNote id={noteId} error={error} /> : null}
      <div className={twoColumns ? 'gap-x-12 tablet:columns-2' : undefined}>{children}</div>
    </fieldset>
  )
}
