import { SlidersHorizontal } from 'lucide'
import { type FormEvent, useEffect, useRef } from 'react'
import { Button } from '../../components/button/button.tsx'
import { Checkbox } from '../../components/checkbox/checkbox.tsx'
import { CheckboxGroup } from '../../components/checkbox-group/checkbox-group.tsx'
import { type Hidden, HiddenFields } from '../../components/hidden-fields/hidden-fields.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { RadioGroup } from '../../components/radio-group/radio-group.tsx'
import { Switch } from '../../components/switch/switch.tsx'
import { fromDesktop } from '../../tokens/breakpoints.ts'
import { FormFoot } from '../bottom-bar/form-foot.tsx'

/** One option; `count` is the number of results it would leave. */
export type FilterOption = { value: string; label: string; count?: number; checked: boolean }

export type FilterGroup = {
  /** Name of the search parameter. */
  name: string
  title: string
  /** `many` renders checkboxes, `one` radio buttons. */
  choose: 'many' | 'one'
  options: readonly FilterOption[]
}

export type FilterPanelProps = {
  /** Form action. Filters are search parameters of this URL. */
  action: string
  /** Accessible name of the form. */
  label: string
  /** A switch above the groups: "Within my 24,850 points". None by default. */
  toggle?: { name: string; value: string; label: string; checked: boolean }
  /** Groups of options, each with a legend. */
  groups: readonly FilterGroup[]
  /** Other search parameters to keep, such as the sort order. None by default. */
  hidden?: Hidden
  /** Label of the submit button without JavaScript. */
  apply: string
  /** Its label where each choice applies at once, and it closes the panel: "Show 5 gift cards". `apply` by default. */
  applyShown?: string
  /** Label of the button that opens the panel below desktop width: "Filters · 1". */
  openLabel: string
  /** Change handler that applies a choice at once. None by default. */
  onChange?: (event: FormEvent<HTMLFormElement>) => void
  /** Submit handler; call `event.preventDefault()` to take over. The panel closes on a phone. None by default. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
}

/** Filters in a GET form: a side column on desktop, behind a button below. */
export function FilterPanel(props: FilterPanelProps) {
  const { action, label, toggle, groups, hidden, apply, applyShown, openLabel, onChange, onSubmit } = props
  const panel = useRef<HTMLDetailsElement>(null)
  const form = useRef<HTMLFormElement>(null)
  useOpenOnDesk(panel)
  useAddress(form, props)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    onSubmit?.(event)
    if (!event.defaultPrevented || !panel.current || matchMedia(fromDesktop).matches) return
    panel.current.open = false
    // What is shown begins here, and the button that was pressed is gone.
    panel.current.querySelector('summary')?.focus()
  }
  return (
    // It may be opened before hydration.
    <details ref={panel} className="filter-panel" suppressHydrationWarning>
      <summary className="inline-flex min-h-10 cursor-pointer bare-summary items-center gap-2.5 rounded-full border-[1.5px] border-control bg-surface px-4 text-small font-semibold desktop:hidden">
        <Icon of={SlidersHorizontal} size={16} />
        {openLabel}
      </summary>
      <form
        ref={form}
        method="get"
        action={action}
        aria-label={label}
        // Values that the browser restores on Back would contradict the URL.
        autoComplete="off"
        onChange={onChange}
        onSubmit={submit}
        className="pt-6 desktop:pt-0"
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
        {groups.map((group) => (
          <div key={group.name} className="border-t border-line py-6 wrap-anywhere">
            {group.choose === 'one' ? <OneOf group={group} /> : <ManyOf group={group} />}
          </div>
        ))}
        <FormFoot className={onChange && 'desktop:hidden noscript:block'}>
          <Button type="submit">
            {applyShown === undefined ? (
              apply
            ) : (
              <>
                <span className="noscript:hidden">{applyShown}</span>
                <span className="hidden noscript:block">{apply}</span>
              </>
            )}
          </Button>
        </FormFoot>
      </form>
    </details>
  )
}

function OneOf({ group }: { group: FilterGroup }) {
  return (
    <RadioGroup
      legend={group.title}
      name={group.name}
      options={group.options}
      defaultValue={group.options.find((option) => option.checked)?.value}
    />
  )
}

function ManyOf({ group }: { group: FilterGroup }) {
  return (
    <CheckboxGroup legend={group.title}>
      {group.options.map((option) => (
        <Checkbox
          key={option.value}
          name={group.name}
          value={option.value}
          defaultChecked={option.checked}
          label={option.label}
          count={option.count}
        />
      ))}
    </CheckboxGroup>
  )
}

/**
 * On desktop the panel is always visible. CSS shows it before hydration (`::details-content`); opening it as well
 * keeps it in the accessibility tree of older browsers.
 */
function useOpenOnDesk(panel: { current: HTMLDetailsElement | null }) {
  useEffect(() => {
    const desk = matchMedia(fromDesktop)
    const follow = () => {
      if (panel.current && desk.matches) panel.current.open = true
    }
    follow()
    desk.addEventListener('change', follow)
    return () => desk.removeEventListener('change', follow)
  }, [panel])
}

/**
 * The URL is the source of truth: when it changes (a chip was removed, Back), the fields are reset to it. Changes
 * made before hydration are submitted afterwards.
 */
function useAddress(form: { current: HTMLFormElement | null }, { toggle, groups }: FilterPanelProps) {
  const chosen = [
    toggle?.checked,
    ...groups.flatMap((group) => group.options.map(({ checked }) => checked)),
  ].join()
  const seen = useRef<string>(undefined)
  useEffect(() => {
    const isFirst = seen.current === undefined
    seen.current = chosen
    if (!form.current) return
    // The fields' default values come from the URL.
    if (!isFirst) form.current.reset()
    else if (isTouched(form.current)) form.current.requestSubmit()
  }, [form, chosen])
}

const isTouched = (form: HTMLFormElement) =>
  [...form.elements].some(
    (field) => field instanceof HTMLInputElement && field.checked !== field.defaultChecked,
  )
