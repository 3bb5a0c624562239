/** Where things stand in the points chart, from plain numbers. Units are the drawing's own. */

export type ChartInput = {
  /** Points earned per week, oldest first. */
  earned: readonly number[]
  /** Points spent per month, oldest first, as positive numbers; 0 draws nothing. */
  spent: readonly number[]
}

export type ChartBar = { x: number; y: number; width: number; height: number }
export type ChartSpending = ChartBar & { month: number }

export type ChartShape = {
  width: number
  earnedTop: number
  base: number
  /** Top of the scale, a round number of points. */
  scale: number
  bars: ChartBar[]
  spending: ChartSpending[]
  /** The middle of each month. */
  months: number[]
}

const NICE = [1, 1.2, 1.6, 2, 4, 5, 8, 10]

/** The next round number that holds every value: 612 becomes 800, so that the half is round too. */
export function niceScale(most: number): number {
  if (most <= 0) return 100
  const power = 10 ** Math.floor(Math.log10(most))
  const step = NICE.find((candidate) => candidate * power >= most) ?? 10
  return Math.round(step * power * 10) / 10
}

/** Groups neighbours, so that a narrow drawing shows one slat for two weeks. */
export function pairs(values: readonly number[]): number[] {
  const sums: number[] = []
  for (let index = 0; index < values.length; index += 2) {
    sums.push((values[index] ?? 0) + (values[index + 1] ?? 0))
  }
  return sums
}

const WIDEST_BAR = 48

const round = (value: number) => Math.round(value * 10) / 10

export function chartShape(
  { earned, spent }: ChartInput,
  width: number,
  upward: number,
  downward: number,
): ChartShape {
  const scale = niceScale(Math.max(0, ...earned))
  const step = width / Math.max(1, earned.length)
  const monthWidth = width / Math.max(1, spent.length)
  const mostSpent = Math.max(1, ...spent)
  const bars = earned.map((value, index) => {
    const height = round((Math.max(0, value) / scale) * upward)
    // Few weeks leave wide steps; a slat stays a slat.
    const barWidth = Math.min(step * 0.58, WIDEST_BAR)
    const x = barWidth < WIDEST_BAR ? index * step + step * 0.2 : index * step + (step - barWidth) / 2
    return { x: round(x), y: round(upward - height), width: round(barWidth), height }
  })
  const spending = spent.flatMap((value, month) => {
    if (value <= 0) return []
    const height = Math.max(10, round((value / mostSpent) * downward))
    const boxWidth = round(Math.min(monthWidth * 0.86, 96))
    return [
      { month, x: round((month + 0.5) * monthWidth - boxWidth / 2), y: upward + 6, width: boxWidth, height },
    ]
  })
  const months = spent.map((_, month) => round((month + 0.5) * monthWidth))
  return { width, earnedTop: 0, base: upward, scale, bars, spending, months }
}
