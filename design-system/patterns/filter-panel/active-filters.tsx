import { X } from 'lucide-react'
import { Icon } from '../../components/icon/icon.tsx'
import { ActionLink } from '../../components/link/link.tsx'

export type ActiveFiltersProps = {
  /** Each chip leads to the same page without that filter. */
  chips: readonly { id: string; label: string; removeLabel: string; href: string }[]
  reset: { href: string; label: string }
}

/** What is filtered now, each with its way out. */
export function ActiveFilters({ chips, reset }: ActiveFiltersProps) {
  if (chips.length === 0) return null
  return (
    <ul className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {chips.map((chip) => (
        <li key={chip.id}>
          <a
            href={chip.href}
            className="inline-flex min-h-10 items-center gap-2.5 rounded-full border-[1.5px] border-control bg-surface px-4 text-small font-semibold"
          >
            {chip.label}
            <Icon of={X} size={16} />
            <span className="sr-only">{chip.removeLabel}</span>
          </a>
        </li>
      ))}
      <li className="px-2 text-small">
        <ActionLink href={reset.href}>{reset.label}</ActionLink>
      </li>
    </ul>
  )
}
