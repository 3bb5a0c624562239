import { CircleAlert, TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

/** Texts around the control of a field. */
export type FieldWords = {
  label: string
  /** The word "Optional", for optional fields. None by default. */
  optionalLabel?: string | undefined
  /** Help text under the control. None by default. */
  help?: ReactNode
  /** Error message; takes precedence over `warning`. None by default. */
  error?: string | null | undefined
  /** Message about something unusual that does not block submission. None by default. */
  warning?: string | null | undefined
}

const noteId = (id: string) => `${id}-note`
const optionalId = (id: string) => `${id}-optional`
const helpId = (id: string) => `${id}-help`

/** Attributes that connect a control to its messages; spread them on the native element. */
export function fieldAria(id: string, { optionalLabel, help, error, warning }: FieldWords) {
  const describedBy = [
    optionalLabel ? optionalId(id) : null,
    error || warning ? noteId(id) : null,
    help ? helpId(id) : null,
  ]
    .filter(Boolean)
    .join(' ')
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
    'data-state': error ? 'error' : warning ? 'warning' : undefined,
  }
}

/** Box of a text control, in every state. Hovering has no further conditions, so that the other states outrank it. */
export const controlClasses =
  'block h-[3.125rem] w-full min-w-0 rounded-button border-[1.5px] border-control bg-surface px-4 text-body text-ink placeholder:text-ink-3 hover:border-ink-2 disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-3 disabled:opacity-100 data-[state=error]:border-2 data-[state=error]:border-error data-[state=warning]:border-2 data-[state=warning]:border-warning'

export type FieldProps = FieldWords & {
  /** Id of the control. */
  id: string
  /** Layout classes for the whole field. None by default. */
  className?: string | undefined
  /** Changes with each failed submission: the error is announced again, wherever the focus is. None by default. */
  attempts?: number | undefined
  /** The control, with `fieldAria` of the same id spread on it. */
  children: ReactNode
}

/** A control with its label above, "Optional" on the right, and help or messages below. */
export function Field(props: FieldProps) {
  const { id, label, optionalLabel, help, error, warning, className, attempts, children } = props
  return (
    <div className={className}>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="text-label font-semibold">
          {label}
        </label>
        {optionalLabel ? (
          <span id={optionalId(id)} className="text-label text-ink-3">
            {optionalLabel}
          </span>
        ) : null}
      </div>
      {children}
      {error || warning ? (
        <FieldNote key={attempts} isAlert={!!attempts} id={noteId(id)} error={error} warning={warning} />
      ) : null}
      {help ? (
        <p id={helpId(id)} className="mt-2 text-small text-ink-2">
          {help}
        </p>
      ) : null}
    </div>
  )
}

type FieldNoteProps = {
  id: string
  error?: string | null | undefined
  warning?: string | null | undefined
  isAlert?: boolean
}

/** Message under a control: icon and text, never colour alone. */
export function FieldNote({ id, error, warning, isAlert = false }: FieldNoteProps) {
  return (
    <p
      id={id}
      role={isAlert ? 'alert' : undefined}
      className={`mt-2 flex gap-2 text-small font-[550] ${error ? 'text-error' : 'text-warning'}`}
    >
      <Icon of={error ? CircleAlert : TriangleAlert} size={18} className="mt-px" />
      {error || warning}
    </p>
  )
}
