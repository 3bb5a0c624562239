import { useId } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { DottedText } from '../dotted-text/dotted-text.tsx'
import { Radio } from '../radio-group/radio.tsx'
import { tileClasses } from '../radio-group/tile-classes.ts'

export type AmountTileOption = {
  value: string
  /** "$100" */
  label: string
  /** "10,000 pts", or "25,000 pts, 150 short". */
  detail: string
  /** What a point of it buys: "0.68 ¢ / pt". After a dot, or on a line of its own where both do not fit. */
  rate?: string
  /** Out of reach or out of stock: stays in view, dashed, and cannot be chosen. */
  unavailable?: boolean
}

export type AmountTilesProps = {
  /** Id of the heading that asks the question. */
  labelledBy: string
  /** Name of the field in the form. */
  name: string
  /** The amounts, smallest first. */
  options: readonly AmountTileOption[]
  /** Holds the choice; leave it out and give `defaultValue` for a plain form. */
  value?: string | null
  /** The amount chosen at first; none by default. */
  defaultValue?: string | null
  /** Called with the value of the amount that was chosen. None by default. */
  onChange?: (value: string) => void
}

/** Amounts to choose one from, two in a row where no amount breaks. Native radio buttons: they work without JavaScript. */
export function AmountTiles({ labelledBy, name, options, value, defaultValue, onChange }: AmountTilesProps) {
  const id = useId()
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
            <span className="block text-figure-small leading-8 whitespace-nowrap">{option.label}</span>
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
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            onChange={() => onChange?.(option.value)}
          />
        </label>
      ))}
    </div>
  )
}
