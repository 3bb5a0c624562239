import { Checkbox } from '@borealis/design-system/components/checkbox/checkbox.tsx'
import { Disclosure } from '@borealis/design-system/components/disclosure/disclosure.tsx'
import { PostalCodeField } from '@borealis/design-system/components/postal-code-field/postal-code-field.tsx'
import { Select } from '@borealis/design-system/components/select/select.tsx'
import { TextField } from '@borealis/design-system/components/text-field/text-field.tsx'
import { StepGroup } from '@borealis/design-system/patterns/step-form/step-form.tsx'
import { INTEREST } from '#app/domain/interest-field.ts'
import * as m from '#app/paraglide/messages.js'
import { postalCodeWarning } from '#app/shell/forms/postal-code-warning.ts'
import { provinceOptions } from '#app/shell/page-parts/province-options.ts'
import { addressProvince, hasAddress, kitDigits } from './check-join.ts'
import { fieldProps, type StepFields } from './field-props.ts'

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
              maxLength={25}
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
  const field = (name: string) => fieldProps(name, fields)
  return (
    <div className="grid gap-x-6 gap-y-5 pt-2 text-ink tablet:grid-cols-2">
      <TextField
        {...field('addressLine1')}
        label={m.addresses_line1()}
        autoComplete="address-line1"
        className="tablet:col-span-2"
      />
      <TextField
        {...field('addressLine2')}
        label={m.addresses_line2()}
        optionalLabel={m.join_optional()}
        autoComplete="address-line2"
        className="tablet:col-span-2"
      />
      <TextField {...field('city')} label={m.addresses_city()} autoComplete="address-level2" />
      <Select
        {...field('addressProvinceCode')}
        defaultValue={provinceCode}
        label={m.addresses_province()}
        autoComplete="address-level1"
        options={[{ value: '', label: m.join_choose() }, ...provinceOptions(fields.pageData)]}
      />
      <PostalCodeField
        {...field('postalCode')}
        label={m.addresses_postalCode()}
        warning={postalCodeWarning({ postalCode: values.postalCode, provinceCode })}
      />
    </div>
  )
}
