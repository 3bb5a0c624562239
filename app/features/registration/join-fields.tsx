import { Disclosure } from '@borealis/design-system/components/disclosure/disclosure.tsx'
import { TextField } from '@borealis/design-system/components/text-field/text-field.tsx'
import { AddressInputs } from '@borealis/design-system/patterns/address-form/address-inputs.tsx'
import { StepGroup } from '@borealis/design-system/patterns/step-form/step-form.tsx'
import { addressFields, addressSentence } from '#app/member-data/address-fields.ts'
import type { SitePageData } from '#app/member-data/page-data.data.ts'
import { type PersonField, personErrorWords, personFields } from '#app/member-data/person-fields.ts'
import { exampleDay } from '#app/member-data/typed-day.ts'
import * as m from '#app/paraglide/messages.js'
import { addressInputs, addressWarnings } from '#app/shell/forms/address-inputs.ts'
import { InterestBoxes, PersonInput } from '#app/shell/forms/person-input.tsx'
import {
  addressProvince,
  hasAddress,
  type JoinErrors,
  type JoinValues,
  joinField,
  kitDigits,
} from './check-join.ts'

/** The props of every step's fields. */
export interface StepFields {
  readonly values: JoinValues
  /** Sentences by field. */
  readonly errors: Readonly<Record<string, string>>
  readonly pageData: SitePageData | undefined
}

/** Name, id, what was typed and what is wrong with it: the same for every field. */
const fieldProps = <Name extends string>(name: Name, { values, errors }: StepFields) => ({
  id: fieldId(name),
  name,
  defaultValue: values[name] ?? '',
  error: errors[name],
})

/** The address, with a correction when its host looks mistyped; it never blocks. */
export function EmailField({ suggestion, ...fields }: StepFields & { suggestion: string | null }) {
  return (
    <TextField
      {...fieldProps('email', fields)}
      type="email"
      label={m.profile_email()}
      help={m.join_emailFieldHelp()}
      warning={suggestion ? m.join_emailSuggestion({ email: suggestion }) : null}
      // It holds back the step that was asked for, so it is announced.
      attempts={suggestion ? 1 : 0}
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      aria-required
      className="tablet:col-span-2"
    />
  )
}

/** Who joins. Nothing is chosen beforehand. */
export function AboutFields({ minimumAge, ...fields }: StepFields & { minimumAge: number }) {
  const help: Partial<Record<PersonField, string>> = {
    // Asked by the programme; without a word of it, the backend decides.
    birthDate: [
      ...(minimumAge > 0 ? [m.join_birthDateHelp({ age: minimumAge })] : []),
      m.field_dateHelp({ example: exampleDay() }),
    ].join(' '),
    phone: m.join_phoneHelp(),
  }
  return personFields.map((name) => (
    <PersonInput
      key={name}
      {...fieldProps(name, fields)}
      pageData={fields.pageData}
      isNew
      help={help[name]}
    />
  ))
}

/** What helps from the first day on, none of it needed: interests, an address, a card from before. */
export function ExtrasFields(fields: StepFields) {
  const { values, pageData } = fields
  return (
    <>
      <StepGroup legend={m.join_interests()}>
        <div className="mt-2 grid gap-x-6 tablet:grid-cols-2">
          <InterestBoxes pageData={pageData} isTicked={(name) => values[name] !== undefined} />
        </div>
      </StepGroup>
      <div className="border-t border-line tablet:col-span-2">
        <Disclosure summary={m.join_address()} defaultOpen={hasAddress(values)}>
          <AddressFields {...fields} />
        </Disclosure>
        {pageData?.featureFlags.isGhostKitActivationEnabled ? (
          <Disclosure summary={m.join_kit()} defaultOpen={kitDigits(values) !== ''}>
            <TextField
              {...fieldProps('kitNumber', fields)}
              label={m.join_kitNumber()}
              help={m.join_kitHelp()}
              inputMode="numeric"
              autoComplete="off"
            />
          </Disclosure>
        ) : null}
      </div>
    </>
  )
}

function AddressFields(fields: StepFields) {
  const { values } = fields
  const provinceCode = addressProvince(values)
  return (
    <div className="grid gap-x-6 gap-y-5 pt-2 text-ink tablet:grid-cols-2">
      <AddressInputs
        fields={addressInputs(fields.pageData, joinField)}
        values={{ ...values, [joinField('provinceCode')]: provinceCode }}
        errors={fields.errors}
        warnings={addressWarnings({ ...values, provinceCode })}
        idOf={fieldId}
      />
    </div>
  )
}

const ownWords: Readonly<Record<string, () => string>> = {
  email: m.email_wrong,
  kitNumber: m.join_kitWrong,
  terms: m.join_termsMissing,
}

/** A sentence for each field: the backend's own, or ours for a code of `check-join.ts`. */
export const joinErrorWords = (errors: JoinErrors, age: number): Record<string, string> =>
  personErrorWords(errors, (field, problem) => {
    if (problem === 'changed') return m.join_termsChanged()
    if (problem === 'too-young') return m.join_birthDateYoung({ age })
    const ofAddress = addressFields.find((known) => joinField(known) === field)
    return ofAddress
      ? addressSentence(ofAddress, problem === 'too-long' ? problem : 'wrong')
      : ownWords[field]?.()
  })

/** The id of a field's control: what an error leads to. */
export const fieldId = (field: string): string => `join-${field}`
