import type { RedeemChoice } from './redeem-types.ts'

type Props = {
  labelledBy: string
  name: string
  options: readonly RedeemChoice[]
  selected: string | null
}

/** Choices as tall tiles, one under the other; what cannot be chosen stays, dashed, with its reason. */
export function RedeemChoices({ labelledBy, name, options, selected }: Props) {
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className="grid gap-3">
      {options.map((option) => (
        <label
          key={option.value}
          className={`redeem-choice ${option.unavailable ? 'border-dashed' : 'cursor-pointer'}`}
        >
          <span className="min-w-0">
            <strong className={`block text-[18px] font-semibold ${option.unavailable ? 'text-ink-2' : ''}`}>
              {option.label}
            </strong>
            {option.lines?.map((line) => (
              <span key={line} className="block text-small text-ink-2">
                {line}
              </span>
            ))}
            {option.unavailable ? <span className="block text-small text-ink-2">{option.unavailable}</span> : null}
          </span>
          {option.unavailable ? null : (
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === selected}
              required
              className="choice-radio"
            />
          )}
        </label>
      ))}
    </div>
  )
}
