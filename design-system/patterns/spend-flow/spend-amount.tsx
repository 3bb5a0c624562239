import { AmountTiles, type AmountTilesProps } from '../../components/amount-tile/amount-tile.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'

/** The choice that stands for an amount typed by hand. */
export const OWN_AMOUNT = 'other'

export type SpendAmountProps = {
  /** Id of what names the amounts. */
  labelledBy: string
  name: string
  options: AmountTilesProps['options']
  chosen: string | null
  onChoose: (value: string) => void
  own: {
    id: string
    name: string
    /** The tile that opens the field: "Another amount". */
    tile: { label: string; detail: string }
    label: string
    value: string
    help?: string
    error?: string | undefined
    onType: (typed: string) => void
  }
}

/** A few amounts and one of one's own: its field opens with its choice, also without JavaScript. */
export function SpendAmount({ labelledBy, name, options, chosen, onChoose, own }: SpendAmountProps) {
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
