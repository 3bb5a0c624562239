import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Picture } from './take.ts'

type Places = {
  /** Directory of the accepted pictures. */
  baselines: string
  /** Directory for the current picture and the diff of a failed one. */
  output: string
  accept: boolean
}

/**
 * Tolerated difference per channel, of 255. Antialiased gradients were seen to differ by up to 64 between two runs;
 * moved text and rules differ by 100 and more.
 */
const SAME = 64
/** Pixels that may exceed the tolerance, such as ends of curves. */
const MAX_DIFFERENT = 20

/**
 * Hairlines and washes differ from the background by only a few steps. A channel that exceeds this smaller tolerance
 * may belong to one that moved, if a whole run of its row or column does too; antialiasing only causes short runs.
 */
const FAINT = 5
const SHORTEST_RUN = 32
/** Pixels in such runs that may differ. */
const MAX_IN_RUNS = 64

/** Compares pictures with the accepted ones, or accepts them. A picture without a baseline fails. */
export async function comparePictures(
  pictures: readonly Picture[],
  { baselines, output, accept }: Places,
): Promise<{ failures: string[]; written: number }> {
  const failures: string[] = []
  await rm(output, { recursive: true, force: true })
  await mkdir(accept ? baselines : output, { recursive: true })
  for (const { name, png } of pictures) {
    const file = join(baselines, `${name}.png`)
    const small = await sharp(png).removeAlpha().png({ compressionLevel: 9, effort: 10 }).toBuffer()
    if (accept) {
      await writeFile(file, small)
      continue
    }
    const baseline = await readFile(file).catch(() => null)
    const difference = baseline ? await differenceOf(baseline, small) : 'has no accepted picture'
    if (difference === null) continue
    await writeFile(join(output, `${name}.png`), small)
    failures.push(`${name} ${difference}`)
  }
  return { failures, written: accept ? pictures.length : 0 }
}

/** Describes the difference, or `null` when there is none. */
export async function differenceOf(before: Buffer, after: Buffer): Promise<string | null> {
  const [one, other] = await Promise.all([pixels(before), pixels(after)])
  if (one.width !== other.width || one.height !== other.height) {
    return `was ${one.width} × ${one.height} and is ${other.width} × ${other.height}`
  }
  const { width, height } = one
  const apart = distances(one.data, other.data)
  const strong = placesOf(apart, (distance) => distance > SAME)
  if (strong.length > MAX_DIFFERENT) return `differs in ${strong.length} pixels, ${extent(strong, width)}`
  const faint = inRuns(apart, width, height)
  if (faint.length > MAX_IN_RUNS) return `moved faintly in ${faint.length} pixels, ${extent(faint, width)}`
  return null
}

/** Difference of two pictures per pixel: the maximum of the three channels. */
function distances(one: Buffer, other: Buffer): Uint8Array {
  const apart = new Uint8Array(one.length / 3)
  for (let at = 0; at < one.length; at++) {
    const distance = Math.abs((one[at] ?? 0) - (other[at] ?? 0))
    const pixel = Math.floor(at / 3)
    if (distance > (apart[pixel] ?? 0)) apart[pixel] = distance
  }
  return apart
}

function placesOf(apart: Uint8Array, differs: (distance: number) => boolean): number[] {
  const places: number[] = []
  for (const [place, distance] of apart.entries()) if (differs(distance)) places.push(place)
  return places
}

/** Pixels that differ at least faintly along a whole run of their row or column. */
function inRuns(apart: Uint8Array, width: number, height: number): number[] {
  const found = new Uint8Array(apart.length)
  const follow = (lines: number, length: number, placeAt: (line: number, along: number) => number) => {
    for (let line = 0; line < lines; line++) {
      let start = 0
      for (let along = 0; along <= length; along++) {
        if (along < length && (apart[placeAt(line, along)] ?? 0) > FAINT) continue
        if (along - start >= SHORTEST_RUN)
          for (let step = start; step < along; step++) found[placeAt(line, step)] = 1
        start = along + 1
      }
    }
  }
  follow(height, width, (row, column) => row * width + column)
  follow(width, height, (column, row) => row * width + column)
  return placesOf(found, (mark) => mark > 0)
}

/** Describes the bounding box of a set of pixels. */
function extent(places: readonly number[], width: number): string {
  let [left, top, right, bottom] = [width, Number.POSITIVE_INFINITY, 0, 0]
  for (const place of places) {
    const [x, y] = [place % width, Math.floor(place / width)]
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x)
    bottom = Math.max(bottom, y)
  }
  return `from ${left},${top} to ${right},${bottom}`
}

async function pixels(png: Buffer) {
  const { data, info } = await sharp(png)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
