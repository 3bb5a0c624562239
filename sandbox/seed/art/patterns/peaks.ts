import { type Pattern, polygon } from '../draw.ts'

/** Three ranges of paper-cut peaks, repeated every 120 units. */
export const peaks: Pattern = ({ width, height }) => {
  const tall = height * 0.63
  const shape = (x: number, half: number, rise: number, fill: string) =>
    polygon(
      [
        [x - half, height],
        [x, height - rise],
        [x + half, height],
      ],
      fill,
    )
  const row = (start: number, half: number, rise: number, fill: string) => {
    let out = ''
    for (let x = start; x < width + half; x += 120) out += shape(x, half, rise, fill)
    return out
  }
  return (
    row(-20, 43, tall * 0.68, '#c9dceb') + row(56, 54, tall, '#f8f5f0') + row(20, 44, tall * 0.56, '#e43d30')
  )
}
