import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../../components/button/button.tsx'
import { ButtonGroup } from '../../components/button-group/button-group.tsx'
import { ErrorSummary, type ErrorSummaryProps } from '../../components/error-summary/error-summary.tsx'
import { ActionLink } from '../../components/link/link.tsx'
import { Stepper, type StepperProps } from '../../components/stepper/stepper.tsx'

export type StepFormProps = {
  /** Progress through the steps. When the current step changes, focus moves to its question, or to the summary of its errors. */
  steps: StepperProps
  /** The question of the step. */
  question: string
  /** Help text under the question. None by default. */
  help?: string | undefined
  /** The fields, in two columns from tablet width on; a field may span both. */
  children: ReactNode
  /** Why the last attempt failed; announced, and shown beside the button. None by default. */
  notice?: ReactNode
  /** Errors with the id of their field; without any, no summary is shown. */
  errors?: ErrorSummaryProps['errors']
  /** Heading of the error summary; needed with `errors`. */
  errorTitle?: string
  /** Number of failed submissions; each increment moves focus to the summary again. 0 by default. */
  attempts?: number
  /** Label of the submit button. */
  submit: string
  /**
   * False until the page's script has loaded, which may wait for a first gesture: the form cannot be submitted
   * without it. Earlier attempts are remembered where the head has `hold-early-enter.ts`. `true` by default.
   */
  ready?: boolean
  /** Submission is pending: the button keeps its width and ignores further presses. `false` by default. */
  busy?: boolean
  /** Button label while busy. The submit label by default. */
  busyLabel?: string
  /** Link to the previous step. None by default. */
  back?: { href: string; label: string } | undefined
  /**
   * Submit handler; it must call `event.preventDefault()`. `ready` keeps the form from being submitted before its
   * script has loaded.
   */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Change handler, to save a draft. */
  onChange: (event: FormEvent<HTMLFormElement>) => void
}

/** One step of a multi-step form: progress, one question, its fields and the actions. */
export function StepForm(props: StepFormProps) {
  const { steps, question, help, children, notice, errors = [], errorTitle, back, onSubmit, onChange } = props
  const questionId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(steps.current)
  const form = useRef<HTMLFormElement>(null)
  const isReady = props.ready !== false
  const hasErrors = errors.length > 0
  useEffect(() => {
    if (isReady && takeEarlyEnter()) form.current?.requestSubmit()
  }, [isReady])
  useEffect(() => {
    // Not on arrival: readers start at the top of the page.
    if (shown.current === steps.current) return
    shown.current = steps.current
    // A step that is shown again for its errors: their summary has taken the focus.
    if (!hasErrors) heading.current?.focus()
  }, [steps.current, hasErrors])
  return (
    <div className="max-w-form">
      <Stepper {...steps} />
      <form
        ref={form}
        method="post"
        data-waiting={isReady ? undefined : ''}
        noValidate
        aria-labelledby={questionId}
        onSubmit={onSubmit}
        onChange={onChange}
        className="mt-6 tablet:mt-11"
      >
        <h2 id={questionId} ref={heading} tabIndex={-1} className="scroll-mt-28 text-question outline-none">
          {question}
        </h2>
        {help ? <p className="mt-2 max-w-measure text-ink-2">{help}</p> : null}
        {hasErrors && errorTitle ? (
          <div className="mt-6">
            <ErrorSummary title={errorTitle} errors={errors} attempts={props.attempts ?? 0} />
          </div>
        ) : null}
        <div className="mt-5 grid gap-x-6 tablet:mt-7 gap-y-5 tablet:grid-cols-2">{children}</div>
        <div role="alert" className="mt-8 empty:hidden">
          {notice}
        </div>
        <ButtonGroup className="mt-8">
          <Button
            type="submit"
            wide="phone"
            disabled={!isReady}
            busy={props.busy ?? false}
            busyLabel={props.busyLabel ?? props.submit}
          >
            {props.submit}
          </Button>
          {back ? <ActionLink href={back.href}>{back.label}</ActionLink> : null}
        </ButtonGroup>
      </form>
    </div>
  )
}

/** A group of fields within a step, across both columns. */
export function StepGroup({
  legend,
  help,
  children,
}: {
  legend: string
  help?: string
  children: ReactNode
}) {
  const helpId = useId()
  return (
    <fieldset aria-describedby={help ? helpId : undefined} className="not-first:mt-5 tablet:col-span-2">
      <legend className="text-h3">{legend}</legend>
      {help ? (
        <p id={helpId} className="mt-1 mb-3 max-w-measure text-ink-2">
          {help}
        </p>
      ) : null}
      {children}
    </fieldset>
  )
}

/** Whether the reader tried to submit before the form was ready (`hold-early-enter.ts`). Returns true once. */
function takeEarlyEnter(): boolean {
  const held = document.documentElement.dataset
  const isHeld = held.earlyEnter !== undefined
  delete held.earlyEnter
  return isHeld
}
