import { circle, line, n, type Pattern, path, rect } from '../draw.ts'

type Box = { x: number; y: number; w: number; h: number }

/** What hangs in the frames, each drawn into its box. */
const works: readonly ((box: Box) => string)[] = [
  ({ x, y, w, h }) =>
    rect(x, y, w, h, '#f1c95b') +
    circle(x + w / 2, y + h * 0.56, Math.min(w, h) * 0.3, '#d9482f') +
    rect(x, y + h * 0.68, w, h * 0.32, '#24405c'),
  ({ x, y, w, h }) =>
    rect(x, y, w, h, '#a9cfdb') +
    path(
      `M${n(x)} ${n(y + h)}l${n(w * 0.4)} ${n(-h * 0.7)}l${n(w * 0.28)} ${n(h * 0.46)}l${n(w * 0.12)} ${n(-h * 0.18)}l${n(w * 0.2)} ${n(h * 0.42)}Z`,
      '#24405c',
    ),
  ({ x, y, w, h }) =>
    rect(x, y, w, h, '#f7f0e2') +
    [0.2, 0.4, 0.6, 0.8].map((at) => line(`M${n(x)} ${n(y + h * at)}h${n(w)}`, '#d9482f', 2.6)).join(''),
  ({ x, y, w, h }) =>
    rect(x, y, w, h, '#24405c') +
    [0.44, 0.3, 0.16]
      .map((r, i) =>
        circle(x + w / 2, y + h / 2, Math.min(w, h) * r, ['#f7f0e2', '#d9482f', '#f1c95b'][i] ?? ''),
      )
      .join(''),
  ({ x, y, w, h }) =>
    rect(x, y, w, h, '#d9482f') +
    path(
      `M${n(x + w * 0.3)} ${n(y + h)}q${n(-w * 0.12)} ${n(-h * 0.34)} ${n(w * 0.1)} ${n(-h * 0.5)}v${n(-h * 0.2)}h${n(w * 0.2)}v${n(h * 0.2)}q${n(w * 0.22)} ${n(h * 0.16)} ${n(w * 0.1)} ${n(h * 0.5)}Z`,
      '#f7f0e2',
    ),
]

/** Columns of frames: [left, width, heights from the top]. */
const columns: readonly (readonly [number, number, readonly number[]])[] = [
  [-18, 52, [64, 44, 72]],
  [44, 70, [46, 84, 46]],
  [124, 44, [70, 50, 60]],
  [178, 78, [56, 64, 58]],
  [266, 62, [44, 76, 66]],
]

/** A wall hung from floor to ceiling, as in a small museum. */
export const gallery: Pattern = () => {
  let out = ''
  let index = 0
  for (const [left, w, heights] of columns) {
    let y = -14
    for (const h of heights) {
      out += rect(left, y, w, h, '#a8772d') + rect(left + 4, y + 4, w - 8, h - 8, '#fffaf0')
      out += works[(index * 3) % works.length]?.({ x: left + 9, y: y + 9, w: w - 18, h: h - 18 }) ?? ''
      y += h + 9
      index++
    }
  }
  return out
}
