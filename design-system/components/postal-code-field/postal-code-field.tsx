import { FormattedField, type FormattedFieldProps } from '../formatted-field/formatted-field.tsx'
import { formatPostalCode } from './format-postal-code.ts'

export type PostalCodeFieldProps = Omit<FormattedFieldProps, 'format' | 'type'> & {
  /** Formatter for another country. Canadian by default. */
  format?: FormattedFieldProps['format'] | undefined
}

/** A postal code, formatted as A1A 1A1 however it is typed or pasted. */
export function PostalCodeField({
  format = formatPostalCode,
  autoComplete = 'postal-code',
  ...field
}: PostalCodeFieldProps) {
  return (
    <FormattedField
      {...field}
      format={format}
      autoComplete={autoComplete}
      autoCapitalize="characters"
      spellCheck={false}
    />
  )
}
