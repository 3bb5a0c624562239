import { Check } from 'lucide-react'
import { classNames } from '../class-names/class-names.ts'
import { Icon } from '../icon/icon.tsx'

export type StepperProps = {
  /** Name of the list: "Steps of this order". */
  label: string
  /** All steps, first to last. */
  steps: readonly { id: string; label: string }[]
  /** Id of the step in hand; all before it are done. `null` when the last one is done, too. */
  current: string | null
  /** Heard after the name of a step that is done: "done". */
  doneLabel: string
}

/** Where one is: done steps carry a check and a full bar, the current one is half lit. */
export function Stepper({ label, steps, current, doneLabel }: StepperProps) {
  const at = current === null ? steps.length : steps.findIndex((step) => step.id === current)
  // Four names do not stand side by side in little room: there only the current one is in view.
  const isCrowded = steps.length > 3
  return (
    <ol aria-label={label} className="@container flex gap-3 text-small tablet:gap-5">
      {steps.map((step, index) => (
        <li
          key={step.id}
          aria-current={index === at ? 'step' : undefined}
          className={classNames(
            'min-w-0 flex-1',
            index === at ? 'font-semibold' : index > at && 'text-ink-3',
          )}
        >
          <span className="block h-[3px] bg-line forced-colors:border-b">
            <span
              className={classNames(
                'block h-full bg-aurora-line transition-[width] duration-[220ms]',
                index < at ? 'w-full' : index === at ? 'w-1/2' : 'w-0',
              )}
            />
          </span>
          <span className="mt-3 flex items-start gap-1.5">
            {/* No check without its words; on a very small phone the words need its room, and the full bar says the same. */}
            {index < at ? (
              <Icon
                of={Check}
                size={16}
                className={isCrowded ? 'mt-0.5 @max-[30rem]:hidden' : 'mt-0.5 max-[23.375rem]:hidden'}
              />
            ) : null}
            <span
              className={
                !isCrowded
                  ? 'min-w-0 wrap-anywhere'
                  : index === at
                    ? '@max-[30rem]:whitespace-nowrap'
                    : '@max-[30rem]:sr-only'
              }
            >
              {step.label}
              {index < at ? <span className="sr-only">, {doneLabel}</span> : null}
            </span>
          </span>
        </li>
      ))}
    </ol>
  )
}
