import type { SumLine } from './sum.tsx'

export type FootSumProps = {
  /** The result of the sum: "You’ll have". */
  line: Omit<SumLine, 'id'>
  /** Announces the result whenever it changes, where no other part of the page does. `false` by default. */
  live?: boolean
}

/** The last line of a sum, above the buttons on a phone. */
export function FootSum({ line, live = false }: FootSumProps) {
  return (
    <p {...(live && { 'aria-live': 'polite', 'aria-atomic': true })} className="flex justify-between gap-4">
      <span className="text-ink-2">{line.label}</span>
      <strong className="whitespace-nowrap">{line.value}</strong>
    </p>
  )
}
