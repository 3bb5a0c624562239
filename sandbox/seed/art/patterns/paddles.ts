import { n, type Pattern, path, rect } from '../draw.ts'

const tips = ['#f2b632', '#1d3944', '#f8f0e0', '#1d3944'] as const

/** Paddles hung in the boathouse, every second one upside down. */
export const paddles: Pattern = ({ width, height }) => {
  const blade = 'M0-34C9-34 12.4-20 12.4-4C12.4 16 8 30 3 38H-3C-8 30-12.4 16-12.4-4C-12.4-20-9-34 0-34Z'
  const half = height / 2
  let out = ''
  let index = 0
  for (let x = 13; x < width + 14; x += 29.4) {
    const up = index % 2 === 0
    const tip = tips[index % tips.length] ?? tips[0]
    const clip = `p${index}`
    out += `<clipPath id="${clip}"><path d="${blade}"/></clipPath><g transform="translate(${n(x)} ${n(half)})${up ? '' : ' rotate(180)'} translate(0 ${n(-half + 44)})">`
    out += rect(-2.2, 30, 4.4, height, '#f8f0e0')
    out +=
      path(blade, '#f8f0e0') +
      `<g clip-path="url(#${clip})">${rect(-14, -36, 28, 24, tip)}${rect(-14, -8, 28, 3.4, tip)}</g>`
    out += '</g>'
    index++
  }
  return out
}
