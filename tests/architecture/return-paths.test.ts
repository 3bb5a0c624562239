import { expect, test } from 'vitest'
import { missingRows } from '../access/missing-rows.ts'
import { returnEntries } from '../access/return-entries.ts'
import { projectRoot, readSources, type SourceFile } from './source-files.ts'

const checksAnAddress = /from '#app\/domain\/return-path\.ts'/

test('every file that redirects to a path from a request has attacks', async () => {
  const files = await readSources(projectRoot, ['app'], /(?<!\.test)\.tsx?$/)
  const entries = files.filter(({ text }) => checksAnAddress.test(text)).map(({ path }) => path)
  expect(entries.length).toBeGreaterThan(5)
  expect(missingRows(entries, returnEntries)).toEqual([])
})

/** Files that redirect to a value from the request without checking that it is a path of this site. */
const careless = (files: readonly SourceFile[]) =>
  files
    .filter(({ text }) => /(location:|seeOther\()[^\n]*(\.get\(|\bfrom\b|\breturnTo\b)/.test(text))
    .filter(({ text }) => !checksAnAddress.test(text))
    .map(({ path }) => path)

test('every redirect goes to a checked path or to one of the site’s own', async () => {
  const files = await readSources(projectRoot, ['app/routes', 'app/features'], /\.tsx?$/)
  expect(files.length).toBeGreaterThan(50)
  expect(careless(files)).toEqual([])
})

test.each([
  ["seeOther(url.searchParams.get('from') ?? '/')", 1],
  ['new Response(null, { status: 303, headers: { location: returnTo } })', 1],
  ["import { safeReturnPath } from '#app/domain/return-path.ts'\nseeOther(safeReturnPath(from))", 0],
  ["seeOther('/account')", 0],
])('an answer by %s: %i careless', (text, count) => {
  expect(careless([{ path: 'app/routes/x.ts', text }])).toHaveLength(count)
})
