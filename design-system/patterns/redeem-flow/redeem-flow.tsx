import { ArrowRight } from 'lucide'
import { type FormEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { Button } from '../../components/button/button.tsx'
import { ButtonGroup } from '../../components/button-group/button-group.tsx'
import { ErrorSummary, type ErrorSummaryProps } from '../../components/error-summary/error-summary.tsx'
import { type Hidden, HiddenFields } from '../../components/hidden-fields/hidden-fields.tsx'
import { ActionLink } from '../../components/link/link.tsx'
import { Stepper, type StepperProps } from '../../components/stepper/stepper.tsx'

export type RedeemFlowFormProps = {
  /** `get`: the fields become the next URL. `post`: starts the step-up that spends the points. */
  method: 'get' | 'post'
  /** Form action. */
  action: string
  /** Hidden form fields, by name. None by default. */
  hidden?: Hidden
  /** Label of the submit button; the last one names the price. */
  submit: string
  /** Link to the previous step; none on the first one. */
  back?: { href: string; label: string } | undefined
  /** Submission is pending. */
  busy: boolean
  /** Button label while busy. */
  busyLabel: string
  /** Called on submit, before navigation. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Change handler of the form. None by default. */
  onChange?: (event: FormEvent<HTMLFormElement>) => void
}

export type RedeemFlowProps = {
  /** Progress through the steps. */
  steps: StepperProps
  /** The question of this step. Takes focus when it changes. */
  question: string
  /** Keeps the question that was shown last, where each step is an element of its own. By default this element does. */
  asked?: RefObject<string | null>
  /** Help text under the question, such as the limits. None by default. */
  help?: string | undefined
  /** Outcome of the last attempt, with its own margin: a live region around it stays while it is empty. None by default. */
  notice?: ReactNode
  /** Errors with the id of their field; without any, no summary is shown. */
  errors?: ErrorSummaryProps['errors']
  /** Heading of the error summary; without it there is none. */
  errorTitle?: string
  /** Number of failed submissions; each increment moves focus to the summary again. 0 by default. */
  attempts?: number
  /**
   * A step without a form, such as an outcome that is not known yet, with an optional `action`; `isLive` announces
   * it. None by default.
   */
  message?: { action?: { href: string; label: string } | undefined; isLive: boolean }
  /** The form around the step; absent when there is a message. */
  form?: RedeemFlowFormProps
  /** Summary panel with the sum: beside the question, below it on a phone. */
  panel: ReactNode
  /** Last line of the sum, above the button on a phone. None by default. */
  footSum?: ReactNode
  /** Fields of the step. None by default. */
  children?: ReactNode
}

/** One step of spending points on its own page: progress, one question, and the sum. */
export function RedeemFlow(props: RedeemFlowProps) {
  const { steps, question, help, notice, message, form, panel } = props
  const questionId = useId()
  const heading = useQuestionFocus(question, props.asked)
  const intro = (
    <>
      <h2 id={questionId} ref={heading} tabIndex={-1} className="scroll-mt-28 text-question outline-none">
        {question}
      </h2>
      {help ? <p className="mt-2 max-w-measure text-ink-2">{help}</p> : null}
    </>
  )
  return (
    <div className="grid gap-x-16 gap-y-12 desktop:grid-cols-[minmax(0,1fr)_min(408px,41%)]">
      <div className="desktop:max-w-form">
        <Stepper {...steps} />
        <div className="mt-9 tablet:mt-11">
          {notice}
          {message ? (
            <>
              <div role={message.isLive ? 'status' : undefined}>{intro}</div>
              {message.action ? (
                <p className="mt-8">
                  <Button href={message.action.href} variant="secondary">
                    {message.action.label}
                  </Button>
                </p>
              ) : null}
            </>
          ) : null}
          {form ? (
            <RedeemFlowForm {...props} form={form} labelledBy={questionId}>
              {intro}
              {props.children}
            </RedeemFlowForm>
          ) : null}
        </div>
      </div>
      {panel}
    </div>
  )
}

type FormOfStep = Pick<RedeemFlowProps, 'errors' | 'errorTitle' | 'attempts' | 'footSum' | 'children'> & {
  form: RedeemFlowFormProps
  labelledBy: string
}

function RedeemFlowForm(props: FormOfStep) {
  const { form, labelledBy, errors = [], errorTitle, attempts = 0, footSum, children } = props
  const { method, action, hidden, submit, back, busy, busyLabel, onSubmit, onChange } = form
  return (
    <form
      method={method}
      action={action}
      noValidate
      aria-labelledby={labelledBy}
      onSubmit={onSubmit}
      onChange={onChange}
    >
      <HiddenFields fields={hidden} />
      {errors.length > 0 && errorTitle ? (
        <div className="mb-6">
          <ErrorSummary title={errorTitle} errors={errors} attempts={attempts} />
        </div>
      ) : null}
      {children}
      {footSum ? <div className="mt-8 border-t border-line pt-4 desktop:hidden">{footSum}</div> : null}
      <ButtonGroup className="mt-6 desktop:mt-8">
        <Button
          type="submit"
          wide="phone"
          busy={busy}
          busyLabel={busyLabel}
          {...(method === 'get' ? { trailingIcon: ArrowRight } : {})}
        >
          {submit}
        </Button>
        {back ? <ActionLink href={back.href}>{back.label}</ActionLink> : null}
      </ButtonGroup>
    </form>
  )
}

/** Moves focus to each new question, but not on arrival: readers start at the top of the page. */
function useQuestionFocus(question: string, asked: RefObject<string | null> | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const own = useRef<string>(null)
  const last = asked ?? own
  useEffect(() => {
    const isOther = last.current !== null && last.current !== question
    last.current = question
    if (isOther) heading.current?.focus()
  }, [question, last])
  return heading
}
