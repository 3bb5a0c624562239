import { type FormEvent, type ReactNode, useRef } from 'react'
import { Button } from '../../components/button/button.tsx'
import { Checkbox } from '../../components/checkbox/checkbox.tsx'
import { classNames } from '../../components/class-names/class-names.ts'
import { FieldGroup } from '../../components/field/field-group.tsx'
import { type Hidden, HiddenFields } from '../../components/hidden-fields/hidden-fields.tsx'
import { inItsLanguage } from '../../components/in-its-language/in-its-language.ts'
import { RadioGroup } from '../../components/radio-group/radio-group.tsx'
import { Select } from '../../components/select/select.tsx'
import { Switch } from '../../components/switch/switch.tsx'
import { isChoice, useUrlChoices } from './use-url-choices.ts'

/** One option; `count` is the number of results it would leave, `group` a heading within a list. */
export type FilterOption = {
  value: string
  label: string
  count?: number | string
  group?: string
  checked: boolean
}

export type FilterGroup = {
  /** Name of the search parameter. */
  name: string
  title: string
  /** `many` renders checkboxes, `one` radio buttons, `list` a select for what has too many options to show. */
  choose: 'many' | 'one' | 'list'
  options: readonly FilterOption[]
  /** Further fields, below the options. None by default. */
  more?: ReactNode
}

export type FilterPanelProps = {
  /** Form action. Filters are search parameters of this URL. */
  action: string
  /** Accessible name of the form. */
  label: string
  /** Id of the form, for a button outside it (FilterDrawer). None by default. */
  id?: string
  /** A switch above the groups: "Within my 24,850 points". None by default. */
  toggle?: { name: string; value: string; label: string; checked: boolean }
  /** Groups of options, each with a legend. */
  groups: readonly FilterGroup[]
  /** Other search parameters to keep, such as the sort order. None by default. */
  hidden?: Hidden
  /** Label of the submit button without JavaScript. None where the button is outside. */
  apply?: string
  /** Applies a choice at once; typed text waits for the submit button. None by default. */
  onChoice?: (form: HTMLFormElement) => void
  /** Submit handler; call `event.preventDefault()` to take over. None by default. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
}

/** The questions of a filter one under another, in a GET form: a side column on desktop, a FilterDrawer below. */
export function FilterPanel(props: FilterPanelProps) {
  const { action, label, id, toggle, groups, hidden, apply, onChoice, onSubmit } = props
  const form = useRef<HTMLFormElement>(null)
  useUrlChoices(
    form,
    Object.fromEntries([
      ...groups.map(({ name, options }) => [name, chosenOf(options)]),
      ...(toggle ? [[toggle.name, toggle.checked ? [toggle.value] : []]] : []),
    ]),
    onChoice,
  )
  return (
    <form
      ref={form}
      id={id}
      method="get"
      action={action}
      aria-label={label}
      {...(apply !== undefined && { 'data-applies': '' })}
      // Values that the browser restores on Back would contradict the URL.
      autoComplete="off"
      onChange={({ target, currentTarget }) => isChoice(target) && onChoice?.(currentTarget)}
      onSubmit={onSubmit}
    >
      <HiddenFields fields={hidden} />
      {toggle ? (
        <Switch
          className="pb-6 font-semibold"
          name={toggle.name}
          value={toggle.value}
          defaultChecked={toggle.checked}
          label={toggle.label}
        />
      ) : null}
      {groups.map((group, index) => (
        <div
          key={group.name}
          className={classNames('pb-6 wrap-anywhere', (toggle || index > 0) && 'border-t border-line pt-6')}
        >
          <Choices group={group} />
          {group.more}
        </div>
      ))}
      {apply === undefined ? null : (
        // Not on the button itself: its own display would win over `hidden`.
        <span className="hidden noscript:block">
          <Button type="submit">{apply}</Button>
        </span>
      )}
    </form>
  )
}

function Choices({ group: { name, title, choose, options } }: { group: FilterGroup }) {
  const [chosen] = chosenOf(options)
  if (choose === 'one')
    return <RadioGroup legend={title} name={name} options={options} defaultValue={chosen} />
  if (choose === 'list') return <Select label={title} name={name} options={options} defaultValue={chosen} />
  return (
    <FieldGroup legend={title}>
      {options.map(({ value, label, count, checked }) => (
        <Checkbox
          key={value}
          name={name}
          value={value}
          defaultChecked={checked}
          label={inItsLanguage(label)}
          count={count}
        />
      ))}
    </FieldGroup>
  )
}

const chosenOf = (options: readonly FilterOption[]) =>
  options.filter(({ checked }) => checked).map(({ value }) => value)
