import { FormattedField, type FormattedFieldProps } from '../formatted-field/formatted-field.tsx'

export type PostalCodeFieldProps = Omit<FormattedFieldProps, 'format' | 'type'> & {
  /** Formats the text while it is typed; must be idempotent. As it was typed by default. */
  format?: FormattedFieldProps['format'] | undefined
}

/** A postal code, in the form that the site writes it. */
export function PostalCodeField({
  format = (text) => text,
  autoComplete = 'postal-code',
  ...field
}: PostalCodeFieldProps) {
  return (
    <FormattedField
      {...field}
      format={format}
      autoComplete={autoComplete}
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
    />
  )
}
