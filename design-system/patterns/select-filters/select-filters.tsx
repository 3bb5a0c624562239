import { type FormEvent, type ReactNode, useRef } from 'react'
import { Button } from '../../components/button/button.tsx'
import { type Hidden, HiddenFields } from '../../components/hidden-fields/hidden-fields.tsx'
import { ActionLink } from '../../components/link/link.tsx'
import { Select, type SelectOption } from '../../components/select/select.tsx'
import { useUrlChoices } from '../filter-panel/use-url-choices.ts'

export type SelectFiltersProps = {
  /** Form action. Filters are search parameters of this URL. */
  action: string
  /** Accessible name of the form. */
  label: string
  /** Other search parameters to keep, as hidden fields. None by default. */
  hidden?: Hidden
  /** The selects, each with its options and current value. */
  selects: readonly { name: string; label: string; value: string; options: readonly SelectOption[] }[]
  /** Further fields, applied with the button. None by default. */
  children?: ReactNode
  /** Label of the submit button, for the further fields and without JavaScript. */
  apply: string
  /** Link that resets every filter; `null` when nothing is filtered. */
  reset: { href: string; label: string } | null
  /** Change handler that applies a choice at once. None by default. */
  onChange?: (event: FormEvent<HTMLFormElement>) => void
  /** Submit handler; call `event.preventDefault()` to take over. Without it, the form navigates to `action`. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
}

/** Selects that filter a list, in a GET form. */
export function SelectFilters(props: SelectFiltersProps) {
  const { action, label, hidden, selects, children, apply, reset, onChange, onSubmit } = props
  const form = useRef<HTMLFormElement>(null)
  useUrlChoices(form, Object.fromEntries(selects.map(({ name, value }) => [name, [value]])))
  const resetLink = reset ? (
    <span className="text-small">
      <ActionLink href={reset.href}>{reset.label}</ActionLink>
    </span>
  ) : null
  return (
    <form
      ref={form}
      method="get"
      action={action}
      aria-label={label}
      data-applies=""
      autoComplete="off"
      onChange={onChange}
      onSubmit={onSubmit}
      className="grid grid-cols-2 items-end gap-x-4 gap-y-4 tablet:gap-x-5 desktop:flex desktop:flex-wrap desktop:gap-x-6"
    >
      <HiddenFields fields={hidden} />
      {selects.map(({ name, value, options, label: title }) => (
        <Select
          key={name}
          name={name}
          label={title}
          defaultValue={value}
          options={options}
          className="min-w-0 desktop:w-53"
        />
      ))}
      {children ? (
        <div className="col-span-2 flex flex-wrap items-start gap-4 desktop:w-full">
          {children}
          {/* Beside the controls, below whose labels it begins, whatever help or error stands under them. */}
          <span className="flex items-center gap-6 tablet:pt-7">
            <Button type="submit" variant="secondary">
              {apply}
            </Button>
            {resetLink}
          </span>
        </div>
      ) : (
        <div
          className={`col-span-2 min-h-[3.125rem] items-center gap-6 ${reset ? 'flex' : 'hidden noscript:flex'}`}
        >
          <span className="hidden noscript:block">
            <Button type="submit" variant="secondary" size="small">
              {apply}
            </Button>
          </span>
          {resetLink}
        </div>
      )}
    </form>
  )
}
