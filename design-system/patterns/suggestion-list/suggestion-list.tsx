import { type ReactNode, type RefObject, useId } from 'react'
import { useCombobox } from './use-combobox.ts'

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
        {shown.map(({ id: key, href, title, detail }, index) => (
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
            <span className="min-w-0 font-semibold">{title}</span>
            <span className="shrink-0 text-small text-ink-2">{detail}</span>
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

/** The box handles the keys: an option never has the focus itself. */
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
