import { DateOfBirthField } from '@borealis/design-system/components/date-of-birth-field/date-of-birth-field.tsx'
import { PhoneField } from '@borealis/design-system/components/phone-field/phone-field.tsx'
import { Select } from '@borealis/design-system/components/select/select.tsx'
import { TextField } from '@borealis/design-system/components/text-field/text-field.tsx'
import { dayIn } from '#app/domain/time-zone.ts'
import { useMoment } from '#app/member-data/reader.ts'
import * as m from '#app/paraglide/messages.js'
import { provinceOptions } from '#app/shell/page-parts/province-options.ts'
import { fieldProps, type StepFields } from './field-props.ts'

/** Who joins. Nothing is chosen beforehand. */
export function AboutFields({ minimumAge, ...fields }: StepFields & { minimumAge: number }) {
  const { now, timeZone } = useMoment()
  const field = (name: string) => fieldProps(name, fields)
  return (
    <>
      <TextField
        {...field('firstName')}
        label={m.join_firstName()}
        autoComplete="given-name"
        maxLength={60}
        aria-required
      />
      <TextField
        {...field('lastName')}
        label={m.join_lastName()}
        autoComplete="family-name"
        maxLength={60}
        aria-required
      />
      <DateOfBirthField
        {...field('birthDate')}
        today={dayIn(now, timeZone)}
        label={m.join_birthDate()}
        help={m.join_birthDateHelp({ age: minimumAge })}
        aria-required
      />
      <Select
        {...field('provinceCode')}
        label={m.join_province()}
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
        label={m.join_phone()}
        optionalLabel={m.join_optional()}
        help={m.join_phoneHelp()}
      />
    </>
  )
}
