import { Checkbox } from '@borealis/design-system/components/checkbox/checkbox.tsx'
import { FieldGroup } from '@borealis/design-system/components/field/field-group.tsx'
import { ProseLink } from '@borealis/design-system/components/link/link.tsx'
import { RadioGroup } from '@borealis/design-system/components/radio-group/radio-group.tsx'
import { useQuery } from '@tanstack/react-query'
import { INTEREST } from '#app/domain/interest-field.ts'
import { languageName, languagePart, languageTag, locales } from '#app/domain/locale.ts'
import { named } from '#app/member-data/field-words.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { type PersonField, personErrorWords } from '#app/member-data/person-fields.ts'
import { stepUpAsks } from '#app/member-data/step-up-asks.ts'
import { exampleDay } from '#app/member-data/typed-day.ts'
import * as m from '#app/paraglide/messages.js'
import { PersonInput } from '#app/shell/forms/person-input.tsx'
import { href } from '#app/shell/links/href.ts'
import { isPersonSection, type ProfileSection, personSections } from './profile-section.ts'
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
  const field = <Name extends string>(name: Name) => ({
    id: `profile-${name}`,
    name,
    defaultValue: startOf(name),
    error: errors[name],
  })
  if (isPersonSection(section))
    return personSections[section].map((name) => (
      <PersonInput key={name} {...field(name)} pageData={pageData} {...ownOf(name, phoneWarning)} />
    ))
  switch (section) {
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
        <FieldGroup
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
        </FieldGroup>
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

/** What the profile says of a field beside the table's words. */
function ownOf(name: PersonField, warning: string | undefined) {
  if (name === 'birthDate') return { help: m.field_dateHelp({ example: exampleDay() }) }
  if (name !== 'phone') return undefined
  return {
    warning,
    label: m.profile_number(),
    help: (
      <>
        {`${m.profile_phoneHelp({ asks: stepUpAsks() })} `}
        <ProseLink href={href('/contact')}>{m.profile_phoneLost()}</ProseLink>
        {/* With JavaScript it is said of the number that has one. */}
        <span className="hidden noscript:block">{m.field_phoneNoExtension()}</span>
      </>
    ),
  }
}

/** Values that a sentence may contain: the minimum age, and the section's current value. */
interface Facts {
  readonly age: number
  readonly current: string
  /** The number as it was typed. */
  readonly phone: string
}

/** A sentence for each field: the backend's own, or ours for what the table and the contract say is wrong. */
export const profileErrorWords = (errors: Readonly<Record<string, string>>, { age, current, phone }: Facts) =>
  personErrorWords(
    named(errors, () => phone),
    (_field, problem) => {
      if (problem === CHANGED_MEANWHILE) return m.profile_changedMeanwhile({ current })
      return problem === 'too-young' ? m.profile_birthDateYoung({ age }) : undefined
    },
  )
