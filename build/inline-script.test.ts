import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inlineScript } from './inline-script.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inline-script-'))
  await writeFile(
    join(folder, 'name.ts'),
    "export const NAME: string = 'borealis'\nexport const unused = 'nobody'",
  )
})
afterAll(() => rm(folder, { recursive: true }))

async function made(code: string): Promise<string> {
  const path = join(folder, 'script.ts')
  await writeFile(path, code)
  return inlineScript(path)
}

test('a script is bundled with its imports and defines no globals', async () => {
  const code = await made(
    "import { NAME } from './name.ts'\nconst said: string[] = [NAME]\nReflect.set(globalThis, 'said', said)",
  )
  expect(code).not.toMatch(/import|nobody|string\[\]|\n/)
  const world: Record<string, unknown> = {}
  runInNewContext(code, world)
  expect(Object.keys(world)).toEqual(['said'])
  expect(world.said).toEqual(['borealis'])
})

test('a script that could end its element, or does not compile, is rejected', async () => {
  await expect(made("console.log('</script>'.length, document.title + '</p>')")).rejects.toThrow(
    'makes no script',
  )
  await expect(made('export {}')).rejects.toThrow('makes no script')
  await expect(made('const = 1')).rejects.toThrow()
})
