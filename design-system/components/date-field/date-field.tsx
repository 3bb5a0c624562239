import type { FocusEvent } from 'react'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'

export type DateFieldProps = Omit<TextFieldProps, 'type' | 'inputClassName' | 'defaultValue'> & {
  /**
   * Writes a day in words, so that its reader sees what was understood. Must be idempotent, and leave alone what is no day.
   * Applied to the value at first, and to what was typed when the field is left.
   */
  format: (text: string) => string
  /** The day at first, as it is saved or as it was typed. None by default. */
  defaultValue?: string | undefined
}

/**
 * A day, typed in whatever order its writer is used to: a birth date of decades ago is typed faster than it is picked. The
 * text is submitted as it stands; whoever takes it reads it, and asks where it may mean two days.
 */
export function DateField({
  format,
  defaultValue = '',
  onBlur,
  autoComplete = 'off',
  ...field
}: DateFieldProps) {
  const left = (event: FocusEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const formatted = format(input.value)
    if (formatted !== input.value) input.value = formatted
    onBlur?.(event)
  }
  return (
    <TextField
      {...field}
      onBlur={left}
      defaultValue={format(defaultValue)}
      autoComplete={autoComplete}
      spellCheck={false}
      inputClassName="tablet:max-w-82"
    />
  )
}
