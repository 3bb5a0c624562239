import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

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
export function useCombobox({ box, listId, count, onChoose }: ComboboxOptions) {
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
      setActive(nextActive(active, event.key === 'ArrowDown' ? 1 : -1, count))
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
