import { expect, test } from 'vitest'
import { missingRows } from '../access/missing-rows.ts'
import { returnEntries } from '../access/return-entries.ts'
import { projectRoot, readSources } from './source-files.ts'

const checksAnAddress = /from '#app\/domain\/return-path\.ts'/

test('everything that goes to an address of somebody else’s making is attacked by name', async () => {
  const files = await readSources(projectRoot, ['app'], /(?<!\.test)\.tsx?$/)
  const entries = files.filter(({ text }) => checksAnAddress.test(text)).map(({ path }) => path)
  expect(entries.length).toBeGreaterThan(5)
  expect(missingRows(entries, returnEntries)).toEqual([])
})

test('an answer leads somewhere else only by a path that was checked, or by one of our own', async () => {
  const files = await readSources(projectRoot, ['app/routes'], /\.tsx?$/)
  const careless = files.filter(
    ({ text }) =>
      /(location:|seeOther\()[^\n]*(\.get\(|\bfrom\b|\breturnTo\b)/.test(text) && !checksAnAddress.test(text),
  )
  expect(careless.map(({ path }) => path)).toEqual([])
})
