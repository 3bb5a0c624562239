import { Button } from '../../components/button/button.tsx'
import { ActionLink } from '../../components/link/link.tsx'
import { RedeemChoices } from './redeem-choices.tsx'
import type { AddressStep } from './redeem-types.ts'

/** Selects the delivery address of a physical card. Adding an address leaves the dialog and returns to it. */
export function AddressChoices({ step, labelledBy }: { step: AddressStep; labelledBy: string }) {
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
