import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { projectRoot } from './source-files.ts'

// `npm run lint` and `npm run unused`, with the configuration of this repository, find what is planted in another folder.

const folder = mkdtempSync(join(tmpdir(), 'borealis-planted-'))
afterAll(() => rmSync(folder, { recursive: true }))

for (const name of ['biome.json', 'knip.json']) copyFileSync(join(projectRoot, name), join(folder, name))
symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'))

function plant(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

/** What a tool of this repository prints about the planted folder; it has to complain. */
function complaintsOf(tool: string, ...args: string[]): string {
  const program = join(projectRoot, 'node_modules/.bin', tool)
  const { status, stdout } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' })
  expect(status).toBe(1)
  return stdout
}

test('a file name in capitals, an unused import, another format, any and ! are found', () => {
  plant('app/PlantedName.ts', 'export const one = 1\n')
  plant('app/unused-import.ts', "import { z } from 'zod'\n\nexport const one = 1\n")
  plant('app/other-format.ts', 'export const one = 1;\n')
  plant('app/any.ts', 'export const one = (value: any) => value\n')
  plant('app/not-null.ts', 'export const one = (value?: { two: 2 }) => value!.two\n')
  const said = complaintsOf('biome', 'check', '--vcs-enabled=false', '--reporter=github')
  for (const [rule, file] of [
    ['lint/style/useFilenamingConvention', 'app/PlantedName.ts'],
    ['lint/correctness/noUnusedImports', 'app/unused-import.ts'],
    ['format', 'app/other-format.ts'],
    ['lint/suspicious/noExplicitAny', 'app/any.ts'],
    ['lint/style/noNonNullAssertion', 'app/not-null.ts'],
  ])
    expect(said).toMatch(new RegExp(`^::error title=${rule},file=\\S*/${file},`, 'm'))
  expect(said.match(/^::error/gm)).toHaveLength(5)
})

test('an unused file, export and package are found', () => {
  plant('package.json', '{ "name": "planted", "dependencies": { "zod": "*", "jose": "*" } }')
  plant('app/router.ts', "import { used } from './used.ts'\nimport 'zod'\n\nused()\n")
  plant('app/used.ts', 'export const used = () => {}\nexport const unused = 1\n')
  plant('app/nobodys.ts', 'export const one = 1\n')
  const said = complaintsOf('knip', '--reporter=compact', '--no-config-hints')
  expect(said).toMatch(/^app\/nobodys\.ts/m)
  expect(said).toMatch(/^app\/used\.ts: unused$/m)
  expect(said).toMatch(/^package\.json: jose$/m)
})
