import { Checkbox } from '@borealis/design-system/components/checkbox/checkbox.tsx'
import { CheckboxGroup } from '@borealis/design-system/components/checkbox-group/checkbox-group.tsx'
import { DateField } from '@borealis/design-system/components/date-field/date-field.tsx'
import { ProseLink } from '@borealis/design-system/components/link/link.tsx'
import { PhoneField } from '@borealis/design-system/components/phone-field/phone-field.tsx'
import { RadioGroup } from '@borealis/design-system/components/radio-group/radio-group.tsx'
import { Select } from '@borealis/design-system/components/select/select.tsx'
import { TextField } from '@borealis/design-system/components/text-field/text-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { INTEREST } from '#app/domain/interest-field.ts'
import { languageName, languagePart, languageTag, locales } from '#app/domain/locale.ts'
import { formatPhone } from '#app/domain/phone.ts'
import { MAX_NAME_LENGTH } from '#app/domain/plain-text.ts'
import { dayIn } from '#app/domain/time-zone.ts'
import { phoneWords } from '#app/member-data/field-words.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { useMoment } from '#app/member-data/reader.ts'
import { stepUpAsks } from '#app/member-data/step-up-asks.ts'
import * as m from '#app/paraglide/messages.js'
import { dateProblemWords, exampleDay, wordedDay } from '#app/shell/forms/typed-day.ts'
import { href } from '#app/shell/links/href.ts'
import { provinceOptions } from '#app/shell/page-parts/province-options.ts'
import type { ProfileSection } from './profile-section.ts'
import { CHANGED_MEANWHILE } from './section-version.ts'

interface ProfileFieldsProps {
  section: ProfileSection
  /** What is known of a field, or was typed before it was refused. */
  startOf: (name: string) => string
  errors: Readonly<Record<string, string>>
  /** What will not be saved of the number. */
  phoneWarning: string | undefined
}

/** The fields of one section, with what is known or was typed. */
export function ProfileFields({ section, startOf, errors, phoneWarning }: ProfileFieldsProps) {
  const { data: pageData } = useQuery(pageDataQueries.current())
  const { now, timeZone } = useMoment()
  const today = dayIn(now, timeZone)
  const field = (name: string) => ({
    id: `profile-${name}`,
    name,
    defaultValue: startOf(name),
    error: errors[name],
  })
  switch (section) {
    case 'name':
      return (
        <>
          <TextField {...field('firstName')} label={m.profile_firstName()} autoComplete="given-name" />
          <TextField {...field('lastName')} label={m.profile_lastName()} autoComplete="family-name" />
        </>
      )
    case 'phone':
      return (
        <PhoneField
          {...field('phone')}
          format={formatPhone}
          warning={phoneWarning}
          label={m.profile_number()}
          optionalLabel={m.profile_optional()}
          help={
            <>
              {`${m.profile_phoneHelp({ asks: stepUpAsks() })} `}
              <ProseLink href={href('/contact')}>{m.profile_phoneLost()}</ProseLink>
              {/* With JavaScript it is said of the number that has one. */}
              <span className="hidden noscript:block">{m.field_phoneNoExtension()}</span>
            </>
          }
        />
      )
    case 'birthDate':
      return (
        <DateField
          {...field('birthDate')}
          format={(text) => wordedDay(text, today)}
          label={m.profile_birthDate()}
          help={m.field_dateHelp({ example: exampleDay() })}
          autoComplete="bday"
        />
      )
    case 'gender':
      return (
        <Select
          {...field('gender')}
          label={m.profile_gender()}
          optionalLabel={m.profile_optional()}
          options={[
            { value: '', label: m.profile_none() },
            ...(pageData?.genders ?? []).map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
      )
    case 'province':
      return (
        <Select
          {...field('provinceCode')}
          label={m.profile_province()}
          autoComplete="address-level1"
          options={provinceOptions(pageData)}
        />
      )
    case 'personalisation':
      return (
        <RadioGroup
          {...field('personalisation')}
          legend={m.profile_personalisationQuestion()}
          options={[
            { value: 'yes', label: m.profile_personalisationOn() },
            { value: 'no', label: m.profile_personalisationOff() },
          ]}
        />
      )
    case 'interests':
      return (
        <CheckboxGroup
          id="profile-interests"
          legend={m.join_interests()}
          error={errors.interests}
          twoColumns
          className="tablet:col-span-2"
        >
          {(pageData?.interests ?? []).map(({ code, name }) => (
            <Checkbox
              key={code}
              name={INTEREST + code}
              label={name}
              defaultChecked={startOf(INTEREST + code) !== ''}
            />
          ))}
        </CheckboxGroup>
      )
    case 'language':
      return (
        <RadioGroup
          {...field('language')}
          legend={m.profile_languageQuestion()}
          options={locales.map((locale) => ({
            value: languagePart(locale),
            label: <span lang={languageTag(locale)}>{languageName(locale)}</span>,
          }))}
        />
      )
  }
}

const byField: Readonly<Record<string, () => string>> = {
  firstName: m.profile_firstNameWrong,
  lastName: m.profile_lastNameWrong,
  birthDate: m.profile_birthDateWrong,
  gender: m.profile_chooseOne,
  provinceCode: m.profile_chooseOne,
  language: m.profile_chooseOne,
}

/** Values that a sentence may contain: the minimum age, and the section's current value. */
interface Facts {
  readonly age: number
  readonly current: string
  /** The number as it was typed. */
  readonly phone: string
}

/** Errors that are not typing mistakes: of a birth date (`birthDateProblem`), or a conflicting change. */
const byCode: Readonly<Record<string, (facts: Facts) => string>> = {
  [CHANGED_MEANWHILE]: m.profile_changedMeanwhile,
  'in-the-future': m.profile_birthDateFuture,
  'too-young': m.profile_birthDateYoung,
  'too-long-ago': m.profile_birthDateWrong,
  // Zod's, of a name.
  too_big: () => m.addresses_tooLong({ max: MAX_NAME_LENGTH }),
}

/** A sentence for each field: the backend's own, or ours for what the contract says is wrong. */
export function profileErrorWords(
  errors: Readonly<Record<string, string>>,
  facts: Facts,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, problem]) => [field, sentence(field, problem, facts)]),
  )
}

function sentence(field: string, problem: string, facts: Facts): string {
  // Codes have no spaces, sentences do.
  if (problem.includes(' ')) return problem
  if (field === 'phone' && !byCode[problem]) return phoneWords(facts.phone)
  return dateProblemWords(problem) ?? (byCode[problem] ?? byField[field] ?? m.profile_chooseOne)(facts)
}
