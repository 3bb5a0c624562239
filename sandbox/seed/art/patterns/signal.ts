import { line, n, type Pattern } from '../draw.ts'

const colours = ['#ef5b3c', '#1d3450', '#2f9c95'] as const

/** Signals that spread from corner to corner, tile by tile. */
export const signal: Pattern = ({ width, height }, random) => {
  const tile = 49
  let out = ''
  for (let row = 0; row * tile < height; row++) {
    for (let column = 0; column * tile < width; column++) {
      const colour = colours[Math.floor(random() * colours.length)] ?? colours[0]
      const turn = Math.floor(random() * 4) * 90
      const arcs = [16, 28, 40].map((r) => line(`M${r} 0A${r} ${r} 0 0 1 0 ${r}`, colour, 6)).join('')
      out += `<g transform="translate(${n(column * tile + tile / 2)} ${n(row * tile + tile / 2)}) rotate(${turn}) translate(${n(-tile / 2)} ${n(-tile / 2)})">${arcs}<path d="M0 0H8A8 8 0 0 1 0 8Z" fill="${colour}"/></g>`
    }
  }
  return out
}
