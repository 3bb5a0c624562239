import { type ComponentProps, useId } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { controlClasses, Field, type FieldWords, fieldAria } from '../field/field.tsx'

export type TextFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'style' | 'type' | 'className'> & {
    /** The kind of text: it chooses keyboard and autofill. `text` by default. */
    type?: 'text' | 'email' | 'password' | 'tel' | 'search' | 'date' | 'url'
    /** Classes of the whole field: its place in a grid. None by default. */
    className?: string | undefined
    /** Classes of the input: its width when the answer is short. None by default. */
    inputClassName?: string | undefined
  }

/** One line of text. Uncontrolled by default, so what was typed stays when the page or a check comes back. */
export function TextField({
  label,
  optionalLabel,
  help,
  error,
  warning,
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
    <Field {...words} id={id} className={className}>
      <input
        {...input}
        {...fieldAria(id, words)}
        type={type}
        className={classNames(controlClasses, inputClassName)}
      />
    </Field>
  )
}
