import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'
import { yearsBefore } from './years-before.ts'

export type DateOfBirthFieldProps = Omit<TextFieldProps, 'type' | 'min' | 'max' | 'inputClassName'> & {
  /** The page's day as `YYYY-MM-DD`, so that server and browser agree. Nobody is born after it. */
  today: string
  /** Youngest age that may answer, in whole years. 0 by default. */
  minAge?: number
  /** Oldest age that makes sense, in whole years. 120 by default. */
  maxAge?: number
}

/**
 * A date of birth, sent as `YYYY-MM-DD`. The system's own date input: written in the reader's order, typed or chosen,
 * and filled in by the browser where it knows the answer. What is too young or too old is said by the form, not here.
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
