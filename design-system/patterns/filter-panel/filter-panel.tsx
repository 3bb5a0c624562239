import { SlidersHorizontal } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { Button } from '../../components/button/button.tsx'
import { Icon } from '../../components/icon/icon.tsx'

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
  label: string
  /** One switch above the groups: "Within my 24,850 points". */
  toggle?: { name: string; value: string; label: string; checked: boolean }
  groups: readonly FilterGroup[]
  /** Other parts of the address to keep, such as the sort order. */
  hidden?: Readonly<Record<string, string>>
  /** The button for readers without JavaScript, and the one that closes the panel on a phone. */
  apply: string
  /** "Filters · 1": the button a phone has instead. */
  openLabel: string
  /** With JavaScript every change applies at once. */
  onChange?: (event: FormEvent<HTMLFormElement>) => void
}

/** Filters in a GET form: a column on a desk, behind one button below. */
export function FilterPanel(props: FilterPanelProps) {
  const { action, label, toggle, groups, hidden, apply, openLabel, onChange } = props
  const panel = useRef<HTMLDetailsElement>(null)
  useOpenOnDesk(panel)
  return (
    <details ref={panel} className="filter-panel">
      <summary className="inline-flex min-h-10 cursor-pointer list-none items-center gap-2.5 rounded-full border-[1.5px] border-control bg-surface px-4 text-small font-semibold desktop:hidden [&::-webkit-details-marker]:hidden">
        <Icon of={SlidersHorizontal} size={16} />
        {openLabel}
      </summary>
      <form method="get" action={action} aria-label={label} onChange={onChange} className="pt-6 desktop:pt-0">
        {Object.entries(hidden ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {toggle ? (
          <label className="flex min-h-10 cursor-pointer items-center gap-3 pb-6 font-semibold">
            <input
              type="checkbox"
              role="switch"
              name={toggle.name}
              value={toggle.value}
              defaultChecked={toggle.checked}
              className="filter-switch"
            />
            {toggle.label}
          </label>
        ) : null}
        {groups.map((group) => (
          <fieldset key={group.name} className="border-t border-line pt-6 pb-6">
            <legend className="float-left mb-2 w-full text-[15px] font-semibold">{group.title}</legend>
            <div className="clear-both">
              {group.options.map((option) => (
                <FilterRow key={option.value} group={group} option={option} />
              ))}
            </div>
          </fieldset>
        ))}
        <div className={onChange ? 'desktop:hidden' : undefined}>
          <Button type="submit" variant="secondary" size="small">
            {apply}
          </Button>
        </div>
      </form>
    </details>
  )
}

function FilterRow({ group, option }: { group: FilterGroup; option: FilterOption }) {
  return (
    <label className="flex min-h-10 cursor-pointer items-center gap-3 py-1">
      <input
        type={group.choose === 'many' ? 'checkbox' : 'radio'}
        name={group.name}
        value={option.value}
        defaultChecked={option.checked}
        className={group.choose === 'many' ? 'choice-box' : 'choice-radio'}
      />
      <span className="min-w-0 flex-1">{option.label}</span>
      {option.count === undefined ? null : <span className="text-small text-ink-3">{option.count}</span>}
    </label>
  )
}

/**
 * On a desk the panel is always in view. Style sheets show it there before this runs
 * (`::details-content`); opening it as well keeps it in the accessibility tree of older browsers.
 */
function useOpenOnDesk(panel: { current: HTMLDetailsElement | null }) {
  useEffect(() => {
    const desk = matchMedia('(width >= 1200px)')
    const follow = () => {
      if (panel.current && desk.matches) panel.current.open = true
    }
    follow()
    desk.addEventListener('change', follow)
    return () => desk.removeEventListener('change', follow)
  }, [panel])
}
