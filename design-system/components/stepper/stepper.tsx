import { Check } from 'lucide'
import { classNames } from '../class-names/class-names.ts'
import { Icon } from '../icon/icon.tsx'

export type StepperProps = {
  /** Accessible name of the list: "Steps of this order". */
  label: string
  /** All steps, in order. */
  steps: readonly { id: string; label: string }[]
  /** Id of the current step; earlier ones are done. `null` when all are done. */
  current: string | null
  /** Visually hidden after the label of a done step: "done". */
  doneLabel: string
}

/** Progress through a sequence of steps: done ones have a check and a full bar, the current one half a bar. */
export function Stepper({ label, steps, current, doneLabel }: StepperProps) {
  const at = current === null ? steps.length : steps.findIndex((step) => step.id === current)
  return (
    <ol
      // Safari takes the role from a list without marks; the lint rule, which calls it redundant, does not know that.
      {...{ role: 'list' }}
      aria-label={label}
      className={classNames('steps flex gap-3 text-small tablet:gap-5', steps.length > 3 && 'steps-many')}
    >
      {steps.map((step, index) => (
        <li
          key={step.id}
          aria-current={index === at ? 'step' : undefined}
          className={classNames(
            // Never narrower than its name where that cannot wrap.
            'flex-1',
            index === at ? 'font-semibold' : index > at && 'text-ink-3',
          )}
        >
          <span className="block h-[3px] bg-line forced-colors:border-b">
            <span
              className={classNames(
                'step-done block h-full bg-aurora-line transition-[width] duration-[220ms]',
                index < at ? 'w-full' : index === at ? 'w-1/2' : 'w-0',
              )}
            />
          </span>
          <span className="mt-3 flex items-start gap-1.5">
            {index < at ? <Icon of={Check} size={16} className="step-check mt-0.5" /> : null}
            <span className="step-name">
              {step.label}
              {index < at ? <span className="sr-only">, {doneLabel}</span> : null}
            </span>
          </span>
        </li>
      ))}
    </ol>
  )
}
