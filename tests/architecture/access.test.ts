import { expect, test } from 'vitest'
import { publicPages } from '../../app/domain/public-pages.ts'
import { missingRows } from '../access/missing-rows.ts'
import { functions, people, routes } from '../access/table.ts'
import { memberRoutes, publicRoutes } from '../support/site-paths.ts'
import { findServerFunctions } from './server-functions.ts'
import { projectRoot, readSources } from './source-files.ts'

test('every server function has a row in the access table', async () => {
  const files = await readSources(projectRoot, ['app'], /\.data\.ts$/)
  const names = findServerFunctions(files).map(({ name }) => name)
  expect(names.length).toBeGreaterThan(40)
  expect(missingRows(names, functions)).toEqual([])
})

test('every page has a row in the access table', () => {
  const pages = [...memberRoutes(), ...publicRoutes()]
  expect(pages.length).toBeGreaterThan(30)
  const missing = missingRows(pages, routes)
  expect(missing.filter((line) => line.includes('has no row'))).toEqual([])
})

test('every public page has a row in the table of public pages', () => {
  expect(missingRows(publicRoutes(), publicPages, 'app/domain/public-pages.ts')).toEqual([])
})

test('every row has a cell for each of the people', () => {
  for (const [name, { cells }] of [...Object.entries(routes), ...Object.entries(functions)])
    expect([name, cells.split(' ').length]).toEqual([name, people.length])
})

test('a function without a row is found, and so is a row without a function', () => {
  expect(missingRows(['getIt'], { getOther: { cells: '200' } }, 'table.ts')).toEqual([
    `getIt has no row: table.ts has such as 'getOther': {"cells":"200"}`,
    'the row of getOther is of nothing: table.ts',
  ])
})
