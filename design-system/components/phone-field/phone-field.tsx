import { FormattedField, type FormattedFieldProps } from '../formatted-field/formatted-field.tsx'
import { formatPhone } from './format-phone.ts'

export type PhoneFieldProps = Omit<FormattedFieldProps, 'format' | 'refusesMore' | 'type'> & {
  /** Formatter for another country. Canadian by default. */
  format?: FormattedFieldProps['format'] | undefined
}

/** A phone number, formatted as 705-555-0137 however it is typed or pasted. */
export function PhoneField({
  format = formatPhone,
  autoComplete = 'tel-national',
  ...field
}: PhoneFieldProps) {
  return (
    <FormattedField
      {...field}
      format={format}
      refusesMore
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
    />
  )
}
