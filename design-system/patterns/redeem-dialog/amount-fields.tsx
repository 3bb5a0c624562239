import { AmountTiles } from '../../components/amount-tile/amount-tile.tsx'
import { QuantityStepper } from '../../components/quantity-stepper/quantity-stepper.tsx'
import type { AmountStep } from './redeem-types.ts'

type Props = {
  step: AmountStep
  labelledBy: string
  selected: string | null
  quantity: number
  onSelect: (value: string) => void
  onQuantity: (value: number) => void
}

/** Selects amount and quantity. The sum follows every change. */
export function AmountFields({ step, labelledBy, selected, quantity, onSelect, onQuantity }: Props) {
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
          min={1}
          max={Math.max(1, limit.max)}
          decreaseLabel={step.quantity.decrease}
          increaseLabel={step.quantity.increase}
          onChange={onQuantity}
        />
      </div>
    </>
  )
}
