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
const MOST_DIFFERENT = 20

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
  const { data } = one
  let different = 0
  let [left, top, right, bottom] = [one.width, one.height, 0, 0]
  for (let at = 0; at < data.length; at += 3) {
    const most = Math.max(
      Math.abs((data[at] ?? 0) - (other.data[at] ?? 0)),
      Math.abs((data[at + 1] ?? 0) - (other.data[at + 1] ?? 0)),
      Math.abs((data[at + 2] ?? 0) - (other.data[at + 2] ?? 0)),
    )
    if (most <= SAME) continue
    different++
    const [x, y] = [(at / 3) % one.width, Math.floor(at / 3 / one.width)]
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x)
    bottom = Math.max(bottom, y)
  }
  if (different <= MOST_DIFFERENT) return null
  return `differs in ${different} pixels, from ${left},${top} to ${right},${bottom}`
}

async function pixels(png: Buffer) {
  const { data, info } = await sharp(png)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
