import { type ReactNode, useId } from 'react'
import { ChoiceRow } from '../field/choice-row.tsx'
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

/** Radio buttons under one legend: one of them may be selected. */
export function RadioGroup(props: RadioGroupProps) {
  const { name, options, defaultValue, value, onChange, required, ...group } = props
  const id = useId()
  return (
    <FieldGroup {...group}>
      {options.map((option) => (
        <ChoiceRow
          key={option.value}
          htmlFor={`${id}-${option.value}`}
          label={option.label}
          help={option.help}
          count={option.count}
          control={
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
          }
        />
      ))}
    </FieldGroup>
  )
}
