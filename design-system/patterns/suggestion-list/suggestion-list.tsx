import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useState } from 'react'

export type Suggestion = {
  id: string
  /** Where choosing it leads. */
  href: string
  title: string
  /** What kind of thing it is: "Gift card". */
  detail: string
}

export type SuggestionListProps = {
  /** The box that is typed into; it becomes a combobox (ARIA 1.2) while this list is there. */
  box: RefObject<HTMLInputElement | null>
  /** Name of the list. */
  label: string
  /** What the search found, best first. */
  suggestions: readonly Suggestion[]
  /** Said after each change: "4 suggestions". */
  status: string
  /** Called with the address that was chosen. */
  onChoose: (href: string) => void
}

/**
 * What somebody who types may mean, under the box: arrow keys move, Enter follows, Escape closes and keeps what was
 * typed. The focus never leaves the box.
 */
export function SuggestionList({ box, label, suggestions, status, onChoose }: SuggestionListProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const shown = isOpen ? suggestions : []
  const optionId = (index: number) => `${id}-${index}`

  const onInput = useEffectEvent(() => {
    setOpen(true)
    setActive(-1)
  })
  const onBlur = useEffectEvent(() => setOpen(false))
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (suggestions.length === 0) return
      event.preventDefault()
      if (!isOpen) return setOpen(true)
      setActive(nextActive(active, event.key === 'ArrowDown' ? 1 : -1, suggestions.length))
    } else if (event.key === 'Escape' && shown.length > 0) {
      // The first Escape closes the list; the browser's own, which empties the box, is the second.
      event.preventDefault()
      setOpen(false)
      setActive(-1)
    } else if (event.key === 'Enter') {
      const chosen = shown[active]
      setOpen(false)
      if (!chosen) return
      event.preventDefault()
      onChoose(chosen.href)
    }
  })

  useEffect(() => {
    const input = box.current
    if (!input) return
    const listeners = new AbortController()
    const { signal } = listeners
    input.addEventListener('input', () => onInput(), { signal })
    input.addEventListener('keydown', (event) => onKeyDown(event), { signal })
    input.addEventListener('blur', () => onBlur(), { signal })
    // Something was typed before this list was there.
    if (document.activeElement === input && input.value !== input.defaultValue) onInput()
    input.setAttribute('role', 'combobox')
    input.setAttribute('aria-autocomplete', 'list')
    input.setAttribute('aria-controls', id)
    return () => {
      listeners.abort()
      for (const name of [
        'role',
        'aria-autocomplete',
        'aria-controls',
        'aria-expanded',
        'aria-activedescendant',
      ])
        input.removeAttribute(name)
    }
  }, [box, id])

  useEffect(() => {
    const input = box.current
    input?.setAttribute('aria-expanded', String(shown.length > 0))
    if (shown[active]) input?.setAttribute('aria-activedescendant', `${id}-${active}`)
    else input?.removeAttribute('aria-activedescendant')
  }, [box, id, shown, active])

  return (
    <>
      <div
        role="listbox"
        id={id}
        aria-label={label}
        hidden={shown.length === 0}
        className="absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-card border border-line bg-surface py-1"
      >
        {shown.map(({ id: key, href, title, detail }, index) => (
          <Option
            key={key}
            id={optionId(index)}
            isActive={index === active}
            onPoint={() => setActive(index)}
            onChoose={() => {
              setOpen(false)
              onChoose(href)
            }}
          >
            <span className="min-w-0 font-semibold">{title}</span>
            <span className="shrink-0 text-small text-ink-2">{detail}</span>
          </Option>
        ))}
      </div>
      <p aria-live="polite" className="sr-only">
        {shown.length > 0 ? status : ''}
      </p>
    </>
  )
}

type OptionProps = {
  id: string
  isActive: boolean
  onPoint: () => void
  onChoose: () => void
  children: ReactNode
}

/** The keys are the box's: an option is never focused itself. */
function Option({ id, isActive, onPoint, onChoose, children }: OptionProps) {
  return (
    <div
      role="option"
      id={id}
      tabIndex={-1}
      aria-selected={isActive}
      onPointerMove={onPoint}
      // Before the box loses the focus, which would close the list under the finger.
      onPointerDown={(event) => {
        event.preventDefault()
      }}
      onClick={onChoose}
      onKeyDown={undefined}
      className="flex min-h-11 cursor-pointer items-center justify-between gap-4 px-4 py-2 aria-selected:bg-aurora-wash"
    >
      {children}
    </div>
  )
}

/** One further, round about; from nowhere to the first or the last. */
const nextActive = (active: number, step: 1 | -1, count: number) =>
  active === -1 ? (step === 1 ? 0 : count - 1) : (active + step + count) % count
