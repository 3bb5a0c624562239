import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'

test('plural rules are constructed once per language and give the same results', async () => {
  // Another file of this thread may have asked before.
  vi.resetModules()
  const { plural } = await import('./plural-rules.ts')
  const construct = vi.spyOn(Intl, 'PluralRules')
  onTestFinished(() => construct.mockRestore())
  expect([0, 1, 2, 1_000_000].map((count) => plural('fr-ca', count))).toEqual(['one', 'one', 'other', 'many'])
  expect([0, 1, 2].map((count) => plural('en-ca', count))).toEqual(['other', 'one', 'other'])
  expect(plural('en-ca', 2, { type: 'ordinal' })).toBe('two')
  expect(plural('en-ca', 2)).toBe('other')
  expect(construct).toHaveBeenCalledTimes(3)
})

test('messages with a plural import the registry by the name that the build replaces', () => {
  const messages = join(import.meta.dirname, '../app/paraglide/messages')
  const withPlural = readdirSync(messages)
    .map((name) => readFileSync(join(messages, name), 'utf8'))
    .filter((text) => text.includes('registry.plural('))
  expect(withPlural.length).toBeGreaterThan(10)
  expect(withPlural.filter((text) => !text.includes("from '../registry.js'"))).toEqual([])
})
