import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { EXTERNAL_PACKAGES } from './bundle-packages.ts'

const containerfile = readFileSync(join(import.meta.dirname, '../Containerfile'), 'utf8')

test('the container installs exactly the packages that are not bundled', () => {
  const [, installed = ''] = /dependencies: \{ ([\w, -]+) \}/.exec(containerfile) ?? []
  expect(installed.split(', ')).toEqual(EXTERNAL_PACKAGES)
})
