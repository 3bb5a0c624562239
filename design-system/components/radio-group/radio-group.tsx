import { type ReactNode, useId } from 'react'
import { FieldGroup, type FieldGroupProps } from '../field/field-group.tsx'
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

export type RadioGroupProps = Omit<FieldGroupProps, 'children'> & {
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
}

/** One of a few, all of them in view. Rows are 40 px high. */
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
