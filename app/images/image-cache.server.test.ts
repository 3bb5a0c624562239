import { readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { art, ask, grain, imageTrial } from '../../tests/support/image-trial.ts'

// The cache's bounds on disk and in memory.

let trial: Awaited<ReturnType<typeof imageTrial>>
beforeEach(async () => {
  trial = await imageTrial()
})

const bytesOnDisk = async () => {
  const names = await readdir(join(trial.directory, 'cache'))
  const files = await Promise.all(
    names.map((name) => stat(join(trial.directory, 'cache', name)).catch(() => undefined)),
  )
  return files.reduce((sum, file) => sum + (file?.size ?? 0), 0)
}

test('what a process keeps on disk stays within its bound', async () => {
  const picture = await grain(200)
  const images = trial.handler({ maxMemoryBytes: 100_000, maxDiskBytes: 300_000 })
  for (let index = 0; index < 12; index += 1) {
    trial.answers[`/media/${index}.png`] = (response) => response.end(picture)
    expect((await images(ask(trial.remote(`/media/${index}.png`, 128)))).status).toBe(200)
  }
  await expect.poll(bytesOnDisk).toBeLessThanOrEqual(300_000)
  expect(await bytesOnDisk()).toBeGreaterThan(150_000)
})

test('four processes that share the folder keep to one bound together', async () => {
  const picture = await art(64, 64)
  const all = [1, 2, 3, 4].map(() => trial.handler({ maxMemoryBytes: 1_000, maxDiskBytes: 16_000 }))
  for (let index = 0; index < 400; index += 1) {
    trial.answers[`/media/${index}.png`] = (response) => response.end(picture)
    const images = all[index % all.length]
    expect((await images?.(ask(trial.remote(`/media/${index}.png`, 64))))?.status).toBe(200)
  }
  expect(await bytesOnDisk()).toBeGreaterThan(8_000)
  await expect.poll(bytesOnDisk).toBeLessThan(20_000)
})

test('a folder that is in the way or was deleted costs one picture its place on disk, and no other', async () => {
  const folder = join(trial.directory, 'cache')
  const failures: string[] = []
  const images = trial.handler({ onFailure: ({ code }) => failures.push(code) })
  const serve = async (width: number) =>
    expect((await images(ask(trial.remote('/media/a.png', width)))).status).toBe(200)
  await writeFile(folder, 'in the way')
  await serve(64)
  expect(failures).toEqual(['CACHE_FAILED'])
  await rm(folder)
  await serve(96)
  expect(await readdir(folder)).toHaveLength(1)
  await rm(folder, { recursive: true })
  await serve(128)
  expect(failures).toEqual(['CACHE_FAILED', 'CACHE_FAILED'])
  await serve(256)
  expect(await readdir(folder)).toHaveLength(1)
  expect(failures).toHaveLength(2)
})
