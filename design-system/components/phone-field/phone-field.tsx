import { FormattedField, type FormattedFieldProps } from '../formatted-field/formatted-field.tsx'

export type PhoneFieldProps = Omit<FormattedFieldProps, 'format' | 'refusesMore' | 'type'> & {
  /** Formats the text while it is typed; must be idempotent. As it was typed by default. */
  format?: FormattedFieldProps['format'] | undefined
}

/** A phone number, in the form that the site writes it. */
export function PhoneField({
  format = (text) => text,
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
