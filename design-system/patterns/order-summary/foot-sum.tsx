import type { SumLine } from './sum.tsx'

export type FootSumProps = {
  /** The result of the sum: "You’ll have". */
  line: Omit<SumLine, 'id'>
}

/** The last line of a sum, above the buttons on a phone. */
export function FootSum({ line }: FootSumProps) {
  return (
    <p className="flex justify-between gap-4">
      <span className="text-ink-2">{line.label}</span>
      <strong className="whitespace-nowrap">{line.value}</strong>
    </p>
  )
}
