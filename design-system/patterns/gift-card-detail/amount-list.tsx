import { ArrowRight } from 'lucide'
import { Icon } from '../../components/icon/icon.tsx'
import { CoverLink } from '../../components/link/cover-link.tsx'
import { ProgressLine } from '../../components/progress-line/progress-line.tsx'

export type AmountRow = {
  id: string
  /** For example "$100". */
  label: string
  /** For example "10,000 pts". */
  points: string
  /** "Leaves you 14,850 pts", "Sold out for now". None for visitors. */
  detail?: string
  /** For amounts out of reach: `value` of `max` points, with the shortfall as label. */
  gap?: { value: number; max: number; label: string }
  /** Link that starts with this amount selected; absent where it cannot be bought. */
  action?: { href: string; label: string }
}

/** Amounts of a card with their price in points. An amount out of reach shows the shortfall. */
export function AmountList({ rows }: { rows: readonly AmountRow[] }) {
  return (
    <ul className="border-t-2 border-ink">
      {rows.map((row) => (
        <li
          key={row.id}
          className="group relative grid grid-cols-[6.5rem_1fr_1.25rem] items-center gap-x-4 border-b border-line py-4 tablet:grid-cols-[8rem_1fr_1.25rem]"
        >
          <span className="text-figure">{row.label}</span>
          <span className="min-w-0">
            <span className="block font-semibold">{row.points}</span>
            {row.detail ? <span className="block text-small text-ink-2">{row.detail}</span> : null}
            {row.gap ? (
              <span className="mt-1.5 block max-w-60">
                <ProgressLine thin label={row.gap.label} value={row.gap.value} max={row.gap.max} />
                <span className="mt-1 block text-small text-ink-2">{row.gap.label}</span>
              </span>
            ) : null}
          </span>
          {row.action ? (
            <CoverLink href={row.action.href}>
              <span className="block transition-transform group-hover:translate-x-1 motion-reduce:translate-none">
                <Icon of={ArrowRight} size={20} />
              </span>
              <span className="sr-only">{row.action.label}</span>
            </CoverLink>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
