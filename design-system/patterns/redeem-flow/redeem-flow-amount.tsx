import { AmountTiles, type AmountTilesProps } from '../../components/amount-tile/amount-tile.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'

/** The choice that stands for an amount typed by hand. */
export const OWN_AMOUNT = 'other'

export type RedeemFlowAmountProps = {
  /** Id of what names the amounts. */
  labelledBy: string
  /** Name of the choice in the form. */
  name: string
  /** Amounts that are offered, smallest first; the own amount comes last by itself. */
  options: AmountTilesProps['options']
  /** Value of the chosen tile, `OWN_AMOUNT` for the own one; `null` when nothing is chosen yet. */
  chosen: string | null
  /** Called with the value of the tile that was chosen. */
  onChoose: (value: string) => void
  /** The custom amount, and the field that opens with it. */
  own: {
    /** Id of the field, for an error summary to lead to. */
    id: string
    /** Name of the field in the form. */
    name: string
    /** The tile that opens the field: "Another amount". */
    tile: { label: string; detail: string }
    /** The field's label. */
    label: string
    /** What was typed before. */
    value: string
    /** The limits, under the field; none by default. */
    help?: string
    /** What is wrong with what was typed. */
    error?: string | undefined
    /** Called with what stands in the field after each change. */
    onType: (typed: string) => void
  }
}

/** A few amounts and a custom one, whose field opens when it is chosen, also without JavaScript. */
export function RedeemFlowAmount({
  labelledBy,
  name,
  options,
  chosen,
  onChoose,
  own,
}: RedeemFlowAmountProps) {
  return (
    <div className="group/amount">
      <AmountTiles
        labelledBy={labelledBy}
        name={name}
        options={[...options, { value: OWN_AMOUNT, ...own.tile }]}
        value={chosen}
        onChange={onChoose}
      />
      <div className="mt-6 hidden group-has-[input[value=other]:checked]/amount:block">
        <TextField
          id={own.id}
          name={own.name}
          label={own.label}
          inputMode="numeric"
          autoComplete="off"
          inputClassName="max-w-[14rem]"
          defaultValue={own.value}
          help={own.help}
          error={own.error}
          onChange={(event) => own.onType(event.currentTarget.value)}
        />
      </div>
    </div>
  )
}
