import { line, n, type Pattern, path, rect } from '../draw.ts'

/** Profiles as the right-hand edge of a pot: [distance from the axis, height above the shelf]. */
const profiles = [
  'M-17 0C-30-18-28-44-9-56L-9-70-13-76H13L9-70 9-56C28-44 30-18 17 0Z',
  'M-14 0C-24-10-27-26-25-38H25C27-26 24-10 14 0Z',
  'M-13 0C-18-26-22-48-12-70C-9-80-9-88-12-96H12C9-88 9-80 12-70C22-48 18-26 13 0Z',
  'M-20 0C-27-8-28-30-24-46L-18-56H18L24-46C28-30 27-8 20 0Z',
  'M-11 0C-15-14-27-20-27-38C-27-52-14-58-6-60L-6-84-10-88H10L6-84 6-60C14-58 27-52 27-38C27-20 15-14 11 0Z',
] as const
const glazes = ['#c4633f', '#2f3e46', '#8ba394', '#e3b07b', '#f7f2ea'] as const

/** Pots on the drying shelf, each with the throwing lines or the dip line of its glaze. */
export const vessels: Pattern = ({ width, height }) => {
  const scale = height / 132
  const shelf = height - 5
  let out = ''
  let index = 0
  for (let x = 8; x < width + 30; x += 51) {
    const profile = profiles[(index * 2) % profiles.length] ?? profiles[0]
    const glaze = glazes[(index * 3) % glazes.length] ?? glazes[0]
    const dip = glazes[(index * 3 + 2) % glazes.length] ?? glazes[0]
    const clip = `v${index}`
    out += `<clipPath id="${clip}"><path d="${profile}"/></clipPath><g transform="translate(${n(x)} ${n(shelf)}) scale(${Math.round(scale * 100) / 100})">`
    out += path(profile, glaze)
    out += `<g clip-path="url(#${clip})">`
    out +=
      index % 2
        ? rect(-32, -26, 64, 27, dip)
        : [14, 20, 26].map((y) => line(`M-32 ${-y - 8}H32`, dip, 2)).join('')
    out += '</g></g>'
    index++
  }
  return out + rect(0, shelf, width, 5, '#2f3e46')
}
