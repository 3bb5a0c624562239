import { n, type Pattern, path } from '../draw.ts'

const ambers = ['#7a2a0a', '#b4470f', '#dc7a1c', '#fff1dc', '#b4470f', '#7a2a0a', '#dc7a1c'] as const
const drop = 'M0-24C4-12 12.6-4 12.6 6.4A12.6 12.6 0 0 1-12.6 6.4C-12.6-4-4-12 0-24Z'
const gleam = 'M-6.6 5.2A6.8 6.8 0 0 0-1.6 11.6'

/** Sap in columns, from clear to dark amber, each drop with its gleam. */
export const sapDrops: Pattern = ({ width, height }) => {
  let out = ''
  for (let column = 0; column * 30 - 10 < width; column++) {
    const x = column * 30 + 12
    for (let k = 0; k < 5; k++) {
      const y = ((column * 47 + 23) % 62) - 44 + k * 62
      if (y > height + 26) continue
      const size = Math.round((0.72 + ((column * 5 + k * 3) % 4) * 0.14) * 100) / 100
      const fill = ambers[(column * 2 + k * 3) % ambers.length] ?? ambers[0]
      const light =
        fill === '#fff1dc'
          ? ''
          : path(gleam, 'none', 'stroke="#ffe7c4" stroke-width="1.8" stroke-linecap="round"')
      out += `<g transform="translate(${n(x)} ${n(y)}) scale(${size})">${path(drop, fill)}${light}</g>`
    }
  }
  return out
}
