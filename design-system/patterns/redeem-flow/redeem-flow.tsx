import { ArrowRight } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../../components/button/button.tsx'
import { ButtonGroup } from '../../components/button-group/button-group.tsx'
import { ErrorSummary, type ErrorSummaryProps } from '../../components/error-summary/error-summary.tsx'
import { type Hidden, HiddenFields } from '../../components/hidden-fields/hidden-fields.tsx'
import { ActionLink } from '../../components/link/link.tsx'
import { Stepper, type StepperProps } from '../../components/stepper/stepper.tsx'

export type RedeemFlowFormProps = {
  /** `get`: the fields become the next address. `post`: leaves for the check that spends. */
  method: 'get' | 'post'
  /** Address the form goes to. */
  action: string
  /** Fields that travel unseen, by name; none by default. */
  hidden?: Hidden
  /** What the button does; the last one says what it costs. */
  submit: string
  /** The way to the step before; none on the first one. */
  back?: { href: string; label: string } | undefined
  /** The form is on its way, and the button cannot be pressed again. */
  busy: boolean
  /** Said while it is on its way. */
  busyLabel: string
  /** Called when the form is sent, before it leaves. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Called when any field of it changes. None by default. */
  onChange?: (event: FormEvent<HTMLFormElement>) => void
}

export type RedeemFlowProps = {
  /** Where the customer is on the way. */
  steps: StepperProps
  /** The one thing that is asked. It takes the focus when it changes. */
  question: string
  /** What helps to answer it, such as the limits. None by default. */
  help?: string | undefined
  /** What became of the last try. None by default. */
  notice?: ReactNode
  /** What has to change before the form can go on, each with its field; none by default. */
  errors?: ErrorSummaryProps['errors']
  /** Title of the summary of errors; without it there is no summary. */
  errorTitle?: string
  /** How often sending the form has failed: each new failure moves the focus to the summary again. 0 by default. */
  attempts?: number
  /**
   * Nothing to fill in, such as an outcome that is not known yet: then there is no form, and an `action` where
   * there is a way on; `isLive` announces it. None by default.
   */
  message?: { action?: { href: string; label: string } | undefined; isLive: boolean }
  /** The form around the step; none where there is a message. */
  form?: RedeemFlowFormProps
  /** What is paid for, and the sum; beside the question, or under it on a phone. */
  panel: ReactNode
  /** The sum's last line, above the button of a phone. None by default. */
  footSum?: ReactNode
  /** The fields of the step. None by default. */
  children?: ReactNode
}

/** One step of spending points on a page of its own: where one is, one question, and the sum in view. */
export function RedeemFlow(props: RedeemFlowProps) {
  const { steps, question, help, notice, message, form, panel } = props
  const questionId = useId()
  const heading = useQuestionFocus(question)
  const intro = (
    <>
      <h2 id={questionId} ref={heading} tabIndex={-1} className="scroll-mt-28 text-question outline-none">
        {question}
      </h2>
      {help ? <p className="mt-2 max-w-measure text-ink-2">{help}</p> : null}
    </>
  )
  return (
    <div className="grid gap-x-16 gap-y-12 desktop:grid-cols-[minmax(0,1fr)_408px]">
      <div className="desktop:max-w-form">
        <Stepper {...steps} />
        <div className="mt-9 tablet:mt-11">
          {notice ? <div className="mb-6">{notice}</div> : null}
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

/** A new question takes the focus, except on arrival: the reader starts at the top of the page. */
function useQuestionFocus(question: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(question)
  useEffect(() => {
    if (shown.current === question) return
    shown.current = question
    heading.current?.focus()
  }, [question])
  return heading
}
