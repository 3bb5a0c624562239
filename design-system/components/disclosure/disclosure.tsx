import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

export type DisclosureProps = {
  /** The line that opens it. */
  summary: ReactNode
  /** What it opens. */
  children: ReactNode
  /** Open when the page arrives. `false` by default. */
  defaultOpen?: boolean
  /** Disclosures of one name close each other. None by default. */
  name?: string
  /** For a link that leads to it; none by default. */
  id?: string
  /** A small line in the middle of other things, underlined, in place of a row on hairlines. Off by default. */
  quiet?: boolean
  /** Called whenever it opens or closes. None by default. */
  onOpenChange?: (isOpen: boolean) => void
}

/** A question that opens. The browser's own element: it works without JavaScript and is found by search in page. */
export function Disclosure(props: DisclosureProps) {
  const { summary, children, defaultOpen = false, name, id, quiet = false, onOpenChange } = props
  return (
    <details
      id={id}
      name={name}
      open={defaultOpen}
      onToggle={(event) => onOpenChange?.(event.currentTarget.open)}
      className={quiet ? undefined : 'group border-b border-line'}
    >
      {quiet ? (
        <summary className="bare-summary inline-flex min-h-7 cursor-pointer items-center underline underline-offset-[.22em]">
          {summary}
        </summary>
      ) : (
        <summary className="bare-summary flex min-h-14 items-center justify-between gap-4 py-3 font-semibold hover:text-aurora-text">
          {summary}
          <Icon of={ChevronDown} className="transition-transform group-open:rotate-180" />
        </summary>
      )}
      <div className={quiet ? 'mt-2' : 'max-w-measure pb-5 text-ink-2'}>{children}</div>
    </details>
  )
}
