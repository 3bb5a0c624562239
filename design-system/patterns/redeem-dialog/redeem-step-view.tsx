import type { FormEvent, ReactNode } from 'react'
import { Button } from '../../components/button/button.tsx'
import { ActionLink } from '../../components/link/link.tsx'
import { ReceiptList } from '../receipt-list/receipt-list.tsx'
import { AddressChoices } from './address-choices.tsx'
import { AmountFields } from './amount-fields.tsx'
import { RedeemChoices } from './redeem-choices.tsx'
import type { AmountChoice } from './redeem-dialog.tsx'
import { RedeemStepForm } from './redeem-form.tsx'
import { RedeemBody, RedeemFoot, RedeemQuestion } from './redeem-frame.tsx'
import type { MessageStep, RedeemStep, SuccessStep } from './redeem-types.ts'
import { ReviewRows } from './review-rows.tsx'

type Props = {
  step: RedeemStep
  headingId: string
  amount: AmountChoice
  busy: boolean
  busyLabel: string
  onSubmit: ((event: FormEvent<HTMLFormElement>) => void) | undefined
  notice: ReactNode
  footSum: ReactNode
}

/** Renders the current step. */
export function RedeemStepView(props: Props) {
  const { step, headingId, notice, busy, busyLabel, onSubmit, footSum } = props
  if (step.kind === 'checking' || step.kind === 'blocked') {
    return <MessageView step={step} headingId={headingId} notice={notice} />
  }
  if (step.kind === 'success') return <SuccessView step={step} headingId={headingId} notice={notice} />
  return (
    <RedeemStepForm
      form={step.form}
      method={step.kind === 'review' ? 'post' : 'get'}
      busy={busy}
      busyLabel={busyLabel}
      canSubmit={canGoOn(step)}
      onSubmit={onSubmit}
      footSum={step.kind === 'amount' || step.kind === 'review' ? footSum : null}
    >
      {notice}
      <RedeemQuestion id={headingId} question={step.question} help={step.help} />
      <StepFields {...props} step={step} />
    </RedeemStepForm>
  )
}

type FormStep = Exclude<RedeemStep, MessageStep | SuccessStep>

function canGoOn(step: FormStep) {
  if (step.kind === 'review') return true
  return step.options.some((option) => !option.unavailable)
}

function StepFields({ step, headingId, amount }: Pick<Props, 'headingId' | 'amount'> & { step: FormStep }) {
  if (step.kind === 'review') return <ReviewRows rows={step.rows} check={step.check} />
  if (step.kind === 'address') return <AddressChoices step={step} labelledBy={headingId} />
  if (step.kind === 'format') {
    return (
      <RedeemChoices
        labelledBy={headingId}
        name={step.name}
        options={step.options}
        selected={step.selected}
      />
    )
  }
  return (
    <AmountFields
      step={step}
      labelledBy={headingId}
      selected={amount.selected}
      quantity={amount.quantity}
      onSelect={amount.select}
      onQuantity={amount.setQuantity}
    />
  )
}

type AnswerProps<Step> = { step: Step; headingId: string; notice: ReactNode }

function MessageView({ step, headingId, notice }: AnswerProps<MessageStep>) {
  return (
    <>
      <RedeemBody>
        {notice}
        <div role={step.kind === 'checking' ? 'status' : undefined}>
          <RedeemQuestion id={headingId} question={step.question} help={step.text} />
        </div>
      </RedeemBody>
      {step.action ? (
        <RedeemFoot>
          <Button
            href={step.action.href}
            variant="secondary"
            className="flex-1 tablet:ml-auto tablet:flex-none"
          >
            {step.action.label}
          </Button>
        </RedeemFoot>
      ) : null}
    </>
  )
}

/** Moves focus to the heading, like every new step, so that the outcome is announced first. */
function SuccessView({ step, headingId, notice }: AnswerProps<SuccessStep>) {
  return (
    <>
      <RedeemBody>
        {notice}
        <RedeemQuestion id={headingId} question={step.question} help={step.text} />
        <ReceiptList rows={step.receipt} />
      </RedeemBody>
      <RedeemFoot>
        <Button href={step.action.href}>{step.action.label}</Button>
        {step.other ? <ActionLink href={step.other.href}>{step.other.label}</ActionLink> : null}
      </RedeemFoot>
    </>
  )
}
