import { Checkbox } from '@borealis/design-system/components/checkbox/checkbox.tsx'
import { DateField } from '@borealis/design-system/components/date-field/date-field.tsx'
import { inItsLanguage } from '@borealis/design-system/components/in-its-language/in-its-language.ts'
import { PhoneField } from '@borealis/design-system/components/phone-field/phone-field.tsx'
import { Select } from '@borealis/design-system/components/select/select.tsx'
import { TextField } from '@borealis/design-system/components/text-field/text-field.tsx'
import type { ReactNode } from 'react'
import { INTEREST } from '#app/domain/interest-field.ts'
import { formatPhone } from '#app/domain/phone.ts'
import { dayIn } from '#app/domain/time-zone.ts'
import type { SitePageData } from '#app/member-data/page-data.data.ts'
import { type PersonField, personPlan } from '#app/member-data/person-fields.ts'
import { useMoment } from '#app/member-data/reader.ts'
import { wordedDay } from '#app/member-data/typed-day.ts'
import * as m from '#app/paraglide/messages.js'
import { provinceOptions } from '../page-parts/province-options.ts'

interface PersonInputProps {
  name: PersonField
  id: string
  defaultValue: string
  error: string | undefined
  pageData: SitePageData | undefined
  /** The form begins empty: nothing is chosen beforehand, and what is needed is said. */
  isNew?: true
  /** The table's by default. */
  label?: string
  help?: ReactNode
  warning?: string | undefined
}

/** A field of a person, in every form the same. */
export function PersonInput({ pageData, isNew, ...given }: PersonInputProps) {
  const { now, timeZone } = useMoment()
  const { kind, label, autoComplete, isOptional } = personPlan[given.name]
  const field = {
    label: label(),
    autoComplete,
    ...(isOptional ? { optionalLabel: m.profile_optional() } : isNew && { 'aria-required': true }),
    ...given,
  }
  if (kind === 'phone') return <PhoneField {...field} format={formatPhone} />
  if (kind === 'day') return <DateField {...field} format={(text) => wordedDay(text, dayIn(now, timeZone))} />
  if (kind === 'text') return <TextField {...field} autoCorrect="off" />
  const options = optionsOf(given.name, pageData)
  // A browser would choose the first of them where none is on record.
  const isOpen = isNew || !options.some(({ value }) => value === given.defaultValue)
  const none = isOptional ? m.profile_none() : isOpen && m.addresses_choose()
  return <Select {...field} options={[...(none ? [{ value: '', label: none }] : []), ...options]} />
}

const optionsOf = (name: PersonField, pageData: SitePageData | undefined) =>
  name === 'gender'
    ? (pageData?.genders ?? []).map(({ code, name }) => ({ value: code, label: name }))
    : provinceOptions(pageData)

interface InterestBoxesProps {
  pageData: SitePageData | undefined
  isTicked: (field: string) => boolean
}

/** A box for each interest of the programme. */
export const InterestBoxes = ({ pageData, isTicked }: InterestBoxesProps) =>
  pageData?.interests.map(({ code, name }) => (
    <Checkbox
      key={code}
      name={INTEREST + code}
      label={inItsLanguage(name)}
      defaultChecked={isTicked(INTEREST + code)}
    />
  ))
