import { TextField } from '@borealis/design-system/components/text-field/text-field.tsx'
import * as m from '#app/paraglide/messages.js'
import { fieldProps, type StepFields } from './field-props.ts'

/** The address, with a correction when its host looks mistyped; it never blocks. */
export function EmailField({ suggestion, ...fields }: StepFields & { suggestion: string | null }) {
  return (
    <TextField
      {...fieldProps('email', fields)}
      type="email"
      label={m.join_email()}
      help={m.join_emailFieldHelp()}
      warning={suggestion ? m.join_emailSuggestion({ email: suggestion }) : null}
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      aria-required
      className="tablet:col-span-2"
    />
  )
}
