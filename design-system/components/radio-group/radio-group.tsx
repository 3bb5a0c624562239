import { type ReactNode, useId } from 'react'
import { FieldGroup, type FieldGroupProps } from '../field/field-group.tsx'
import { Radio } from './radio.tsx'

export type RadioOption = {
  value: string
  label: ReactNode
  /** Help text under the label. None by default. */
  help?: ReactNode
  /** At the end of the row: how many results this filter has. */
  count?: ReactNode
  disabled?: boolean
}

export type RadioGroupProps = Omit<FieldGroupProps, 'children'> & {
  /** Name of the form field. */
  name: string
  /** The options, most used first. */
  options: readonly RadioOption[]
  /** Initially selected option (uncontrolled). None by default. */
  defaultValue?: string | undefined
  /** Selected option (controlled). Without it, the group manages its own state. */
  value?: string | undefined
  /** Called with the newly selected value. None by default. */
  onChange?: (value: string) => void
  /** An option must be selected before the form is submitted. `false` by default. */
  required?: boolean
}

/** Radio buttons under one legend: one of them may be selected. Rows are at least 40 px high. */
export function RadioGroup(props: RadioGroupProps) {
  const { name, options, defaultValue, value, onChange, required, ...group } = props
  const id = useId()
  return (
    <FieldGroup {...group}>
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
    </FieldGroup>
  )
}
