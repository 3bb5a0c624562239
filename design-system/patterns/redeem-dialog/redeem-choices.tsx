import { useId } from 'react'
import { Radio } from '../../components/radio-group/radio.tsx'
import { tileClasses } from '../../components/radio-group/tile-classes.ts'
import type { RedeemChoice } from './redeem-types.ts'

type Props = {
  labelledBy: string
  name: string
  options: readonly RedeemChoice[]
  selected: string | null
}

/** Options as stacked tiles; an unavailable one is dashed, says why and cannot be chosen. */
export function RedeemChoices({ labelledBy, name, options, selected }: Props) {
  const id = useId()
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className="grid gap-3 wrap-anywhere">
      {options.map((option) => (
        <label
          key={option.value}
          htmlFor={`${id}-${option.value}`}
          className={tileClasses(!option.unavailable, 'gap-4 px-5 py-4.5 has-disabled:text-ink-2')}
        >
          <ChoiceWords option={option} />
          <Radio
            id={`${id}-${option.value}`}
            name={name}
            value={option.value}
            defaultChecked={option.value === selected}
            required
            disabled={option.unavailable !== undefined}
            className={option.unavailable ? 'sr-only' : 'mt-0.5 outline-none'}
          />
        </label>
      ))}
    </div>
  )
}

function ChoiceWords({ option }: { option: RedeemChoice }) {
  return (
    <span className="min-w-0">
      <strong className="block text-h4">{option.label}</strong>
      {option.lines?.map((line) => (
        <span key={line} className="block text-small text-ink-2">
          {line}
        </span>
      ))}
      {option.unavailable ? <span className="block text-small text-ink-2">{option.unavailable}</span> : null}
    </span>
  )
}
