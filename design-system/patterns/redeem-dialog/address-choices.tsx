import { ActionLink } from '../../components/link/link.tsx'
import { RedeemChoices } from './redeem-choices.tsx'
import type { AddressStep } from './redeem-types.ts'

/** Which address a physical card goes to; adding one leads out and back. */
export function AddressChoices({ step, labelledBy }: { step: AddressStep; labelledBy: string }) {
  return (
    <>
      {step.options.length > 0 ? (
        <RedeemChoices
          labelledBy={labelledBy}
          name={step.name}
          options={step.options}
          selected={step.selected}
        />
      ) : (
        <p className="text-ink-2">{step.empty}</p>
      )}
      <p className="mt-5 text-small">
        <ActionLink href={step.add.href}>{step.add.label}</ActionLink>
      </p>
    </>
  )
}
