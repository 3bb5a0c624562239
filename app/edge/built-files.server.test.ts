import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { build } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'
import { precompress } from '../../build/precompress.ts'
import { builtFiles, keepAssets, keepAssetsWhileRunning } from './built-files.server.ts'

const DAY_MS = 24 * 3_600_000
const NOW = Date.now()

const made: string[] = []

afterEach(async () => {
  vi.useRealTimers()
  for (const folder of made.splice(0)) await rm(folder, { recursive: true })
})

async function folders() {
  const folder = await mkdtemp(join(tmpdir(), 'borealis-assets-'))
  made.push(folder)
  const kept = join(folder, 'kept')
  const release = async (name: string, files: Record<string, string>) => {
    const built = join(folder, name)
    await mkdir(built)
    for (const [file, content] of Object.entries(files)) await writeFile(join(built, file), content)
    return built
  }
  return { kept, release }
}

test('the files of two releases stand beside each other', async () => {
  const { kept, release } = await folders()
  await keepAssets(await release('one', { 'app-1.js': 'one', 'shared-7.css': 'same' }), kept, NOW)
  await keepAssets(await release('two', { 'app-2.js': 'two', 'shared-7.css': 'same' }), kept, NOW)
  expect((await readdir(kept)).sort()).toEqual(['app-1.js', 'app-2.js', 'shared-7.css'])
  expect(await readFile(join(kept, 'app-1.js'), 'utf8')).toBe('one')
})

test('a release that has run for longer than a week leaves its files to the next one', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'Date'], now: NOW - 20 * DAY_MS })
  const { kept, release } = await folders()
  const failed = vi.fn()
  await keepAssetsWhileRunning(await release('one', { 'app-1.js': 'one' }), kept, failed)
  for (let day = 1; day < 20; day++) {
    await vi.advanceTimersByTimeAsync(DAY_MS)
    // Each day's work on the disk ends before the next day begins: in any other order an older time could be the last.
    await vi.waitFor(async () => {
      expect((await stat(join(kept, 'app-1.js'))).mtimeMs).toBeGreaterThan(Date.now() - DAY_MS / 2)
    })
  }
  await keepAssets(await release('two', { 'app-2.js': 'two' }), kept, NOW)
  expect((await readdir(kept)).sort()).toEqual(['app-1.js', 'app-2.js'])
  expect(failed).not.toHaveBeenCalled()
})

test('a week after its release was last started a file goes; one that is still built stays', async () => {
  const { kept, release } = await folders()
  await keepAssets(
    await release('one', { 'app-1.js': 'one', 'shared-7.css': 'same' }),
    kept,
    NOW - 8 * DAY_MS,
  )
  await keepAssets(
    await release('two', { 'app-2.js': 'two', 'shared-7.css': 'same' }),
    kept,
    NOW - 6 * DAY_MS,
  )
  await keepAssets(await release('three', { 'app-3.js': 'three' }), kept, NOW)
  expect((await readdir(kept)).sort()).toEqual(['app-2.js', 'app-3.js', 'shared-7.css'])
})

test('four processes that start at once leave whole files and no remains', async () => {
  const { kept, release } = await folders()
  const built = await release('one', { 'app-1.js': 'x'.repeat(200_000) })
  await Promise.all([1, 2, 3, 4].map(() => keepAssets(built, kept, NOW)))
  expect(await readdir(kept)).toEqual(['app-1.js'])
  expect(await readFile(join(kept, 'app-1.js'), 'utf8')).toHaveLength(200_000)
})

test('a file that a crash left half is gone after a week', async () => {
  const { kept, release } = await folders()
  await mkdir(kept)
  const half = join(kept, 'app-0.js.99.half')
  await writeFile(half, 'x')
  const old = new Date(NOW - 8 * DAY_MS)
  await utimes(half, old, old)
  await keepAssets(await release('one', { 'app-1.js': 'one' }), kept, NOW)
  expect(await readdir(kept)).toEqual(['app-1.js'])
})

test('a text file is sent as the build has compressed it, or plain, and never compressed anew', async () => {
  const { kept, release } = await folders()
  const root = await release('one', { 'app.js': `document.title = '${'x'.repeat(2_000)}'` })
  const client = join(root, 'dist')
  const input = join(root, 'app.js')
  const rolldownOptions = { input, output: { entryFileNames: 'assets/[name].js' } }
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [precompress()],
    build: { rolldownOptions },
  })
  await writeFile(join(client, 'uncompressed.js'), 'x'.repeat(2_000))
  const files = await builtFiles(client, kept)
  const get = (path: string, encoding: string) =>
    files(new Request(`https://www.example.ca${path}`, { headers: { 'accept-encoding': encoding } }), () =>
      Promise.reject(new Error('it is no built file')),
    )
  const sizeOf = async (name: string) => String((await stat(join(client, name))).size)
  const plain = await readFile(join(client, 'assets/app.js'))
  for (const [encoding, copy] of [
    ['gzip, deflate', '.gz'],
    ['gzip, deflate, br', '.br'],
  ] as const) {
    const { headers } = await get('/assets/app.js', encoding)
    expect(headers.get('content-length'), encoding).toBe(await sizeOf(`assets/app.js${copy}`))
  }
  const gzipped = await get('/assets/app.js', 'gzip')
  expect(gzipped.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(Buffer.from(await gzipped.arrayBuffer()))).toEqual(plain)
  const { headers } = await get('/uncompressed.js', 'gzip, br')
  expect([headers.get('content-encoding'), headers.get('content-length')]).toEqual([null, '2000'])
})
