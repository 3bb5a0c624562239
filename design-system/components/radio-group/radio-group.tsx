import { type ReactNode, useId } from 'react'
import { ChoiceRow } from '../field/choice-row.tsx'
import { FieldGroup, type FieldGroupProps } from '../field/field-group.tsx'
import { Radio } from './radio.tsx'

export type RadioOption = {
  value: string
  label: ReactNode
  /** At the end of the row: how many results this filter has. */
  count?: ReactNode
}

export type RadioGroupProps = Omit<FieldGroupProps, 'children'> & {
  /** Name of the form field. */
  name: string
  /** The options, most used first. */
  options: readonly RadioOption[]
  /** Initially selected option. None by default. */
  defaultValue?: string | undefined
}

/** Radio buttons under one legend: one of them may be selected. */
export function RadioGroup(props: RadioGroupProps) {
  const { name, options, defaultValue, ...group } = props
  const id = useId()
  return (
    <FieldGroup {...group}>
      {options.map((option) => (
        <ChoiceRow
          key={option.value}
          htmlFor={`${id}-${option.value}`}
          label={option.label}
          count={option.count}
          control={
            <Radio
              id={`${id}-${option.value}`}
              name={name}
              value={option.value}
              className="mt-px"
              defaultChecked={option.value === defaultValue}
            />
          }
        />
      ))}
    </FieldGroup>
  )
}
