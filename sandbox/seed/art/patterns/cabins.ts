import { n, type Pattern, path, rect } from '../draw.ts'

const walls = ['#b5462f', '#2f5d57', '#d9862f'] as const

/** Cabins under steep snowy roofs, row behind row up the hill, each with its light on. */
export const cabins: Pattern = ({ width, height }) => {
  let out = ''
  for (let row = 0; row < 4; row++) {
    const foot = height * 0.3 + row * 48
    const shift = row % 2 ? 0 : -33
    out += path(
      `M-4 ${n(foot - 6)}Q${n(width * 0.3)} ${n(foot - 16)} ${n(width * 0.55)} ${n(foot - 6)}T${n(width + 4)} ${n(foot - 8)}V${n(foot + 60)}H-4Z`,
      row % 2 ? '#fdf6ec' : '#f3e6d6',
    )
    for (let at = 0; at * 66 + shift < width + 40; at++) {
      const x = at * 66 + shift + 18
      const wall = walls[(at + row * 2) % walls.length] ?? walls[0]
      out += path(`M${n(x)} ${n(foot - 50)}l25 50h-50Z`, '#2a3a41')
      out += path(`M${n(x)} ${n(foot - 38)}l19 38h-38Z`, wall)
      out += path(`M${n(x)} ${n(foot - 52)}l10 20l-6 -2l-4 5l-5 -4l-5 1Z`, '#ffffff')
      out += rect(x - 5, foot - 21, 10, 10, '#ffd98a') + rect(x - 0.6, foot - 21, 1.2, 10, wall)
      out += path(`M${n(x + 33)} ${n(foot - 34)}l9 17h-4l7 14h-24l7 -14h-4Z`, '#3c6b5e')
      out += rect(x + 31.5, foot - 3, 3, 6, '#2a3a41')
    }
  }
  return out
}
