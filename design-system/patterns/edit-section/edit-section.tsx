import { type FormEvent, type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { Button } from '../../components/button/button.tsx'
import { ButtonGroup } from '../../components/button-group/button-group.tsx'
import { ErrorSummary, type ErrorSummaryProps } from '../../components/error-summary/error-summary.tsx'
import { type Hidden, HiddenFields } from '../../components/hidden-fields/hidden-fields.tsx'
import { useTakeFocus } from '../../components/hydration/use-take-focus.ts'
import { ActionLink } from '../../components/link/link.tsx'

/** What every form says that edits one thing of a member's: its post, its errors, its buttons. */
export type EditFormProps = {
  /** Id of the form element, for the form library. None by default. */
  id?: string
  /** Form action: the page's own path. */
  action: string
  /** The form's heading: "Name", "New address". */
  heading: string
  /** Hidden form fields, by name. None by default. */
  hidden?: Hidden
  /** Heading of the error summary: "1 error to correct". None by default. */
  errorTitle?: string
  /** Number of failed submissions; each increment moves focus to the summary again. 0 by default. */
  attempts?: number
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
  /** Change handler, for example to save a draft, or to warn while people type. None by default. */
  onChange?: (event: FormEvent<HTMLFormElement>) => void
  /** Ref to the form element. None by default. */
  ref?: Ref<HTMLFormElement>
}

export type EditSectionProps = EditFormProps & {
  /** Id of the link that opened it, which gets focus back on close. None by default. */
  opener?: string
  /** The fields. */
  children: ReactNode
  /** Errors with the id of their field; without any, no summary is shown. */
  errors?: ErrorSummaryProps['errors']
}

/** An edit form in place of one row of facts. Posts on its own. */
export function EditSection(props: EditSectionProps) {
  const { action, heading, hidden, children, errors = [], errorTitle, onSubmit } = props
  const form = useRef<HTMLFormElement>(null)
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(props.ref, () => form.current, [])
  const hasErrors = errors.length > 0
  const isJustOpened = useRef(true)
  const takeFocus = useTakeFocus()
  useEffect(() => {
    // The reader opened the row to edit it. With errors, the summary takes focus instead.
    if (isJustOpened.current && !hasErrors) {
      takeFocus(form.current?.querySelector<HTMLElement>('input:not([type=hidden]), select'))
    }
    isJustOpened.current = false
  }, [hasErrors, takeFocus])
  return (
    <form
      ref={form}
      id={props.id}
      data-focus-after={props.opener}
      method="post"
      action={action}
      noValidate
      onSubmit={onSubmit}
      onChange={props.onChange}
      className="border-t-2 border-b border-ink border-b-line pt-6 pb-8"
    >
      <h2 className="mb-5 text-h3">{heading}</h2>
      <HiddenFields fields={hidden} />
      {hasErrors && errorTitle ? (
        <div className="mb-6 max-w-form">
          <ErrorSummary title={errorTitle} errors={errors} attempts={props.attempts ?? 0} />
        </div>
      ) : null}
      <div className="grid max-w-form gap-x-6 gap-y-4 tablet:grid-cols-2">{children}</div>
      <EditButtons {...props} className="mt-6" />
    </form>
  )
}

/** Saves, or leaves without saving. */
export function EditButtons({
  submit,
  busy = false,
  busyLabel = submit,
  cancel,
  className,
}: Pick<EditFormProps, 'submit' | 'busy' | 'busyLabel' | 'cancel'> & {
  /** Layout classes. */
  className: string
}) {
  return (
    <ButtonGroup className={className}>
      <Button type="submit" busy={busy} busyLabel={busyLabel}>
        {submit}
      </Button>
      <ActionLink href={cancel.href}>{cancel.label}</ActionLink>
    </ButtonGroup>
  )
}
