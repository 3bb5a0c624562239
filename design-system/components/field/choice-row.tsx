import type { ReactNode } from 'react'

interface ChoiceRowProps {
  /** Id of the box or the button. */
  htmlFor: string
  /** The box or the button itself. */
  control: ReactNode
  label: ReactNode
  /** Under the label, and read out with it. None by default. */
  help?: ReactNode
  /** At the end of the row. None by default. */
  count?: ReactNode
}

/** A box or a button with its words. The whole row is the target, at least 40 px high. */
export function ChoiceRow({ htmlFor, control, label, help, count }: ChoiceRowProps) {
  return (
    <label
      htmlFor={htmlFor}
      className="group flex min-h-10 break-inside-avoid items-start gap-3 py-2 has-disabled:cursor-not-allowed has-disabled:text-ink-3"
    >
      {control}
      <span className="min-w-0 flex-1">
        {label}
        {help ? <span className="block max-w-reading text-small text-ink-2">{help}</span> : null}
      </span>
      {count === undefined ? null : <span className="text-small leading-6 text-ink-2">{count}</span>}
    </label>
  )
}
