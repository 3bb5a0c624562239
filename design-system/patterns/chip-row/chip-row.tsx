import { ChipLink } from '../../components/chip/chip.tsx'
import { inItsLanguage } from '../../components/in-its-language/in-its-language.ts'

export type ChipRowProps = {
  /** Accessible name of the group: "Categories". */
  label: string
  /** The chips are links; several may be current. */
  chips: readonly { id: string; href: string; label: string; current: boolean }[]
}

/** A row of link chips, such as categories. Wraps on wide screens, scrolls edge to edge on a phone. */
export function ChipRow({ label, chips }: ChipRowProps) {
  return (
    <nav
      aria-label={label}
      className="-mx-margin -my-0.5 min-w-0 scroll-ps-[calc(50%-3.5rem)] overflow-x-auto px-margin py-1.5 tablet:mx-0 tablet:overflow-visible tablet:px-0"
    >
      <ul className="flex gap-1.5 tablet:flex-wrap tablet:gap-2">
        {chips.map((chip) => (
          <li key={chip.id} className="shrink-0 tablet:max-w-full">
            <ChipLink
              href={chip.href}
              current={chip.current}
              className="whitespace-nowrap tablet:whitespace-normal max-tablet:aria-[current=true]:[scroll-initial-target:nearest]"
            >
              {inItsLanguage(chip.label)}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
