import type { Oklch } from './colours.ts'

const plainOklch = /^oklch\((\d*\.?\d+) (\d*\.?\d+) (\d+(?:\.\d+)?)\)$/i
const plainHex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i

/** `oklch(L C H)` or `#rrggbb`, nothing else: the result goes into a style sheet. `null` for any other text. */
export function parseColour(text: string): Oklch | null {
  const parts = plainOklch.exec(text)
  if (parts) {
    const [lightness, chroma, hue] = parts.slice(1).map(Number)
    if (lightness === undefined || chroma === undefined || hue === undefined) return null
    return lightness <= 1 && chroma <= 0.5 && hue <= 360 ? [lightness, chroma, hue] : null
  }
  const [red, green, blue] = (plainHex.exec(text)?.slice(1) ?? []).map(
    (pair) => Number.parseInt(pair, 16) / 255,
  )
  if (red === undefined || green === undefined || blue === undefined) return null
  return fromLinearRgb([toLinear(red), toLinear(green), toLinear(blue)])
}

type Rgb = readonly [red: number, green: number, blue: number]

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

const round = (value: number, places: number) => Number(value.toFixed(places))

/** https://bottosson.github.io/posts/oklab */
function fromLinearRgb([r, g, b]: Rgb): Oklch {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const hue = (Math.atan2(bb, a) * 180) / Math.PI
  return [round(lightness, 4), round(Math.hypot(a, bb), 4), round((hue + 360) % 360, 1)]
}

function toLinearRgb([lightness, chroma, hue]: Oklch): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** Red, green and blue as a screen takes them, each 0 to 255. */
export const screenColour = (colour: Oklch): readonly number[] =>
  toLinearRgb(colour).map((channel) => {
    const light = Math.min(1, Math.max(0, channel))
    return Math.round(255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055))
  })

/** Relative luminance of WCAG 2. What a screen cannot show is cut off at its edge. */
function luminance(colour: Oklch): number {
  const [r, g, b] = toLinearRgb(colour).map((channel) => Math.min(1, Math.max(0, channel)))
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
}

/** Contrast ratio of WCAG 2: 1 to 21, the same either way round. */
export function contrast(one: Oklch, other: Oklch): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (bright + 0.05) / (dim + 0.05)
}

/** A rounding error of the conversion is not a colour that a screen cannot show. */
const GAMUT_SLACK = 0.002

const onScreen = (colour: Oklch) =>
  toLinearRgb(colour).every((channel) => channel >= -GAMUT_SLACK && channel <= 1 + GAMUT_SLACK)

/**
 * The nearest colour an sRGB screen can show: less chroma, the same lightness and hue. Without this every browser
 * cuts off in its own way, the hue turns, and what was measured is not what is seen.
 */
export function fitToScreen(colour: Oklch): Oklch {
  if (onScreen(colour)) return colour
  const [lightness, chroma, hue] = colour
  let low = 0
  let high = chroma
  for (let step = 0; step < 16; step++) {
    const middle = (low + high) / 2
    if (onScreen([lightness, middle, hue])) low = middle
    else high = middle
  }
  return [lightness, Math.floor(low * 10_000) / 10_000, hue]
}
