import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { forgetFormerBuild, HASH_NAME } from './end-with-build.ts'

// The former build was whole; the new one replaces its first files and fails.
test('a build that fails leaves no other one that counts as whole', async () => {
  const root = mkdtempSync(join(tmpdir(), 'borealis-build-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const server = join(root, 'dist', 'server')
  mkdirSync(server, { recursive: true })
  writeFileSync(join(server, HASH_NAME), 'of the former build')
  writeFileSync(join(root, 'entry.js'), "import './is-not-there.js'")
  const failing = build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [forgetFormerBuild()],
    build: { outDir: 'dist/client', rolldownOptions: { input: join(root, 'entry.js') } },
  })
  await expect(failing).rejects.toThrow('is-not-there')
  expect(existsSync(join(server, HASH_NAME))).toBe(false)
})
