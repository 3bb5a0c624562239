import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { startUpChunk } from './start-up-chunk.ts'

const MODULES = {
  'serve.ts': `import { env } from './env.ts'; env(); (await import('./listen.server.ts')).listen()`,
  'env.ts': `import { parse } from './parse.ts'; export const env = () => parse(process.env)`,
  'parse.ts': `export const parse = (settings) => ({ ...settings })`,
  'listen.server.ts': `import { log } from './log.ts'; import { env } from './env.ts'
    export const listen = async () => { log(env()); (await import('./router.tsx')).route() }`,
  'log.ts': `export const log = (text) => process.stdout.write(text)`,
  'router.tsx': `import { log } from './log.ts'; import { title } from './title.ts'
    export const route = async () => { log(title); (await import('./page.ts')).page() }`,
  'title.ts': `export const title = 'Title'`,
  'page.ts': `import { title } from './title.ts'; export const page = () => process.stdout.write(title)`,
}

test('what starts a process is two files beside its entry; a page stays a file of its own', async () => {
  const root = await mkdtemp(join(tmpdir(), 'borealis-chunks-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await mkdir(join(root, 'app'))
  for (const [name, code] of Object.entries(MODULES)) await writeFile(join(root, 'app', name), code)

  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [startUpChunk()],
    build: { ssr: 'app/serve.ts', write: false, minify: false },
  })
  if (!('output' in result)) throw new Error('one bundle was asked for')
  const { output } = result

  const modules = Object.fromEntries(
    output
      .filter((file) => file.type === 'chunk')
      .map(({ name, moduleIds }) => [
        name,
        moduleIds
          .filter((id) => id.startsWith(root))
          .map(fileName)
          .sort(),
      ]),
  )
  expect(modules.environment).toEqual(['env.ts', 'parse.ts'])
  expect(modules.site).toEqual(['listen.server.ts', 'log.ts', 'router.tsx', 'title.ts'])
  expect(modules.page).toEqual(['page.ts'])
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry)
  expect(entry).toMatchObject({ imports: [expect.stringContaining('environment')] })
})

const fileName = (id: string) => id.slice(id.lastIndexOf('/') + 1)
