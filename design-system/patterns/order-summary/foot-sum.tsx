import type { SumLine } from './sum.tsx'

export type FootSumProps = {
  /** What the sum comes to: "You will have". */
  line: Omit<SumLine, 'id'>
}

/** A sum's last line, above the buttons of a phone. */
export function FootSum({ line }: FootSumProps) {
  return (
    <p className="flex justify-between gap-4">
      <span className="text-ink-2">{line.label}</span>
      <strong className="whitespace-nowrap">{line.value}</strong>
    </p>
  )
}
