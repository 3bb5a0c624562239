import { circle, n, type Pattern, path, rect } from '../draw.ts'

const foods = ['#c8452f', '#e7a93b', '#5f7d46', '#f6efe0', '#2f5266'] as const
const food = (index: number) => foods[index % foods.length] ?? foods[0]

/** Preserves, tins and apples, side by side on the shelves of a pantry. */
export const pantry: Pattern = ({ width, height }) => {
  let out = ''
  let index = 0
  for (let shelf = 50; shelf < height + 60; shelf += 56) {
    for (let x = shelf % 3 ? 4 : -14; x < width; ) {
      const kind = (index * 7 + Math.round(shelf)) % 4
      if (kind === 0) {
        out += rect(x, shelf - 38, 26, 38, '#fffaf0', 'rx="5"')
        out += rect(x + 3, shelf - 27, 20, 24, food(index), 'rx="3"')
        out += rect(x + 3, shelf - 43, 20, 7, '#3a2a22', 'rx="2"')
        x += 33
      } else if (kind === 1) {
        out += rect(x, shelf - 30, 24, 30, '#cfd6d4')
        out += rect(x, shelf - 25, 24, 20, food(index + 2)) + circle(x + 12, shelf - 15, 5.4, '#fffaf0')
        x += 31
      } else if (kind === 2) {
        out += rect(x, shelf - 42, 20, 42, food(index + 1), 'rx="3"')
        out += rect(x + 6, shelf - 48, 8, 8, '#3a2a22') + rect(x, shelf - 26, 20, 14, '#fffaf0')
        x += 27
      } else {
        out += circle(x + 12, shelf - 11.5, 11.5, '#c8452f')
        out += path(`M${n(x + 12)} ${n(shelf - 22)}q2 -8 9 -8q-1 7 -9 8Z`, '#5f7d46')
        x += 31
      }
      index++
    }
    out += rect(0, shelf, width, 5, '#8a5635')
  }
  return out
}
