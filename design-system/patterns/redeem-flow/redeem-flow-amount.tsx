import { AmountTiles, type AmountTilesProps } from '../../components/amount-tile/amount-tile.tsx'
import { classNames } from '../../components/class-names/class-names.ts'
import { TextField } from '../../components/text-field/text-field.tsx'

/** Value of the tile for a custom amount. */
export const OWN_AMOUNT = 'other'

export type RedeemFlowAmountProps = {
  /** What the id of each amount's radio begins with, for links from an error summary. None by default. */
  id?: string
  /** Id of the element that labels the amounts. */
  labelledBy: string
  /** Name of the choice in the form. */
  name: string
  /** Suggested amounts, smallest first; the custom one is appended. */
  options: AmountTilesProps['options']
  /** Value of the selected tile, `OWN_AMOUNT` for the custom one; `null` when none is selected. */
  chosen: string | null
  /** Called with the value of the selected tile. */
  onChoose: (value: string) => void
  /** The custom amount and its text field. */
  own: {
    /** Id of the text field, for links from an error summary. */
    id: string
    /** Name of the text field. */
    name: string
    /** The tile that reveals the field: "Another amount". */
    tile: { label: string; detail: string }
    /** Label of the text field. */
    label: string
    /** Initial value. */
    value: string
    /** The limits, below the field. None by default. */
    help?: string
    /** Error message. */
    error?: string | undefined
    /** Called with the text after each change. */
    onType: (typed: string) => void
  }
}

/** Suggested amounts and a custom one, whose field is revealed by its tile, also without JavaScript. */
export function RedeemFlowAmount({
  id,
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
        id={id}
        labelledBy={labelledBy}
        name={name}
        options={[...options, { value: OWN_AMOUNT, ...own.tile }]}
        value={chosen}
        onChange={onChoose}
      />
      <div
        className={classNames(
          'mt-6 hidden group-has-[input[value=other]:checked]/amount:block',
          chosen === OWN_AMOUNT && 'no-has:block',
        )}
      >
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
