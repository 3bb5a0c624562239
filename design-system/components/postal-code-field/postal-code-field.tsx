import { FormattedField, type FormattedFieldProps } from '../formatted-field/formatted-field.tsx'
import { formatPostalCode } from './format-postal-code.ts'

export type PostalCodeFieldProps = Omit<FormattedFieldProps, 'format' | 'type'> & {
  /** Another way to write codes; Canadian by default. */
  format?: FormattedFieldProps['format']
}

/** A postal code, written A1A 1A1 whatever was typed or pasted. */
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
