import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useState } from 'react'
import { classNames } from '../../components/class-names/class-names.ts'
import { inItsLanguage } from '../../components/in-its-language/in-its-language.ts'
import { Picture, type PictureSource } from '../../components/picture/picture.tsx'

export type Suggestion = {
  id: string
  /** URL of the suggestion. */
  href: string
  title: ReactNode
  /** What it gives or costs, or the kind of result: "From 1,000 points", "Gift card". */
  detail: string
  /** Small picture before the title. None by default. */
  swatch?: PictureSource | null
}

export type SuggestionListProps = {
  /** The search input, which becomes a combobox (ARIA 1.2) while the list is mounted. */
  box: RefObject<HTMLInputElement | null>
  /** Accessible name of the list. */
  label: string
  /** Suggestions, best first. */
  suggestions: readonly Suggestion[]
  /** Announced after each change: "4 suggestions". */
  status: string
  /** Called with the URL of the chosen suggestion. */
  onChoose: (href: string) => void
}

/**
 * Search suggestions below an input: arrow keys move, Enter follows, Escape closes and keeps the text. Focus stays in
 * the input.
 */
export function SuggestionList({ box, label, suggestions, status, onChoose }: SuggestionListProps) {
  const id = useId()
  const { isOpen, active, setActive, close } = useCombobox({
    box,
    listId: id,
    count: suggestions.length,
    onChoose: (index) => {
      const chosen = suggestions[index]
      if (chosen) onChoose(chosen.href)
    },
  })
  const shown = isOpen ? suggestions : []
  return (
    <>
      <div
        role="listbox"
        id={id}
        aria-label={label}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-card border border-line bg-surface py-1"
      >
        {shown.map(({ id: key, href, title, detail, swatch }, index) => (
          <Option
            key={key}
            id={`${id}-${index}`}
            isActive={index === active}
            onPoint={() => setActive(index)}
            onChoose={() => {
              close()
              onChoose(href)
            }}
          >
            {swatch ? (
              <Picture {...swatch} width={40} height={40} eager className="size-10 shrink-0 rounded-badge" />
            ) : null}
            <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-semibold">{title}</span>
              <span className="text-small text-ink-2">{inItsLanguage(detail)}</span>
            </span>
          </Option>
        ))}
      </div>
      <p aria-live="polite" className="sr-only">
        {isOpen ? status : ''}
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

/** Keys are handled by the input: an option never has focus. */
function Option({ id, isActive, onPoint, onChoose, children }: OptionProps) {
  return (
    <div
      role="option"
      id={id}
      tabIndex={-1}
      aria-selected={isActive}
      onPointerMove={onPoint}
      // On pointerdown: the blur that follows would close the list before the click.
      onPointerDown={(event) => {
        event.preventDefault()
      }}
      onClick={onChoose}
      // The linter asks for a handler of keys wherever something is pressed.
      onKeyDown={undefined}
      // The wash alone is hardly seen, and not at all in forced colours.
      className={classNames(
        'flex min-h-11 cursor-pointer items-center gap-3',
        isActive ? 'border-2 border-ink bg-aurora-wash px-3.5 py-1.5' : 'px-4 py-2',
      )}
    >
      {children}
    </div>
  )
}

type ComboboxOptions = {
  /** The text input. */
  box: RefObject<HTMLInputElement | null>
  /** Id of the list; options have the ids `${listId}-0` and so on. */
  listId: string
  /** Number of options. */
  count: number
  /** Called with the index of the option chosen with Enter. */
  onChoose: (index: number) => void
}

/** Index when no option is active. */
const NONE = -1

/**
 * Turns a text input into a combobox (ARIA 1.2) while mounted: arrow keys move, Enter chooses, Escape closes. Focus
 * stays in the input.
 */
function useCombobox({ box, listId, count, onChoose }: ComboboxOptions) {
  const [wantsOpen, setWantsOpen] = useState(false)
  const [active, setActive] = useState(NONE)
  const isOpen = wantsOpen && count > 0
  const activeId = isOpen && active >= 0 && active < count ? `${listId}-${active}` : undefined

  const onInput = useEffectEvent(() => {
    setWantsOpen(true)
    setActive(NONE)
  })
  const onBlur = useEffectEvent(() => setWantsOpen(false))
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (count === 0) return
      event.preventDefault()
      if (!wantsOpen) return setWantsOpen(true)
      const next = nextActive(active, event.key === 'ArrowDown' ? 1 : -1, count)
      setActive(next)
      // The focus stays in the input, so the browser doesn't. Not under a pointer, which would be on another option then.
      document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Escape' && isOpen) {
      // The first Escape closes the list, the second clears the input (browser default).
      event.preventDefault()
      setWantsOpen(false)
      setActive(NONE)
    } else if (event.key === 'Enter') {
      setWantsOpen(false)
      if (activeId === undefined) return
      event.preventDefault()
      onChoose(active)
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
    // The reader may have typed before the list was mounted.
    if (document.activeElement === input && input.value !== input.defaultValue) onInput()
    input.setAttribute('role', 'combobox')
    input.setAttribute('aria-autocomplete', 'list')
    input.setAttribute('aria-controls', listId)
    return () => {
      listeners.abort()
      for (const name of COMBOBOX_ATTRIBUTES) input.removeAttribute(name)
    }
  }, [box, listId])

  useEffect(() => {
    const input = box.current
    input?.setAttribute('aria-expanded', String(isOpen))
    if (activeId) input?.setAttribute('aria-activedescendant', activeId)
    else input?.removeAttribute('aria-activedescendant')
  }, [box, isOpen, activeId])

  return { isOpen, active, setActive, close: () => setWantsOpen(false) }
}

const COMBOBOX_ATTRIBUTES = [
  'role',
  'aria-autocomplete',
  'aria-controls',
  'aria-expanded',
  'aria-activedescendant',
]

/** The next option, wrapping around; from none, the first or the last. */
const nextActive = (active: number, step: 1 | -1, count: number) =>
  active === NONE ? (step === 1 ? 0 : count - 1) : (active + step + count) % count
