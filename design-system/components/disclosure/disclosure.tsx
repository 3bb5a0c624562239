import { ChevronDown } from 'lucide'
import { type ReactNode, useState } from 'react'
import { Icon } from '../icon/icon.tsx'

export type DisclosureProps = {
  /** The line that toggles it. */
  summary: ReactNode
  /** The content it reveals. */
  children: ReactNode
  /** Initially open. `false` by default. */
  defaultOpen?: boolean
  /** A small underlined line within other content, instead of a row between hairlines. `false` by default. */
  quiet?: boolean
  /** Called with the new state whenever it toggles. None by default. */
  onOpenChange?: (isOpen: boolean) => void
}

/**
 * Content that expands below its summary. Native `<details>`: find-in-page opens it, and it works without JavaScript.
 */
export function Disclosure(props: DisclosureProps) {
  const { summary, children, defaultOpen = false, quiet = false, onOpenChange } = props
  // From then on it is the browser's: another value would close it around the caret.
  const [isOpenAtFirst] = useState(defaultOpen)
  return (
    <details
      open={isOpenAtFirst}
      onToggle={(event) => onOpenChange?.(event.currentTarget.open)}
      className={quiet ? undefined : 'group border-b border-line'}
    >
      {quiet ? (
        <summary className="bare-summary inline-flex min-h-7 cursor-pointer items-center gap-1 underline underline-offset-[.22em]">
          {summary}
          <Icon
            of={ChevronDown}
            size={16}
            className="transition-transform [details[open]>summary>&]:rotate-180"
          />
        </summary>
      ) : (
        <summary className="bare-summary flex min-h-14 items-center justify-between gap-4 py-3 font-semibold hover:text-aurora-text">
          {summary}
          <Icon of={ChevronDown} className="transition-transform group-open:rotate-180" />
        </summary>
      )}
      <div className={quiet ? 'mt-2' : 'max-w-measure pt-1.5 pb-5 text-ink-2'}>{children}</div>
    </details>
  )
}
