import type { FormEvent, Ref } from 'react'
import { Button } from '../../components/button/button.tsx'
import { ButtonGroup } from '../../components/button-group/button-group.tsx'
import { ErrorSummary } from '../../components/error-summary/error-summary.tsx'
import { type Hidden, HiddenFields } from '../../components/hidden-fields/hidden-fields.tsx'
import { ActionLink } from '../../components/link/link.tsx'
import { PostalCodeField } from '../../components/postal-code-field/postal-code-field.tsx'
import { Select } from '../../components/select/select.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'

/** Field names are those of the address itself (spec §3). */
export type AddressFieldName = 'addressLine1' | 'addressLine2' | 'city' | 'provinceCode' | 'postalCode'

export type AddressFormProps = {
  /** Names the form element to the library that watches it. None by default. */
  id?: string
  /** Address that the form posts to: its own page. */
  action: string
  /** The form's heading: "New address". */
  heading: string
  /** What the fields hold at first; what was typed, after an error. */
  values: Partial<Record<AddressFieldName, string>>
  /** Label of each field. */
  labels: Record<AddressFieldName, string>
  /** The word at the right of a label whose field may stay empty. */
  optional: string
  /** First option of the list, chosen by nobody: "Choose". */
  chooseProvince: string
  /** The provinces and territories, by code. */
  provinces: readonly { value: string; label: string }[]
  /** A sentence under the postal code; none by default. */
  postalCodeHelp?: string
  /** Words per field; a field with an error keeps what was typed. None by default. */
  errors?: Partial<Record<AddressFieldName, string>>
  /** Heading of the summary: "Two things to fix before we save". None by default. */
  errorTitle?: string
  /** How often sending the form has failed: each new failure moves the focus to the summary again. 0 by default. */
  attempts?: number
  /** A warning, not an error: the postal code's letter belongs to another province. None by default. */
  warnings?: Partial<Record<AddressFieldName, string>>
  /** Fields that are sent and not shown, by name. None by default. */
  hidden?: Hidden
  /** Words of the main button. */
  submit: string
  /** An answer is awaited: the button keeps its width and takes no second press. `false` by default. */
  busy?: boolean
  /** Words beside the spinner; those of the button by default. */
  busyLabel?: string
  /** The way out without saving. */
  cancel: { href: string; label: string }
  /** With JavaScript the site takes over here (`event.preventDefault()`); without, the form posts to its page. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  /** After every change, so that the site may warn while people type. None by default. */
  onChange?: (event: FormEvent<HTMLFormElement>) => void
  /** The form's element. None by default. */
  ref?: Ref<HTMLFormElement>
}

const ORDER: readonly AddressFieldName[] = [
  'addressLine1',
  'addressLine2',
  'city',
  'provinceCode',
  'postalCode',
]

/** Create or edit an address. Plain fields in a form that posts; with JavaScript the site takes over. */
export function AddressForm(props: AddressFormProps) {
  const {
    action,
    heading,
    values,
    labels,
    errors = {},
    warnings = {},
    hidden,
    cancel,
    onSubmit,
    onChange,
  } = props
  const found = ORDER.flatMap((name) => {
    const message = errors[name]
    return message ? [{ fieldId: fieldId(name), message }] : []
  })
  const field = (name: AddressFieldName) => ({
    id: fieldId(name),
    name,
    label: labels[name],
    defaultValue: values[name] ?? '',
    error: errors[name],
    warning: warnings[name],
  })
  return (
    <form
      ref={props.ref}
      id={props.id}
      method="post"
      action={action}
      onSubmit={onSubmit}
      onChange={onChange}
      noValidate
      className="top-rule max-w-form border-t-2 border-ink pt-7"
    >
      <h2 className="mb-6 text-question">{heading}</h2>
      <HiddenFields fields={hidden} />
      {found.length > 0 && props.errorTitle ? (
        <div className="mb-7">
          <ErrorSummary title={props.errorTitle} errors={found} attempts={props.attempts ?? 0} />
        </div>
      ) : null}
      <div className="grid gap-x-6 gap-y-4 tablet:grid-cols-2">
        <div className="tablet:col-span-2">
          <TextField {...field('addressLine1')} autoComplete="address-line1" />
        </div>
        <div className="tablet:col-span-2">
          <TextField {...field('addressLine2')} optionalLabel={props.optional} autoComplete="address-line2" />
        </div>
        <TextField {...field('city')} autoComplete="address-level2" />
        <Select
          {...field('provinceCode')}
          options={[{ value: '', label: props.chooseProvince }, ...props.provinces]}
          autoComplete="address-level1"
        />
        <PostalCodeField {...field('postalCode')} help={props.postalCodeHelp} />
      </div>
      <ButtonGroup className="mt-7">
        <Button type="submit" busy={props.busy ?? false} busyLabel={props.busyLabel ?? props.submit}>
          {props.submit}
        </Button>
        <ActionLink href={cancel.href}>{cancel.label}</ActionLink>
      </ButtonGroup>
    </form>
  )
}

const fieldId = (name: AddressFieldName) => `address-${name}`
