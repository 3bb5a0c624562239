import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from './source-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'borealis-contract-document-'))
const committed = readFileSync(join(projectRoot, 'docs/openapi.json'), 'utf8')

/** Whether an OpenAPI document agrees with the contract, by the command that `npm test` runs on the committed one. */
function agrees(text: string): boolean {
  const file = join(folder, 'openapi.json')
  writeFileSync(file, text)
  const args = ['contract/openapi.ts', '--check', file]
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: projectRoot, encoding: 'utf8' })
  if (status !== 0 && !stderr.includes('no longer agrees')) throw new Error(stderr)
  return status === 0
}

test('the committed OpenAPI document agrees with the contract, and a changed one does not', () => {
  expect(agrees(committed), '`npm run contract` writes docs/openapi.json anew').toBe(true)
  const planted = committed.replace('"operationId": "getBalance"', '"operationId": "getTheBalance"')
  expect(planted).not.toBe(committed)
  expect(agrees(planted)).toBe(false)
  rmSync(folder, { recursive: true })
})
