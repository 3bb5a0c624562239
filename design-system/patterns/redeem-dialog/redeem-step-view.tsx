import type { FormEvent, ReactNode } from 'react'
import { AmountTiles } from '../../components/amount-tile/amount-tile.tsx'
import { Button } from '../../components/button/button.tsx'
import { ActionLink } from '../../components/link/link.tsx'
import { QuantityStepper } from '../../components/quantity-stepper/quantity-stepper.tsx'
import { RedeemChoices } from './redeem-choices.tsx'
import type { AmountChoice } from './redeem-dialog.tsx'
import { RedeemStepForm } from './redeem-form.tsx'
import { RedeemBody, RedeemFoot, RedeemQuestion } from './redeem-frame.tsx'
import type { AddressStep, AmountStep, MessageStep, RedeemStep } from './redeem-types.ts'
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

type FormStep = Exclude<RedeemStep, MessageStep>

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

function MessageView({
  step,
  headingId,
  notice,
}: Pick<Props, 'headingId' | 'notice'> & { step: MessageStep }) {
  return (
    <>
      <RedeemBody>
        {notice}
        <div role={step.kind === 'checking' ? 'status' : undefined}>
          <RedeemQuestion id={headingId} question={step.question} {...(step.text && { help: step.text })} />
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

/** Selects the delivery address of a physical card. Adding an address leaves the dialog and returns to it. */
function AddressChoices({ step, labelledBy }: { step: AddressStep; labelledBy: string }) {
  if (step.options.length === 0) {
    return (
      <>
        <p className="mb-5 text-ink-2">{step.empty}</p>
        <Button href={step.add.href} variant="secondary">
          {step.add.label}
        </Button>
      </>
    )
  }
  return (
    <>
      <RedeemChoices
        labelledBy={labelledBy}
        name={step.name}
        options={step.options}
        selected={step.selected}
      />
      <p className="mt-5 text-small">
        <ActionLink href={step.add.href}>{step.add.label}</ActionLink>
      </p>
    </>
  )
}

type AmountFieldsProps = {
  step: AmountStep
  labelledBy: string
  selected: string | null
  quantity: string
  onSelect: (value: string) => void
  onQuantity: (typed: string) => void
}

/** Selects amount and quantity. The sum follows every change. */
function AmountFields({ step, labelledBy, selected, quantity, onSelect, onQuantity }: AmountFieldsProps) {
  const chosen = step.options.find((option) => option.value === selected) ?? null
  const limit = step.quantity.limit(chosen)
  return (
    <>
      <AmountTiles
        labelledBy={labelledBy}
        name={step.name}
        options={step.options}
        value={selected}
        onChange={onSelect}
      />
      {/* No quantity without an available amount. */}
      <div className="mt-6" hidden={step.options.every((option) => option.unavailable)}>
        <QuantityStepper
          name={step.quantity.name}
          label={step.quantity.label}
          help={limit.reason}
          value={quantity}
          read={step.quantity.read}
          error={limit.wrong}
          max={Math.max(1, limit.max)}
          decreaseLabel={step.quantity.decrease}
          increaseLabel={step.quantity.increase}
          onChange={onQuantity}
        />
      </div>
    </>
  )
}
