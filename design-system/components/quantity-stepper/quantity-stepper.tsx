import { Minus, Plus } from 'lucide'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { FieldNote, fieldAria } from '../field/field.tsx'
import { Icon, type IconNode } from '../icon/icon.tsx'

export type QuantityStepperProps = {
  /** Name of the form field. */
  name: string
  /** What is counted. */
  label: string
  /** Reason for the limit: "2 at most with your balance". None by default. */
  help?: ReactNode
  /** Largest value; the smallest is 1. */
  max: number
  /** Reads what was typed; `null` for no whole number above 0. */
  read: (typed: string) => number | null
  /** What to say of a text that is no number up to `max`. None by default. */
  error?: string | undefined
  /** The text. */
  value: string
  /** Called with the new text. */
  onChange: (value: string) => void
  /** Accessible name of the minus button: "Decrease quantity". */
  decreaseLabel: string
  /** Accessible name of the plus button: "Increase quantity". */
  increaseLabel: string
}

/**
 * A number between minus and plus buttons. What is typed stays as it is: a number field would drop the comma of `2,5`, and leave
 * twenty-five.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { name, label, help, max, read, error, value: text, onChange } = props
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isTyping, setIsTyping] = useState(false)
  const number = read(text)
  const isWrong = number === null || number > max
  const words = { label, help, error: isWrong && !isTyping ? error : undefined }
  const set = (next: string) => {
    if (next !== text) onChange(next)
  }
  const step = (by: number) => {
    setIsTyping(false)
    // What stands in the field: it may have been typed before hydration, and not be known yet.
    const shown = field.current?.value ?? text
    const from = read(shown) ?? 0
    if (by > 0 && from >= max) return
    const next = String(Math.min(max, Math.max(1, from + by)))
    if (next !== shown) onChange(next)
  }
  const left = () => {
    setIsTyping(false)
    if (text.trim() === '') set('1')
  }
  const pressed = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    step(by)
  }
  return (
    <div>
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
          <Step icon={Minus} label={props.decreaseLabel} atLimit={number === 1} onPress={() => step(-1)} />
          <input
            ref={field}
            {...fieldAria(id, words)}
            name={name}
            inputMode="numeric"
            autoComplete="off"
            value={text}
            onChange={(event) => {
              setIsTyping(true)
              set(event.currentTarget.value)
            }}
            onBlur={left}
            onKeyDown={pressed}
            className="h-full w-11 rounded-badge bg-transparent text-center font-semibold"
          />
          <Step
            icon={Plus}
            label={props.increaseLabel}
            atLimit={number !== null && number >= max}
            onPress={() => step(1)}
          />
        </div>
      </div>
      {words.error ? <FieldNote id={`${id}-note`} error={words.error} /> : null}
    </div>
  )
}

type StepProps = { icon: IconNode; label: string; atLimit: boolean; onPress: () => void }

/**
 * At its limit a button keeps focus and is announced as disabled. Two quick taps on it are two steps, also before hydration
 * (`data-counts`), and enlarge nothing.
 */
function Step({ icon, label, atLimit, onPress }: StepProps) {
  return (
    <button
      type="button"
      data-counts=""
      aria-label={label}
      aria-disabled={atLimit || undefined}
      onClick={onPress}
      className="inline-flex size-11 items-center justify-center rounded-button transition-colors hover:not-aria-disabled:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:text-ink-3 noscript:hidden"
    >
      <Icon of={icon} />
    </button>
  )
}
