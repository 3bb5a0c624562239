import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Picture } from './take.ts'

type Places = {
  /** Directory of the committed pictures. */
  baselines: string
  /** Where today's picture and the difference of a failed one are put. */
  output: string
  accept: boolean
}

/**
 * A channel may differ this much of 255. Soft edges on gradients were seen to differ by at most 64 between two runs;
 * moved letters and rules differ by 100 and more.
 */
const SAME = 64
/** Pixels of a picture that may differ more: a few at the ends of curves. */
const MAX_DIFFERENT = 20

/**
 * A hairline, a shelf or a wash stands only a few steps from the page. A channel that differs by more than this may be
 * one that moved, if its neighbours in the row or the column differ too: letters and curves that were drawn a little
 * differently differ in short runs.
 */
const FAINT = 5
const SHORTEST_RUN = 32
/** Pixels in such runs that may differ. */
const MAX_IN_RUNS = 64

/** Compares with the committed pictures, or makes these the committed ones. A picture without a baseline fails. */
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

/** In words, or `null` when both show the same. */
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

/** How far apart two pictures are in each pixel: the most of its three channels. */
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

/** Every pixel that differs, if only faintly, together with a whole run of its row or its column. */
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

/** The smallest box around pixels, in words. */
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
