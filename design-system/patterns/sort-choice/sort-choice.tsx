import { type FormEvent, useRef } from 'react'
import { Button } from '../../components/button/button.tsx'
import { type Hidden, HiddenFields } from '../../components/hidden-fields/hidden-fields.tsx'
import { InlineSelect, type SelectOption } from '../../components/select/select.tsx'
import { useChosenLists } from '../select-filters/use-chosen-lists.ts'

export type SortChoiceProps = {
  /** Where the form leads; the order lives in the address. */
  action: string
  /** What the address says besides, carried along. None by default. */
  hidden?: Hidden
  /** Name of the field in the address. */
  name: string
  /** Heard, not shown. */
  label: string
  /** The order that is shown. */
  value: string
  /** The orders there are. */
  options: readonly SelectOption[]
  /** The button for readers without JavaScript. */
  apply: string
  /** With JavaScript a choice applies at once. */
  onChange: (event: FormEvent<HTMLFormElement>) => void
  /** With JavaScript the site takes over here (`event.preventDefault()`). */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** In which order things stand, at the head of them: a GET form of one list. */
export function SortChoice(props: SortChoiceProps) {
  const { action, hidden, name, label, value, options, apply, onChange, onSubmit } = props
  const form = useRef<HTMLFormElement>(null)
  useChosenLists(form, [{ name, value }])
  return (
    <form
      ref={form}
      method="get"
      action={action}
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
