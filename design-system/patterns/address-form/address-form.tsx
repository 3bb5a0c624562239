import type { FormEvent, Ref } from 'react'
import { Button } from '../../components/button/button.tsx'
import { ButtonGroup } from '../../components/button-group/button-group.tsx'
import { ErrorSummary } from '../../components/error-summary/error-summary.tsx'
import { type Hidden, HiddenFields } from '../../components/hidden-fields/hidden-fields.tsx'
import { ActionLink } from '../../components/link/link.tsx'
import { AddressInputs, type AddressInputsProps } from './address-inputs.tsx'

export type AddressFormProps = {
  /** Id of the form element, for the form library. None by default. */
  id?: string
  /** Form action: the page's own path. */
  action: string
  /** The form's heading: "New address". */
  heading: string
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
  /** Heading of the error summary: "2 errors to correct". None by default. */
  errorTitle?: string
  /** Number of failed submissions; each increment moves focus to the summary again. 0 by default. */
  attempts?: number
  /** The field under which whole addresses are proposed. None by default. */
  completed?: AddressInputsProps['completed']
  /** Warning per field that does not block, such as a postal code of another province. None by default. */
  warnings?: AddressInputsProps['values']
  /** Hidden form fields, by name. None by default. */
  hidden?: Hidden
  /** Label of the submit button. */
  submit: string
  /** Submission is pending: the button keeps its width and ignores further presses. `false` by default. */
  busy?: boolean
  /** Button label while busy. The submit label by default. */
  busyLabel?: string
  /** Link that leaves without saving. */
  cancel: { href: string; label: string }
  /** Submit handler; call `event.preventDefault()` to take over. Without it, the form posts to its own page. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  /** Change handler, so that the site can warn while people type. None by default. */
  onChange?: (event: FormEvent<HTMLFormElement>) => void
  /** Ref to the form element. None by default. */
  ref?: Ref<HTMLFormElement>
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
    cancel,
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
      className="top-rule max-w-form border-t-2 border-ink pt-7"
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
      <ButtonGroup className="mt-7">
        <Button type="submit" busy={props.busy ?? false} busyLabel={props.busyLabel ?? props.submit}>
          {props.submit}
        </Button>
        <ActionLink href={cancel.href}>{cancel.label}</ActionLink>
      </ButtonGroup>
    </form>
  )
}

const fieldId = (name: string) => `address-${name}`
