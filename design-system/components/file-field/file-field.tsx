import { type ComponentProps, useId } from 'react'
import { controlClasses, Field, type FieldWords, fieldAria } from '../field/field.tsx'

export type FileFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'style' | 'type' | 'className' | 'defaultValue' | 'value'> & {
    /** Layout classes for the whole field. None by default. */
    className?: string | undefined
  }

/** Its button looks like a link, before the name of the file. */
const chooserClasses = 'py-2.5 file:mr-3 file:underline'

/**
 * A file from the device, or a photo that a phone takes for it. The browser's own control, which works without JavaScript and names its
 * button and the file in the browser's language; its form needs `encType="multipart/form-data"`.
 */
export function FileField({
  label,
  optionalLabel,
  help,
  error,
  warning,
  className,
  id: givenId,
  ...input
}: FileFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const words = { label, optionalLabel, help, error, warning }
  return (
    <Field {...words} id={id} className={className}>
      <input
        {...input}
        {...fieldAria(id, words)}
        type="file"
        className={`${controlClasses} ${chooserClasses}`}
      />
    </Field>
  )
}
