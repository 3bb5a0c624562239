import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../../components/button/button.tsx'
import { ButtonGroup } from '../../components/button-group/button-group.tsx'
import { ErrorSummary, type ErrorSummaryProps } from '../../components/error-summary/error-summary.tsx'
import { ActionLink } from '../../components/link/link.tsx'
import { Stepper, type StepperProps } from '../../components/stepper/stepper.tsx'
import { takeEarlyEnter } from './early-enter.ts'

export type StepFormProps = {
  /** Where one is. A new current step takes the focus to its question. */
  steps: StepperProps
  /** The one question of the step. */
  question: string
  /** A sentence under the question; none by default. */
  help?: string | undefined
  /** The fields: two columns from a tablet on; one that needs the whole width asks for it. */
  children: ReactNode
  /** What went wrong with the last try, said at once and beside the button that was pressed. None by default. */
  notice?: ReactNode
  /** What is wrong, each with the id of its field; none shows no summary. */
  errors?: ErrorSummaryProps['errors']
  /** Heading of the summary of errors; needed with `errors`. */
  errorTitle?: string
  /** How often sending the form has failed: each new failure moves the focus to the summary again. 0 by default. */
  attempts?: number
  /** Words of the main button. */
  submit: string
  /**
   * False until the page's script has arrived, which a first touch may bring: this form cannot be sent without it.
   * Enter and a press on the button are held until then, where the page's head has `hold-early-enter.ts`.
   */
  ready?: boolean
  /** An answer is awaited: the button keeps its width and takes no second press. `false` by default. */
  busy?: boolean
  /** Words beside the spinner; those of the button by default. */
  busyLabel?: string
  /** To the step before. None by default. */
  back?: { href: string; label: string } | undefined
  /**
   * The site takes over here (`event.preventDefault()`); until its script has arrived, `ready` keeps the form from
   * being sent.
   */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Called with every change, to keep a draft. */
  onChange: (event: FormEvent<HTMLFormElement>) => void
}

/** One step of a longer form: where one is, one question, its fields, the way on and the way back. */
export function StepForm(props: StepFormProps) {
  const { steps, question, help, children, notice, errors = [], errorTitle, back, onSubmit, onChange } = props
  const questionId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(steps.current)
  const form = useRef<HTMLFormElement>(null)
  const isReady = props.ready !== false
  useEffect(() => {
    if (isReady && takeEarlyEnter()) form.current?.requestSubmit()
  }, [isReady])
  useEffect(() => {
    // Somebody who has just arrived has read the page from its top already.
    if (shown.current === steps.current) return
    shown.current = steps.current
    heading.current?.focus()
  }, [steps.current])
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
        className="mt-9 tablet:mt-11"
      >
        <h2 id={questionId} ref={heading} tabIndex={-1} className="scroll-mt-28 text-question outline-none">
          {question}
        </h2>
        {help ? <p className="mt-2 max-w-measure text-ink-2">{help}</p> : null}
        {errors.length > 0 && errorTitle ? (
          <div className="mt-6">
            <ErrorSummary title={errorTitle} errors={errors} attempts={props.attempts ?? 0} />
          </div>
        ) : null}
        <div className="mt-7 grid gap-x-6 gap-y-5 tablet:grid-cols-2">{children}</div>
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

/** Fields of a step that belong together, under one heading, over the whole width. */
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
