import { ChevronDown } from 'lucide'
import { type ComponentProps, useId } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { controlClasses, Field, type FieldWords, fieldAria } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'

export type SelectOption = {
  value: string
  label: string
  /** Consecutive options with the same group become an `optgroup`. */
  group?: string
}

type Native = Omit<ComponentProps<'select'>, 'style' | 'className' | 'children' | 'size'>

export type SelectProps = FieldWords &
  Native & {
    /** The options, most used first. */
    options: readonly SelectOption[]
    /** Layout classes for the whole field. None by default. */
    className?: string | undefined
  }

/** A native select with label, help and messages. */
export function Select({
  label,
  optionalLabel,
  help,
  error,
  warning,
  className,
  id: givenId,
  options,
  ...native
}: SelectProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const words = { label, optionalLabel, help, error, warning }
  return (
    <Field {...words} id={id} className={className}>
      <span className="relative block">
        <select
          {...native}
          {...fieldAria(id, words)}
          className={classNames(controlClasses, 'appearance-none pr-11 text-ellipsis')}
        >
          <Options options={options} />
        </select>
        <Icon of={ChevronDown} className="pointer-events-none absolute inset-y-0 right-4 my-auto" />
      </span>
    </Field>
  )
}

export type InlineSelectProps = Native & {
  /** Visually hidden label. */
  label: string
  /** The options, most used first. */
  options: readonly SelectOption[]
}

/**
 * A compact select without a visible label, for sorting or filtering at the top of a list. Its letters are 16 px high on a phone: an
 * iPhone enlarges the page around a smaller control that gets the focus, and leaves it so.
 */
export function InlineSelect({ label, options, ...native }: InlineSelectProps) {
  return (
    <span className="relative inline-block min-w-0">
      <select
        {...native}
        aria-label={label}
        className="h-10 max-w-full appearance-none rounded-button border-[1.5px] border-control bg-transparent pr-10 pl-3.5 text-body font-[550] text-ink transition-colors hover:border-ink tablet:text-small"
      >
        <Options options={options} />
      </select>
      <Icon of={ChevronDown} size={18} className="pointer-events-none absolute inset-y-0 right-3.5 my-auto" />
    </span>
  )
}

function Options({ options }: { options: readonly SelectOption[] }) {
  return inGroups(options).map(([group, members]) =>
    group === undefined ? (
      members.map((option) => <Option key={option.value} {...option} />)
    ) : (
      <optgroup key={group} label={group} className="bg-surface text-ink-2">
        {members.map((option) => (
          <Option key={option.value} {...option} />
        ))}
      </optgroup>
    ),
  )
}

function Option({ value, label }: SelectOption) {
  return (
    <option value={value} className="bg-surface text-ink">
      {label}
    </option>
  )
}

function inGroups(options: readonly SelectOption[]): [string | undefined, SelectOption[]][] {
  const groups: [string | undefined, SelectOption[]][] = []
  for (const option of options) {
    const last = groups.at(-1)
    if (last && last[0] === option.group) last[1].push(option)
    else groups.push([option.group, [option]])
  }
  return groups
}
