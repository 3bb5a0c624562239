import { ArrowRight } from 'lucide'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '../../components/button/button.tsx'
import { HiddenFields } from '../../components/hidden-fields/hidden-fields.tsx'
import { ActionLink } from '../../components/link/link.tsx'
import { RedeemBody, RedeemFoot } from './redeem-frame.tsx'
import type { RedeemForm as RedeemFormProps } from './redeem-types.ts'

type Props = {
  form: RedeemFormProps
  method: 'get' | 'post'
  busy: boolean
  /** Button label while busy. */
  busyLabel: string
  canSubmit: boolean
  onSubmit: ((event: FormEvent<HTMLFormElement>) => void) | undefined
  /** Last line of the sum, in the footer on a phone. */
  footSum: ReactNode
  children: ReactNode
}

/** A step's form: the question, continue at the lower right, back at the lower left. */
export function RedeemStepForm(props: Props) {
  const { form, method, busy, busyLabel, canSubmit, onSubmit, footSum, children } = props
  return (
    <form
      method={method}
      action={form.action}
      noValidate
      onSubmit={onSubmit}
      className="flex min-h-0 flex-1 flex-col"
    >
      <HiddenFields fields={form.hidden} />
      <RedeemBody>{children}</RedeemBody>
      <RedeemFoot sum={footSum}>
        {form.back ? (
          <span className="pr-3">
            <ActionLink href={form.back.href}>{form.back.label}</ActionLink>
          </span>
        ) : null}
        {canSubmit ? (
          <Button
            type="submit"
            busy={busy}
            busyLabel={busyLabel}
            {...(method === 'get' ? { trailingIcon: ArrowRight } : {})}
            className="flex-1 tablet:ml-auto tablet:flex-none"
          >
            {form.submit}
          </Button>
        ) : null}
      </RedeemFoot>
    </form>
  )
}
