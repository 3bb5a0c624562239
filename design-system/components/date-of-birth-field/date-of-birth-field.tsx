import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'
import { yearsBefore } from './years-before.ts'

export type DateOfBirthFieldProps = Omit<TextFieldProps, 'type' | 'min' | 'max' | 'inputClassName'> & {
  /** Today as `YYYY-MM-DD`, given so that server and browser agree. The latest date that can be chosen. */
  today: string
  /** Youngest age accepted, in whole years. 0 by default. */
  minAge?: number
  /** Oldest age accepted, in whole years. 120 by default. */
  maxAge?: number
}

/**
 * A date of birth, submitted as `YYYY-MM-DD`. The native date input: shown in the reader's own order, typed or
 * picked, and autofilled. Errors about age come from the form, not from here.
 */
export function DateOfBirthField({
  today,
  minAge = 0,
  maxAge = 120,
  autoComplete = 'bday',
  ...field
}: DateOfBirthFieldProps) {
  return (
    <TextField
      {...field}
      type="date"
      min={yearsBefore(today, maxAge)}
      max={yearsBefore(today, minAge)}
      autoComplete={autoComplete}
      inputClassName="tablet:max-w-82"
    />
  )
}
