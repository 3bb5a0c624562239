import { isProvinceCode } from '@borealis/contract/provinces.ts'
import { FieldGroup } from '@borealis/design-system/components/field/field-group.tsx'
import { ProseLink } from '@borealis/design-system/components/link/link.tsx'
import { RadioGroup } from '@borealis/design-system/components/radio-group/radio-group.tsx'
import { Select } from '@borealis/design-system/components/select/select.tsx'
import { useQuery } from '@tanstack/react-query'
import { languageName, languagePart, languageTag, locales } from '#app/domain/locale.ts'
import { timeZoneFor } from '#app/domain/time-zone.ts'
import { named } from '#app/member-data/field-words.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { type PersonField, personErrorWords } from '#app/member-data/person-fields.ts'
import { stepUpAsks } from '#app/member-data/step-up-asks.ts'
import { exampleDay } from '#app/member-data/typed-day.ts'
import * as m from '#app/paraglide/messages.js'
import { InterestBoxes, PersonInput } from '#app/shell/forms/person-input.tsx'
import { href } from '#app/shell/links/href.ts'
import { isPersonSection, type ProfileSection, personSections } from './profile-section.ts'
import { CHANGED_MEANWHILE } from './section-version.ts'

interface ProfileFieldsProps {
  section: ProfileSection
  /** What is known of a field, or was typed before it was refused. */
  startOf: (name: string) => string
  errors: Readonly<Record<string, string>>
  /** The province that is chosen in the form. */
  province: string
  /** What will not be saved of the number. */
  phoneWarning: string | undefined
}

/** The fields of one section, with what is known or was typed. */
export function ProfileFields({ section, startOf, errors, province, phoneWarning }: ProfileFieldsProps) {
  const { data: pageData } = useQuery(pageDataQueries.current())
  const field = <Name extends string>(name: Name) => ({
    id: `profile-${name}`,
    name,
    defaultValue: startOf(name),
    error: errors[name],
  })
  if (isPersonSection(section))
    return (
      <>
        {personSections[section].map((name) => (
          <PersonInput key={name} {...field(name)} pageData={pageData} {...ownOf(name, phoneWarning)} />
        ))}
        {section === 'province' ? (
          <ZoneInput
            key={province}
            {...field('timeZone')}
            province={province}
            // Another province brings its own zone.
            defaultValue={province === startOf('provinceCode') ? startOf('timeZone') : ''}
          />
        ) : null}
      </>
    )
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
          <InterestBoxes pageData={pageData} isTicked={(name) => startOf(name) !== ''} />
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

/**
 * The zones to choose from, from east to west: each of Canada's with a clock of its own, and each province's. Named by their
 * cities (`profile_zone`), because laws change what a zone is called, and browsers name them by laws of other years.
 */
export const timeZones: readonly string[] = [
  'St_Johns',
  'Halifax',
  'Moncton',
  'Blanc-Sablon',
  'Toronto',
  'Iqaluit',
  'Atikokan',
  'Winnipeg',
  'Regina',
  'Edmonton',
  'Dawson_Creek',
  'Vancouver',
  'Whitehorse',
].map((city) => `America/${city}`)

interface ZoneInputProps {
  id: string
  name: string
  defaultValue: string
  error: string | undefined
  province: string
}

/** The zone of the province has no value: whoever leaves it chosen follows the province, also without JavaScript. */
function ZoneInput({ province, defaultValue, ...field }: ZoneInputProps) {
  const own = timeZoneFor(isProvinceCode(province) ? province : null)
  const sent = (zone: string) => (zone === own ? '' : zone)
  // A member may have one from elsewhere.
  const zones = new Set([...timeZones, defaultValue || own])
  return (
    <Select
      {...field}
      label={m.profile_timeZone()}
      help={m.profile_timeZoneHelp()}
      defaultValue={sent(defaultValue)}
      options={[...zones].map((zone) => ({ value: sent(zone), label: m.profile_zone({ zone }) }))}
    />
  )
}

/** What the profile says of a field beside the table's words. */
function ownOf(name: PersonField, warning: string | undefined) {
  if (name === 'birthDate') return { help: m.field_dateHelp({ example: exampleDay() }) }
  if (name === 'provinceCode') return { help: m.profile_provinceDetail() }
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
