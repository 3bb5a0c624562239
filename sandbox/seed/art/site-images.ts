import { between, seeded } from '../random.ts'
import { rect } from './draw.ts'
import { lettering } from './lettering.ts'
import { sky, slatGradient, stars } from './slats.ts'

/** The logo: seven slats, [x, top, foot] in a 48-unit square. */
const logo = [
  [4, 32, 42],
  [10, 24, 41],
  [16, 15, 40],
  [22, 19.5, 40],
  [28, 11, 40],
  [34, 25.5, 41],
  [40, 34, 42],
] as const

const logoSlats = (fill: string): string =>
  logo.map(([x, top, foot]) => rect(x, top, 3.8, foot - top, fill, 'rx="1.9"')).join('')

/** The slats alone, in the colour of the page's accent; brighter where the browser's own frame is dark. */
export function renderFavicon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 4 48 48"><style>.s{fill:${sky.auroraLine}}@media(prefers-color-scheme:dark){.s{fill:${sky.sky1}}}</style><g class="s">${logo
    .map(([x, top, foot]) => `<rect x="${x}" y="${top}" width="3.8" height="${foot - top}" rx="1.9"/>`)
    .join('')}</g></svg>`
}

/** The icon on a home screen: slats on the night sky, with the safe zone that launchers crop to. */
export function renderAppIcon(size: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 96 96">${rect(0, 0, 96, 96, sky.night)}<g transform="translate(20.5 16.5) scale(1.15)">${logoSlats(sky.sky1)}</g></svg>`
}

/** Widths of the member card's bars; the slats above them are the same bars, turned to light. */
function bars(): { x: number; width: number; tall: number }[] {
  const random = seeded('share-bars')
  const found: { x: number; width: number; tall: number }[] = []
  let x = 0
  while (x < 432) {
    const width = [4, 6, 8, 11, 4, 9][Math.floor(random() * 6)] ?? 6
    const share = x / 432
    const tall = 250 * (0.68 + 0.2 * Math.sin(share * 8.4 + 0.8) + between(random, -0.14, 0.14))
    found.push({ x, width, tall })
    x += width + (5 + Math.floor(random() * 4) * 1.6)
  }
  return found
}

/** The picture that a shared link shows, 1200 × 630, one per language. */
export function renderShareImage(language: 'en' | 'fr'): string {
  const say = (key: keyof typeof lettering, x: number, y: number, fill: string) =>
    `<path transform="translate(${x} ${y})" fill="${fill}" d="${lettering[key]}"/>`
  const card = { x: 672, foot: 404 }
  let out = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><defs>${slatGradient('slat')}</defs>`
  out += rect(0, 0, 1200, 630, sky.night) + stars('share', 1200, 420, 40)
  out += rect(card.x - 36, card.foot, 504, 340, sky.onNight, 'rx="24"')
  for (const bar of bars()) {
    out += rect(card.x + bar.x, card.foot - bar.tall, bar.width, bar.tall, 'url(#slat)')
    out += rect(card.x + bar.x, card.foot, bar.width, 112, sky.night)
  }
  out += `<g transform="translate(60 54) scale(1.5)">${logoSlats(sky.sky1)}</g>`
  out += say(`${language}-name-1`, 146, 92, sky.onNight) + say(`${language}-name-2`, 146, 128, sky.onNight)
  const size = language === 'en' ? 96 : 90
  out += say(`${language}-headline-1`, 60, 424, sky.onNight)
  out += say(`${language}-headline-2`, 60, 424 + size, sky.onNight)
  return `${out}</svg>`
}
