import { useId } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { DottedText } from '../dotted-text/dotted-text.tsx'
import { Radio } from '../radio-group/radio.tsx'
import { tileClasses } from '../radio-group/tile-classes.ts'

export type AmountTileOption = {
  value: string
  /** For example "$100". */
  label: string
  /** "10,000 pts", or "25,000 pts, 150 short". */
  detail: string
  /** Value of a point: "0.68 ¢ / pt". Follows the detail after a dot, or wraps to its own line. */
  rate?: string
  /** Out of reach or out of stock: stays visible, dashed and disabled. */
  unavailable?: boolean
}

export type AmountTilesProps = {
  /** What the id of each radio begins with; a dash and its value follow. For links from an error summary. None by default. */
  id?: string | undefined
  /** Id of the heading that asks the question. */
  labelledBy: string
  /** Name of the form field. */
  name: string
  /** The amounts, smallest first. */
  options: readonly AmountTileOption[]
  /** The selected amount; `null` for none. */
  value: string | null
  /** Called with the value of the newly selected amount. */
  onChange: (value: string) => void
}

/** A radio group of amounts as tiles, two per row where they fit. Native radios, so it works without JavaScript. */
export function AmountTiles(props: AmountTilesProps) {
  const { labelledBy, name, options, value, onChange } = props
  const ownId = useId()
  const id = props.id ?? ownId
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(9.5rem,50%-6px)),1fr))] gap-3"
    >
      {options.map((option) => (
        <label
          key={option.value}
          htmlFor={`${id}-${option.value}`}
          className={tileClasses(
            !option.unavailable,
            'min-h-[84px] gap-2 px-4 py-3.5 has-disabled:text-ink-3 tablet:px-5',
          )}
        >
          <span className="min-w-0">
            <span className="block text-figure-small leading-8">{option.label}</span>
            <span className="block text-small text-ink-2 group-has-disabled:text-ink-3">
              {option.rate ? <DottedText>{`${option.detail} · ${option.rate}`}</DottedText> : option.detail}
            </span>
          </span>
          <Radio
            id={`${id}-${option.value}`}
            name={name}
            value={option.value}
            required
            disabled={option.unavailable}
            className={classNames('mt-1.5 outline-none', option.unavailable && 'sr-only')}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
        </label>
      ))}
    </div>
  )
}
