/** Layout of the points chart, computed from plain numbers. Lengths are in the drawing's units. */

export type ChartInput = {
  /** Points earned per week, oldest first; negative where more came back than was earned. */
  earned: readonly number[]
  /** Points spent per month, oldest first, as positive numbers; months with 0 get no box. */
  spent: readonly number[]
}

export type ChartBar = { x: number; y: number; width: number; height: number }
export type ChartSpending = ChartBar & { month: number }

export type ChartShape = {
  /** Top of the scale: a round number of points. */
  scale: number
  bars: ChartBar[]
  spending: ChartSpending[]
  /** Centre of each month. */
  months: number[]
}

const NICE = [1, 1.2, 1.6, 2, 4, 5, 8, 10]

/** Next round number at or above the maximum: 612 becomes 800, so that half of it is round too. */
export function niceScale(max: number): number {
  if (max <= 0) return 100
  const power = 10 ** Math.floor(Math.log10(max))
  const step = NICE.find((candidate) => candidate * power >= max) ?? 10
  return Math.round(step * power * 10) / 10
}

/** Sums neighbours, so that a narrow drawing shows one slat per two weeks. */
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
  const maxSpent = Math.max(1, ...spent)
  const bars = earned.map((value, index) => {
    const height = round(Math.min((Math.abs(value) / scale) * upward, value < 0 ? downward : upward))
    // With few weeks the steps are wide; cap the bar width.
    const barWidth = Math.min(step * 0.58, WIDEST_BAR)
    const x = barWidth < WIDEST_BAR ? index * step + step * 0.2 : index * step + (step - barWidth) / 2
    return { x: round(x), y: value < 0 ? upward : round(upward - height), width: round(barWidth), height }
  })
  const spending = spent.flatMap((value, month) => {
    if (value <= 0) return []
    const height = Math.max(10, round((value / maxSpent) * downward))
    const boxWidth = round(Math.min(monthWidth * 0.86, 96))
    return [
      { month, x: round((month + 0.5) * monthWidth - boxWidth / 2), y: upward + 6, width: boxWidth, height },
    ]
  })
  const months = spent.map((_, month) => round((month + 0.5) * monthWidth))
  return { scale, bars, spending, months }
}

export type ChartLabel = {
  month: number
  x: number
  y: number
  text: string
  /** A leader line from the box to a label that had to move down. */
  leader: { from: number; to: number } | null
}

/** Width of a label's digit, in pixels: 13 px semibold, tabular. */
const SIGN = 7.8
const LABEL_HEIGHT = 16
const MIN_FROM_EDGE = 24
/** Distance from a box to the baseline of its label. */
const TO_BASELINE = 18

type Room = { left: number; right: number; top: number; bottom: number }

const meets = (a: Room, b: Room) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/**
 * Places the labels of the spending boxes. Labels of larger amounts stay next to their boxes; in a narrow drawing a
 * colliding label moves below the obstacle and gets a leader line.
 * @param texts by month; an empty string means no label
 */
export function chartLabels(
  spending: readonly ChartSpending[],
  texts: readonly string[],
  width: number,
): ChartLabel[] {
  const taken = spending.map(
    ({ x, y, width: across, height }): Room => ({ left: x, right: x + across, top: y, bottom: y + height }),
  )
  return spending
    .toSorted((a, b) => b.height - a.height)
    .flatMap(({ month, x, y, width: across, height }) => {
      const text = texts[month] ?? ''
      if (text === '') return []
      const half = (text.length * SIGN) / 2
      const middle = Math.min(x + across / 2, width - Math.max(half, MIN_FROM_EDGE))
      const foot = y + height
      const room = firstFree(
        {
          left: middle - half,
          right: middle + half,
          top: foot + TO_BASELINE - LABEL_HEIGHT,
          bottom: foot + TO_BASELINE,
        },
        taken,
      )
      taken.push(room)
      const isNextToIt = room.bottom === foot + TO_BASELINE
      return [
        { month, x: middle, y: room.bottom, text, leader: isNextToIt ? null : { from: foot, to: room.top } },
      ]
    })
    .toSorted((a, b) => a.month - b.month)
}

/** Moves a rectangle down until it collides with nothing. */
function firstFree(room: Room, taken: readonly Room[]): Room {
  const inTheWay = taken.find((other) => meets(room, other))
  if (!inTheWay) return room
  const top = inTheWay.bottom + TO_BASELINE - LABEL_HEIGHT
  return firstFree({ ...room, top, bottom: top + LABEL_HEIGHT }, taken)
}
