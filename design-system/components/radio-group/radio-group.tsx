import { type ReactNode, useId } from 'react'
import { FieldNote } from '../field/field.tsx'
import { Radio } from './radio.tsx'

export type RadioOption = {
  value: string
  label: ReactNode
  /** A line under the label; none by default. */
  help?: ReactNode
  /** At the right end of the row. */
  count?: ReactNode
  disabled?: boolean
}

export type RadioGroupProps = {
  /** The question. It is the group's name. */
  legend: ReactNode
  /** Heard but not shown: where something right above it says the same. `false` by default. */
  legendHidden?: boolean
  /** Name of the field in the form. */
  name: string
  /** The choices, in the order of their use. */
  options: readonly RadioOption[]
  /** Chosen at first, then free. Give `value` instead to hold the choice yourself. None by default. */
  defaultValue?: string | undefined
  /** The choice, when the page holds it; without, the group holds its own. */
  value?: string | undefined
  /** Called with the value of the choice. None by default. */
  onChange?: (value: string) => void
  /** One must be chosen before the form is sent. `false` by default. */
  required?: boolean
  /** The word "Optional", given only for questions that are. None by default. */
  optionalLabel?: string
  /** What is wrong, under the group; `null` when nothing is. None by default. */
  error?: string | null | undefined
  /** A long list of short names: two columns from a tablet on, read downward. `false` by default. */
  columns?: boolean
  /** Utilities for its place and width, added to the outermost element; none by default. */
  className?: string | undefined
}

/** One of a few, all of them in view. Rows are 40 px high. */
export function RadioGroup(props: RadioGroupProps) {
  const {
    legend,
    legendHidden = false,
    name,
    options,
    defaultValue,
    value,
    onChange,
    required,
    optionalLabel,
    error,
    columns,
    className,
  } = props
  const id = useId()
  const noteId = `${id}-note`
  return (
    <fieldset className={className} aria-describedby={error ? noteId : undefined}>
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
      <div className={columns ? 'gap-x-12 tablet:columns-2' : undefined}>
        {options.map((option) => (
          <label
            key={option.value}
            htmlFor={`${id}-${option.value}`}
            className="group flex min-h-10 break-inside-avoid items-start gap-3 py-2 has-disabled:cursor-not-allowed has-disabled:text-ink-3"
          >
            <Radio
              id={`${id}-${option.value}`}
              name={name}
              value={option.value}
              required={required}
              disabled={option.disabled}
              className="mt-px"
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onChange?.(option.value)}
            />
            <span className="min-w-0 flex-1">
              {option.label}
              {option.help ? <span className="block text-small text-ink-2">{option.help}</span> : null}
            </span>
            {option.count === undefined ? null : (
              <span className="text-small leading-6 text-ink-2">{option.count}</span>
            )}
          </label>
        ))}
      </div>
      {error ? <FieldNote id={noteId} error={error} /> : null}
    </fieldset>
  )
}
