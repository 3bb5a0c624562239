import { Check } from 'lucide'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { ChoiceRow } from '../field/choice-row.tsx'
import { FieldNote } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'style' | 'type' | 'className'> & {
  /** What checking the box means, in the first person where it is a consent. */
  label: ReactNode
  /** Help text under the label. None by default. */
  help?: ReactNode
  /** At the end of the row: how many results this filter has. None by default. */
  count?: ReactNode
  /** Error message under the box; `null` when there is none. None by default. */
  error?: string | null | undefined
  /** Layout classes for the root element (margin, width, grid area). None by default. */
  className?: string | undefined
}

/** A single yes or no. */
export function Checkbox({ label, help, count, error, className, id: givenId, ...input }: CheckboxProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <div className={className}>
      <ChoiceRow
        htmlFor={id}
        label={label}
        help={help}
        count={count}
        control={
          <span className="relative mt-px flex">
            <input
              {...input}
              id={id}
              type="checkbox"
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-note` : undefined}
              className="peer size-[1.375rem] appearance-none rounded-badge border-[1.5px] border-control bg-surface transition-colors group-hover:border-ink checked:border-brand checked:bg-brand group-hover:checked:border-brand disabled:border-line disabled:bg-sunken checked:disabled:border-ink-3 checked:disabled:bg-ink-3 aria-invalid:border-2 aria-invalid:border-error"
            />
            <Icon
              of={Check}
              size={16}
              className="pointer-events-none absolute inset-[.1875rem] hidden text-on-brand peer-checked:block not-forced-colors:peer-disabled:text-paper forced-colors:text-[CanvasText]"
            />
          </span>
        }
      />
      {error ? <FieldNote id={`${id}-note`} error={error} /> : null}
    </div>
  )
}
