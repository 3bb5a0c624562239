import { Minus, Plus } from 'lucide'
import { type ReactNode, useId, useState } from 'react'
import { Icon, type IconNode } from '../icon/icon.tsx'

export type QuantityStepperProps = {
  /** Name of the form field. */
  name: string
  /** What is counted. */
  label: string
  /** Reason for the limit: "2 at most with your balance". None by default. */
  help?: ReactNode
  /** Smallest value. `1` by default. */
  min?: number
  /** Largest value. */
  max: number
  /** The value (controlled). Leave it out and give `defaultValue` for an uncontrolled form. */
  value?: number
  /** The initial value. `min` by default. */
  defaultValue?: number
  /** Called with the new value. None by default. */
  onChange?: (value: number) => void
  /** Accessible name of the minus button: "Decrease quantity". */
  decreaseLabel: string
  /** Accessible name of the plus button: "Increase quantity". */
  increaseLabel: string
}

/** A number field between minus and plus buttons. Without JavaScript it is a plain number field. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { name, label, help, min = 1, max, value, defaultValue = min, onChange } = props
  const id = useId()
  const [own, setOwn] = useState(defaultValue)
  const [draft, setDraft] = useState<string | null>(null)
  const quantity = value ?? own
  const set = (next: number) => {
    const within = Math.min(max, Math.max(min, next))
    setOwn(within)
    if (within !== quantity) onChange?.(within)
  }
  const typed = (text: string) => {
    setDraft(text)
    const number = wholeNumber(text)
    if (number !== null && number >= min && number <= max) set(number)
  }
  const left = () => {
    const number = wholeNumber(draft ?? '')
    if (number !== null) set(number)
    setDraft(null)
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-32">
        <label htmlFor={id} className="block font-semibold">
          {label}
        </label>
        {help ? (
          <p id={`${id}-help`} className="text-small text-ink-2">
            {help}
          </p>
        ) : null}
      </div>
      <div className="inline-flex h-[3.125rem] items-center rounded-button border-[1.5px] border-control bg-surface">
        <Step
          icon={Minus}
          label={props.decreaseLabel}
          atLimit={quantity <= min}
          onPress={() => set(quantity - 1)}
        />
        <input
          id={id}
          name={name}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={1}
          value={draft ?? quantity}
          onChange={(event) => typed(event.currentTarget.value)}
          onBlur={left}
          onKeyDown={(event) => event.key === 'Enter' && left()}
          aria-describedby={help ? `${id}-help` : undefined}
          className="no-spinner h-full w-11 rounded-badge bg-transparent text-center font-semibold"
        />
        <Step
          icon={Plus}
          label={props.increaseLabel}
          atLimit={quantity >= max}
          onPress={() => set(quantity + 1)}
        />
      </div>
    </div>
  )
}

/** What a number field holds: `1e1` is ten; `2.5` is no quantity, so that the one before it stays. */
function wholeNumber(text: string): number | null {
  const number = Number(text)
  return text !== '' && Number.isInteger(number) ? number : null
}

type StepProps = { icon: IconNode; label: string; atLimit: boolean; onPress: () => void }

/** At its limit a button keeps focus and is announced as disabled. */
function Step({ icon, label, atLimit, onPress }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={atLimit || undefined}
      onClick={atLimit ? undefined : onPress}
      className="inline-flex size-11 items-center justify-center rounded-button transition-colors hover:not-aria-disabled:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:text-ink-3 noscript:hidden"
    >
      <Icon of={icon} />
    </button>
  )
}
