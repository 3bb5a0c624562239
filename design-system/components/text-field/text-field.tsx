import { type ComponentProps, useId } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { controlClasses, Field, type FieldWords, fieldAria } from '../field/field.tsx'

export type TextFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'style' | 'type' | 'className'> & {
    /** Input type: decides keyboard and autofill. `text` by default. */
    type?: 'text' | 'email' | 'tel' | 'search'
    /** Changes with each failed submission: the error is announced again, wherever the focus is. None by default. */
    attempts?: number | undefined
    /** Layout classes for the whole field. None by default. */
    className?: string | undefined
    /** Classes for the input, such as a width for short answers. None by default. */
    inputClassName?: string | undefined
  }

/**
 * A single-line text field. Uncontrolled by default, so that input survives a re-render and a failed validation. Safari draws its own
 * search field over the border, height and letters of one whose appearance is not taken off.
 */
export function TextField({
  label,
  optionalLabel,
  help,
  error,
  warning,
  attempts,
  className,
  inputClassName,
  id: givenId,
  type = 'text',
  ...input
}: TextFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const words = { label, optionalLabel, help, error, warning }
  return (
    <Field {...words} id={id} attempts={attempts} className={className}>
      <input
        {...input}
        {...fieldAria(id, words)}
        type={type}
        className={classNames(controlClasses, 'appearance-none', inputClassName)}
      />
    </Field>
  )
}
