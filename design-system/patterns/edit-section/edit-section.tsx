import { type FormEvent, type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { Button } from '../../components/button/button.tsx'
import { ButtonGroup } from '../../components/button-group/button-group.tsx'
import { ErrorSummary, type ErrorSummaryProps } from '../../components/error-summary/error-summary.tsx'
import { type Hidden, HiddenFields } from '../../components/hidden-fields/hidden-fields.tsx'
import { ActionLink } from '../../components/link/link.tsx'

export type EditSectionProps = {
  /** Names the form element to the library that watches it. None by default. */
  id?: string
  /** Id of the link that opened it, where the focus goes once it is closed. None by default. */
  opener?: string
  /** Address that the form posts to: its own page. */
  action: string
  /** What is changed here: "Name". */
  heading: string
  /** Fields that are sent and not shown, by name. None by default. */
  hidden?: Hidden
  /** The fields. */
  children: ReactNode
  /** What is wrong, each with the id of its field; none shows no summary. */
  errors?: ErrorSummaryProps['errors']
  /** Heading of the summary: "One thing to fix before we save". None by default. */
  errorTitle?: string
  /** How often sending the form has failed: each new failure moves the focus to the summary again. 0 by default. */
  attempts?: number
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
  /** Hears every change of a field, such as to keep what is being typed. None by default. */
  onChange?: (event: FormEvent<HTMLFormElement>) => void
  /** The form's element. None by default. */
  ref?: Ref<HTMLFormElement>
}

/** One row of facts, opened for a change: it stands between the others and posts by itself. */
export function EditSection(props: EditSectionProps) {
  const { action, heading, hidden, children, errors = [], errorTitle, cancel, onSubmit } = props
  const form = useRef<HTMLFormElement>(null)
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(props.ref, () => form.current, [])
  const hasErrors = errors.length > 0
  const isJustOpened = useRef(true)
  useEffect(() => {
    // Whoever opened the row wants to type; a summary of errors takes the focus itself.
    if (isJustOpened.current && !hasErrors) {
      form.current?.querySelector<HTMLElement>('input:not([type=hidden]), select')?.focus()
    }
    isJustOpened.current = false
  }, [hasErrors])
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
      className="top-rule border-t-2 border-b border-ink border-b-line pt-6 pb-8"
    >
      <h2 className="mb-5 text-h3">{heading}</h2>
      <HiddenFields fields={hidden} />
      {hasErrors && errorTitle ? (
        <div className="mb-6 max-w-form">
          <ErrorSummary title={errorTitle} errors={errors} attempts={props.attempts ?? 0} />
        </div>
      ) : null}
      <div className="grid max-w-form gap-x-6 gap-y-4 tablet:grid-cols-2">{children}</div>
      <ButtonGroup className="mt-6">
        <Button type="submit" busy={props.busy ?? false} busyLabel={props.busyLabel ?? props.submit}>
          {props.submit}
        </Button>
        <ActionLink href={cancel.href}>{cancel.label}</ActionLink>
      </ButtonGroup>
    </form>
  )
}
