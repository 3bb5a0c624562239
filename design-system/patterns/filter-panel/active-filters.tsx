import { RemovableChip } from '../../components/chip/chip.tsx'
import { inItsLanguage, takenApart } from '../../components/in-its-language/in-its-language.ts'
import { ActionLink } from '../../components/link/link.tsx'

export type ActiveFiltersProps = {
  /** Each chip links to the page without that filter. */
  chips: readonly { id: string; label: string; removeLabel: string; href: string }[]
  /** Link to the list without filters. */
  reset: { href: string; label: string }
}

/** The active filters as removable chips. */
export function ActiveFilters({ chips, reset }: ActiveFiltersProps) {
  if (chips.length === 0) return null
  return (
    <ul className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {chips.map((chip) => (
        <li key={chip.id}>
          <RemovableChip href={chip.href} removeLabel={takenApart(chip.removeLabel).text}>
            {inItsLanguage(chip.label)}
          </RemovableChip>
        </li>
      ))}
      <li className="px-2 text-small">
        <ActionLink href={reset.href}>{reset.label}</ActionLink>
      </li>
    </ul>
  )
}
