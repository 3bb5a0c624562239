import { SlidersHorizontal } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { Button } from '../../components/button/button.tsx'
import { Checkbox } from '../../components/checkbox/checkbox.tsx'
import { CheckboxGroup } from '../../components/checkbox-group/checkbox-group.tsx'
import { type Hidden, HiddenFields } from '../../components/hidden-fields/hidden-fields.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { RadioGroup } from '../../components/radio-group/radio-group.tsx'
import { Switch } from '../../components/switch/switch.tsx'

/** One choice; `count` is how many things it would leave. */
export type FilterOption = { value: string; label: string; count?: number; checked: boolean }

export type FilterGroup = {
  /** Name of the field in the address. */
  name: string
  title: string
  /** `many` are checkboxes, `one` are radios. */
  choose: 'many' | 'one'
  options: readonly FilterOption[]
}

export type FilterPanelProps = {
  /** Where the form leads; filters live in the address. */
  action: string
  /** Name of the form for those who cannot see it. */
  label: string
  /** One switch above the groups: "Within my 24,850 points". None by default. */
  toggle?: { name: string; value: string; label: string; checked: boolean }
  /** The filters, in groups of one question. */
  groups: readonly FilterGroup[]
  /** Other parts of the address to keep, such as the sort order. None by default. */
  hidden?: Hidden
  /** The button for readers without JavaScript, and the one that closes the panel on a phone. */
  apply: string
  /** "Filters · 1": the button a phone has instead. */
  openLabel: string
  /** With JavaScript every change applies at once. None by default. */
  onChange?: (event: FormEvent<HTMLFormElement>) => void
  /**
   * With JavaScript the site takes over here (`event.preventDefault()`); the panel of a phone closes. None by
   * default.
   */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
}

const DESK = '(width >= 75rem)'

/** Filters in a GET form: a column on a desk, behind one button below. */
export function FilterPanel(props: FilterPanelProps) {
  const { action, label, toggle, groups, hidden, apply, openLabel, onChange, onSubmit } = props
  const panel = useRef<HTMLDetailsElement>(null)
  const form = useRef<HTMLFormElement>(null)
  useOpenOnDesk(panel)
  useAddress(form, props)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    onSubmit?.(event)
    if (event.defaultPrevented && panel.current && !matchMedia(DESK).matches) panel.current.open = false
  }
  return (
    // A reader may open it before hydration.
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
        // A browser that fills the fields again on Back would contradict the address.
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
          <div key={group.name} className="border-t border-line py-6">
            {group.choose === 'one' ? <OneOf group={group} /> : <ManyOf group={group} />}
          </div>
        ))}
        <div className={onChange ? 'desktop:hidden noscript:block' : undefined}>
          <Button type="submit" variant="secondary" size="small">
            {apply}
          </Button>
        </div>
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
 * On a desk the panel is always in view. Style sheets show it there before this runs
 * (`::details-content`); opening it as well keeps it in the accessibility tree of older browsers.
 */
function useOpenOnDesk(panel: { current: HTMLDetailsElement | null }) {
  useEffect(() => {
    const desk = matchMedia(DESK)
    const follow = () => {
      if (panel.current && desk.matches) panel.current.open = true
    }
    follow()
    desk.addEventListener('change', follow)
    return () => desk.removeEventListener('change', follow)
  }, [panel])
}

/**
 * The address decides: when it changes (a chip was taken away, Back), the fields say again what it says. What was
 * chosen before hydration is applied as soon as it is done.
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
    // Each field's default is what the address says.
    if (!isFirst) form.current.reset()
    else if (isTouched(form.current)) form.current.requestSubmit()
  }, [form, chosen])
}

const isTouched = (form: HTMLFormElement) =>
  [...form.elements].some(
    (field) => field instanceof HTMLInputElement && field.checked !== field.defaultChecked,
  )
