import { Checkbox } from '@borealis/design-system/components/checkbox/checkbox.tsx'
import { DateField } from '@borealis/design-system/components/date-field/date-field.tsx'
import { Disclosure } from '@borealis/design-system/components/disclosure/disclosure.tsx'
import { PhoneField } from '@borealis/design-system/components/phone-field/phone-field.tsx'
import { Select } from '@borealis/design-system/components/select/select.tsx'
import { TextField } from '@borealis/design-system/components/text-field/text-field.tsx'
import { AddressInputs } from '@borealis/design-system/patterns/address-form/address-inputs.tsx'
import { StepGroup } from '@borealis/design-system/patterns/step-form/step-form.tsx'
import { INTEREST } from '#app/domain/interest-field.ts'
import { formatPhone } from '#app/domain/phone.ts'
import { MAX_NAME_LENGTH } from '#app/domain/plain-text.ts'
import { dayIn } from '#app/domain/time-zone.ts'
import { addressFields, addressSentence } from '#app/member-data/address-fields.ts'
import type { SitePageData } from '#app/member-data/page-data.data.ts'
import { useMoment } from '#app/member-data/reader.ts'
import * as m from '#app/paraglide/messages.js'
import { addressInputs, addressWarnings } from '#app/shell/forms/address-inputs.ts'
import { dateProblemWords, exampleDay, wordedDay } from '#app/shell/forms/typed-day.ts'
import { provinceOptions } from '#app/shell/page-parts/province-options.ts'
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
const fieldProps = (name: string, { values, errors }: StepFields) => ({
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
      label={m.join_email()}
      help={m.join_emailFieldHelp()}
      warning={suggestion ? m.join_emailSuggestion({ email: suggestion }) : null}
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
  const { now, timeZone } = useMoment()
  const field = (name: string) => fieldProps(name, fields)
  return (
    <>
      <TextField {...field('firstName')} label={m.join_firstName()} autoComplete="given-name" aria-required />
      <TextField {...field('lastName')} label={m.join_lastName()} autoComplete="family-name" aria-required />
      <DateField
        {...field('birthDate')}
        format={(text) => wordedDay(text, dayIn(now, timeZone))}
        label={m.join_birthDate()}
        // Asked by the programme; without a word of it, the backend decides.
        help={[
          ...(minimumAge > 0 ? [m.join_birthDateHelp({ age: minimumAge })] : []),
          m.field_dateHelp({ example: exampleDay() }),
        ].join(' ')}
        autoComplete="bday"
        aria-required
      />
      <Select
        {...field('provinceCode')}
        label={m.addresses_province()}
        autoComplete="address-level1"
        options={[{ value: '', label: m.join_choose() }, ...provinceOptions(fields.pageData)]}
        aria-required
      />
      <Select
        {...field('gender')}
        label={m.join_gender()}
        optionalLabel={m.join_optional()}
        options={[
          { value: '', label: m.join_noAnswer() },
          ...(fields.pageData?.genders ?? []).map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      <PhoneField
        {...field('phone')}
        format={formatPhone}
        label={m.join_phone()}
        optionalLabel={m.join_optional()}
        help={m.join_phoneHelp()}
      />
    </>
  )
}

/** What helps from the first day on, none of it needed: interests, an address, a card from before. */
export function ExtrasFields(fields: StepFields) {
  const { values, pageData } = fields
  return (
    <>
      <StepGroup legend={m.join_interests()}>
        <div className="mt-2 grid gap-x-6 tablet:grid-cols-2">
          {(pageData?.interests ?? []).map(({ code, name }) => (
            <Checkbox
              key={code}
              name={INTEREST + code}
              label={name}
              defaultChecked={values[INTEREST + code] !== undefined}
            />
          ))}
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

const byField: Readonly<Record<string, () => string>> = {
  email: m.join_emailWrong,
  firstName: m.join_firstNameWrong,
  lastName: m.join_lastNameWrong,
  birthDate: m.join_birthDateWrong,
  provinceCode: m.addresses_provinceMissing,
  gender: m.join_chooseOne,
  phone: m.field_phoneForeign,
  kitNumber: m.join_kitWrong,
  terms: m.join_termsMissing,
}

/** A sentence for each field: the backend's own, or ours for a code of `check-join.ts`. */
export function joinErrorWords(errors: JoinErrors, minimumAge: number): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, problem]) => [field, sentence(field, problem, minimumAge)]),
  )
}

function sentence(field: string, problem: string, age: number): string {
  // Codes have no spaces, sentences do.
  if (problem.includes(' ')) return problem
  if (problem === 'too-young') return m.join_birthDateYoung({ age })
  if (problem === 'in-the-future') return m.join_birthDateFuture()
  if (problem === 'too-long' && field in byField) return m.addresses_tooLong({ max: MAX_NAME_LENGTH })
  const ofAddress = addressFields.find((known) => joinField(known) === field)
  if (ofAddress) return addressSentence(ofAddress, problem === 'too-long' ? problem : 'wrong')
  return dateProblemWords(problem) ?? (byField[field] ?? m.join_chooseOne)()
}

/** The id of a field's control: what an error leads to. */
export const fieldId = (field: string): string => `join-${field}`
