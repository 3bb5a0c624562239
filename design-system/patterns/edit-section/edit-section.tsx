import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../components/button/button.tsx'
import { ErrorSummary, type ErrorSummaryProps } from '../../components/error-summary/error-summary.tsx'
import { ActionLink } from '../../components/link/link.tsx'

export type EditSectionProps = {
  action: string
  /** What is changed here: "Name". */
  heading: string
  hidden?: Readonly<Record<string, string>>
  /** The fields. */
  children: ReactNode
  errors?: ErrorSummaryProps['errors']
  /** Heading of the summary: "One thing to fix before we save". */
  errorTitle?: string
  submit: string
  busy?: boolean
  busyLabel?: string
  cancel: { href: string; label: string }
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
}

/** One row of facts, opened for a change: it stands between the others and posts by itself. */
export function EditSection(props: EditSectionProps) {
  const { action, heading, hidden, children, errors = [], errorTitle, cancel, onSubmit } = props
  const form = useRef<HTMLFormElement>(null)
  const hasErrors = errors.length > 0
  useEffect(() => {
    // Whoever opened the row wants to type; a summary of errors takes the focus itself.
    if (!hasErrors) form.current?.querySelector<HTMLElement>('input:not([type=hidden]), select')?.focus()
  }, [hasErrors])
  return (
    <form
      ref={form}
      method="post"
      action={action}
      noValidate
      onSubmit={onSubmit}
      className="border-t-2 border-b border-ink border-b-line pt-6 pb-8"
    >
      <h2 className="mb-5 text-h3">{heading}</h2>
      {Object.entries(hidden ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {hasErrors && errorTitle ? (
        <div className="mb-6 max-w-[42.5rem]">
          <ErrorSummary title={errorTitle} errors={errors} />
        </div>
      ) : null}
      <div className="grid max-w-[42.5rem] gap-x-6 gap-y-4 tablet:grid-cols-2">{children}</div>
      <div className="mt-6 flex flex-wrap items-center gap-x-7 gap-y-4">
        <Button type="submit" busy={props.busy ?? false} busyLabel={props.busyLabel ?? props.submit}>
          {props.submit}
        </Button>
        <ActionLink href={cancel.href}>{cancel.label}</ActionLink>
      </div>
    </form>
  )
}
