import { type FormEvent, useRef } from 'react'
import { Button } from '../../components/button/button.tsx'
import { type Hidden, HiddenFields } from '../../components/hidden-fields/hidden-fields.tsx'
import { InlineSelect, type SelectOption } from '../../components/select/select.tsx'
import { useUrlChoices } from '../filter-panel/use-url-choices.ts'

export type SortChoiceProps = {
  /** Form action. The order is a search parameter of this URL. */
  action: string
  /** Other search parameters to keep, as hidden fields. None by default. */
  hidden?: Hidden
  /** Name of the search parameter. */
  name: string
  /** Visually hidden label. */
  label: string
  /** The current order. */
  value: string
  /** The available orders. */
  options: readonly SelectOption[]
  /** Label of the submit button, shown without JavaScript only. */
  apply: string
  /** Change handler that applies a choice at once. */
  onChange: (event: FormEvent<HTMLFormElement>) => void
  /** Submit handler; call `event.preventDefault()` to take over. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** Chooses the order of a list, as a GET form with one select. */
export function SortChoice(props: SortChoiceProps) {
  const { action, hidden, name, label, value, options, apply, onChange, onSubmit } = props
  const form = useRef<HTMLFormElement>(null)
  useUrlChoices(form, { [name]: [value] })
  return (
    <form
      ref={form}
      method="get"
      action={action}
      data-applies=""
      autoComplete="off"
      onChange={onChange}
      onSubmit={onSubmit}
      className="flex gap-3"
    >
      <HiddenFields fields={hidden} />
      <InlineSelect name={name} label={label} defaultValue={value} options={options} />
      <span className="hidden noscript:block">
        <Button type="submit" variant="secondary" size="small">
          {apply}
        </Button>
      </span>
    </form>
  )
}
