import { ErrorSummary } from '../../components/error-summary/error-summary.tsx'
import { HiddenFields } from '../../components/hidden-fields/hidden-fields.tsx'
import { EditButtons, type EditFormProps } from '../edit-section/edit-section.tsx'
import { AddressInputs, type AddressInputsProps } from './address-inputs.tsx'

export type AddressFormProps = EditFormProps & {
  /** Initial values; after a failed submission, what was typed. */
  values: AddressInputsProps['values']
  /** The fields in their order. */
  fields: AddressInputsProps['fields']
  /** Error message per field. None by default. */
  errors?: AddressInputsProps['values']
  /**
   * Errors of the last attempt, for the summary: a field that has been put right since has none beside it. `errors` by
   * default.
   */
  found?: AddressInputsProps['values']
  /** The field under which whole addresses are proposed. None by default. */
  completed?: AddressInputsProps['completed']
  /** Warning per field that does not block, such as a postal code of another province. None by default. */
  warnings?: AddressInputsProps['values']
}

/** Creates or edits an address. A plain form that posts; with `onSubmit` the site takes over. */
export function AddressForm(props: AddressFormProps) {
  const {
    action,
    heading,
    values,
    fields,
    errors = {},
    found = errors,
    warnings = {},
    hidden,
    onSubmit,
    onChange,
  } = props
  const summary = fields.flatMap(({ name }) => {
    const message = found[name]
    return message ? [{ fieldId: fieldId(name), message }] : []
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
      className="max-w-form border-t-2 border-ink pt-7"
    >
      <h2 className="mb-6 text-question">{heading}</h2>
      <HiddenFields fields={hidden} />
      {summary.length > 0 && props.errorTitle ? (
        <div className="mb-7">
          <ErrorSummary title={props.errorTitle} errors={summary} attempts={props.attempts ?? 0} />
        </div>
      ) : null}
      <div className="grid gap-x-6 gap-y-4 tablet:grid-cols-2">
        <AddressInputs
          fields={fields}
          values={values}
          errors={errors}
          warnings={warnings}
          completed={props.completed}
          idOf={fieldId}
        />
      </div>
      <EditButtons {...props} className="mt-7" />
    </form>
  )
}

const fieldId = (name: string) => `address-${name}`
