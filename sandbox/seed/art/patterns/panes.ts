import { between } from '../../random.ts'
import { line, n, type Pattern, path, rect } from '../draw.ts'

const greens = ['#14432f', '#2f7a4f', '#77b583', '#1f5c40'] as const

/** A greenhouse front: arched panes, and what grows behind each of them. */
export const panes: Pattern = ({ width, height }, random) => {
  const pane = 53.34
  let out = ''
  for (let column = 0; column * pane < width; column++) {
    const x = column * pane
    const middle = x + pane / 2
    out += path(
      `M${n(x + 4)} ${n(height)}V${n(34)}A${n(pane / 2 - 4)} ${n(pane / 2 - 4)} 0 0 1 ${n(x + pane - 4)} 34V${n(height)}Z`,
      column % 2 ? '#f3f8ee' : '#e9f3e2',
    )
    const fill = greens[(column * 3 + 1) % greens.length] ?? greens[0]
    const top = 24 + between(random, 4, height * 0.3)
    out += line(`M${n(middle)} ${n(height)}V${n(top + 14)}`, fill, 2.4)
    const pairs = Math.floor((height - top - 26) / 17)
    const round = column % 3 === 1
    for (let k = 0; k <= pairs; k++) {
      const y = top + 22 + k * 17
      const reach = Math.min(18.5, 9 + k * 3)
      const bulge = round ? 9.5 : 5.5
      for (const side of [-1, 1]) {
        out += path(
          `M${n(middle)} ${n(y)}q${n(side * reach * 0.3)} ${n(-bulge - 3)} ${n(side * reach)} ${n(-7)}q${n(-side * reach * 0.2)} ${n(bulge + 2)} ${n(-side * reach)} 7Z`,
          fill,
        )
      }
    }
    out += path(`M${n(middle)} ${n(top - 4)}q6 9 0 20q-6-11 0-20Z`, fill)
    out += line(`M${n(x + 4)} ${n(height * 0.62)}H${n(x + pane - 4)}`, '#cfe0cb', 1.6)
  }
  return out + rect(0, height - 5, width, 5, '#14432f')
}
