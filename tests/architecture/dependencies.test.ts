import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { projectRoot } from './source-files.ts'

const packageJson = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
})

/** The packages with a table row in a document, and a reason in the next cell. */
const explained = (document: string): string[] =>
  [...document.matchAll(/^\| `([^`]+)`\s*\| [^|]*\S[^|]*\|$/gm)].map((row) => row[1] ?? '').sort()

async function named(): Promise<string[]> {
  const found = new Set<string>()
  for (const folder of [
    '.',
    'adapter',
    'contract',
    'design-system',
    'sandbox',
    'bench/mutation',
    'bench/peers/frameworks',
    'bench/tools',
  ]) {
    const text = await readFile(join(projectRoot, folder, 'package.json'), 'utf8')
    for (const list of Object.values(packageJson.parse(JSON.parse(text)))) {
      for (const name of Object.keys(list)) found.add(name)
    }
  }
  return [...found].sort()
}

test('docs/dependencies.md gives a reason for every dependency, and lists no others', async () => {
  const names = await named()
  expect(names.length).toBeGreaterThan(40)
  expect(explained(await readFile(join(projectRoot, 'docs/dependencies.md'), 'utf8'))).toEqual(names)
})

test('a row without a reason does not count', () => {
  expect(explained('| `zod` | Schemas |\n| `left-pad` | |\n| Package | Why |')).toEqual(['zod'])
})
