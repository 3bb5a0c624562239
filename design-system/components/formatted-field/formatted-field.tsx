import type { FocusEvent, InputEvent } from 'react'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'

export type FormattedFieldProps = TextFieldProps & {
  /** How the text is written. Must give the same answer for its own answer, and add nothing after the last sign typed. */
  format: (text: string) => string
}

/**
 * A text field that writes what was typed in its usual form: while typing at the end, and when leaving.
 * In the middle of the text nothing moves, so the caret stays. Without JavaScript the text goes as typed.
 */
export function FormattedField({ format, onInput, onBlur, ...field }: FormattedFieldProps) {
  const tidy = (input: HTMLInputElement) => {
    const formatted = format(input.value)
    if (formatted !== input.value) input.value = formatted
  }
  const typed = (event: InputEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    if (input.selectionStart === input.value.length) tidy(input)
    onInput?.(event)
  }
  const left = (event: FocusEvent<HTMLInputElement>) => {
    tidy(event.currentTarget)
    onBlur?.(event)
  }
  return <TextField {...field} onInput={typed} onBlur={left} />
}
