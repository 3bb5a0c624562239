import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { projectRoot } from './source-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'borealis-contract-document-'))

/** Whether a document agrees with the contract, by the command that `npm test` runs on the committed ones. */
function agrees(name: string, text: string): boolean {
  const file = join(folder, name)
  writeFileSync(file, text)
  const args = ['contract/openapi.ts', '--check', file]
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: projectRoot, encoding: 'utf8' })
  if (status !== 0 && !stderr.includes('no longer agrees')) throw new Error(stderr)
  return status === 0
}

afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  ['openapi.json', '"operationId": "getBalance"', '"operationId": "getTheBalance"'],
  ['specification.md', '`/customers/balance`', '`/customers/the-balance`'],
])('the committed %s agrees with the contract, and a changed one does not', (name, said, other) => {
  const committed = readFileSync(join(projectRoot, 'docs', name), 'utf8')
  expect(agrees(name, committed), `\`npm run contract\` writes docs/${name} anew`).toBe(true)
  const planted = committed.replace(said, other)
  expect(planted).not.toBe(committed)
  expect(agrees(name, planted)).toBe(false)
})
