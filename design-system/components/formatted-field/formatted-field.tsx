import { type FocusEvent, type InputEvent, useRef } from 'react'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'

export type FormattedFieldProps = TextFieldProps & {
  /** Formats the text. Must be idempotent and must not append anything after the last character typed. */
  format: (text: string) => string
  /** Rejects characters that `format` would drop, in the middle of the text too. `false` by default. */
  refusesMore?: boolean
}

/**
 * A text field that formats its value: at the end of the text while typing, and on blur. Edits in the middle are left
 * alone so that the caret stays. Without JavaScript the text is submitted as typed.
 */
export function FormattedField({
  format,
  refusesMore = false,
  onInput,
  onFocus,
  onBlur,
  ...field
}: FormattedFieldProps) {
  const before = useRef('')
  const tidy = (input: HTMLInputElement, text = input.value) => {
    const formatted = format(text)
    if (formatted !== input.value) input.value = formatted
  }
  const typed = (event: InputEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    if (input.selectionStart === input.value.length) tidy(input)
    else if (refusesMore && isTyped(event) && markersIn(format(input.value)) < markersIn(input.value)) {
      takeBack(input, before.current)
    }
    before.current = input.value
    onInput?.(event)
  }
  const left = (event: FocusEvent<HTMLInputElement>) => {
    // While it is typed, a space at the end begins something else.
    tidy(event.currentTarget, event.currentTarget.value.trim())
    onBlur?.(event)
  }
  const reached = (event: FocusEvent<HTMLInputElement>) => {
    before.current = event.currentTarget.value
    onFocus?.(event)
  }
  return <TextField {...field} onInput={typed} onFocus={reached} onBlur={left} />
}

/** Pasted text may contain hyphens and a country code; it is formatted on blur. */
const isTyped = ({ nativeEvent }: InputEvent<HTMLInputElement>): boolean =>
  nativeEvent.inputType === 'insertText'

/** Letters and digits only: punctuation belongs to the format. */
const markersIn = (text: string): number => text.replace(/[^\p{L}\p{N}]/gu, '').length

function takeBack(input: HTMLInputElement, before: string): void {
  const caret = (input.selectionStart ?? 0) - Math.max(input.value.length - before.length, 0)
  input.value = before
  input.setSelectionRange(caret, caret)
}
