import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeLimitedFs } from './write-limited-fs.ts'

/** Writes 500 files at once in a process limited to 100 open files, and prints how many were written. */
const writeMany = (module: string, name: string, folder: string) => {
  const program = `
    const { ${name}: fs } = await import(${JSON.stringify(module)})
    const files = Array.from({ length: 500 }, (_, index) => '${folder}/' + index)
    const written = await Promise.allSettled(files.map((file) => fs.promises.writeFile(file, 'text'.repeat(2000))))
    console.log(written.filter(({ status }) => status === 'fulfilled').length)`
  const run = spawnSync('sh', [
    '-c',
    `ulimit -n 100; exec "$0" --input-type=module -e "$1"`,
    process.execPath,
    program,
  ])
  return Number(run.stdout.toString())
}

test('writes every file in a process that may open few files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'writes-'))
  const own = new URL('write-limited-fs.ts', import.meta.url).href
  try {
    expect(writeMany(own, 'writeLimitedFs', folder)).toBe(500)
    expect(writeMany('node:fs', 'default', folder)).toBeLessThan(500)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('writes nothing into the project that the messages are read from, but into its cache', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'))
  const readme = join(folder, 'project.inlang/README.md')
  const cached = join(folder, 'project.inlang/cache/plugin.js')
  try {
    mkdirSync(join(folder, 'project.inlang/cache'), { recursive: true })
    writeLimitedFs.writeFileSync(readme, 'text')
    await Promise.all([readme, cached].map((file) => writeLimitedFs.promises.writeFile(file, 'text')))
    expect(existsSync(readme)).toBe(false)
    expect(existsSync(cached)).toBe(true)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
