import { AuroraLight } from '../../components/slats/aurora-light.tsx'
import { evenLevels, slatRow } from '../../components/slats/slat-geometry.ts'

export type WeekSlatsProps = {
  /** Points earned per week, oldest first. */
  weeks: readonly number[]
  /** Text alternative, such as the total and the best week. */
  label: string
  /** Layout classes for the root element (margin, width, grid area). None by default. */
  className?: string
}

/**
 * One slat per week of earning, aligned with the foot of the window. One great week fills its height and does not put out
 * the light of all others; who wants to measure has the chart of the history, and the table.
 */
export function WeekSlats({ weeks, label, className }: WeekSlatsProps) {
  const step = 10
  const slats = slatRow(evenLevels(weeks), { step, height: 260 })
  return (
    <svg
      viewBox={`0 0 ${Math.max(1, weeks.length) * step - 4.4} 260`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      className={`block w-full ${className ?? ''}`}
    >
      <AuroraLight slats={slats} rise />
    </svg>
  )
}
