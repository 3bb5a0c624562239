import { circle, line, type Pattern, path } from '../draw.ts'

/** A shoal that swims one way, and one fish that does not. */
export const shoal: Pattern = ({ width, height }) => {
  const tints = ['#e9f1ea', '#7fc3bd', '#2f9a98', '#bfe0d8'] as const
  let out = ''
  let index = 0
  for (let row = 0; row * 26 - 10 < height; row++) {
    for (let column = -1; column * 58 < width + 40; column++) {
      const lost = row === 2 && column === 3
      const fill = lost ? '#ff7d5c' : (tints[(index * 7 + row * 3) % tints.length] ?? tints[0])
      index++
      const x = column * 58 + (row % 2) * 29 + 6
      const y = row * 26 + 6
      const fish =
        path('M-23-8.4L-14.5 0-23 8.4C-22 3-22-3-23-8.4ZM-17 0C-10-9.6 6-12 22 0C6 12-10 9.6-17 0Z', fill) +
        line('M8.6-6.2Q5.4 0 8.6 6.2', '#0c5a60', 1.5) +
        circle(13.4, -1.6, 1.5, '#0c5a60')
      out += `<g transform="translate(${x} ${y})${lost ? ' scale(-1 1)' : ''}">${fish}</g>`
    }
  }
  return out
}
