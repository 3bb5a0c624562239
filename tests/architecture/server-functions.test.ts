import { beforeAll, expect, test } from 'vitest'
import { findServerFunctions, judgeServerFunctions } from './server-functions.ts'
import { projectRoot, readSources, type SourceFile } from './source-files.ts'

/** Functions without a guard, each with the reason. */
const open = new Set<string>([
  // Answers that nobody is signed in, without calling the backend.
  'getAuthState',
  // Reads the session itself, and answers null to everyone but the owner of the pending action.
  'getPendingStepUp',
  // Reads and writes only a cookie of the caller's own browser, the province code.
  'getVisitorProvince',
  'saveVisitorProvince',
  // Reads and writes only cookies of the caller's own browser, the consent choice.
  'getConsentChoice',
  'saveConsent',
])

let files: SourceFile[]

beforeAll(async () => {
  files = (await readSources(projectRoot, ['app'], /\.tsx?$/)).filter(({ path }) => !path.includes('.test.'))
})

test('server functions are found', () => {
  expect(findServerFunctions(files).length).toBeGreaterThan(8)
})

test('every server function has a guard, and its method matches its name', () => {
  expect(judgeServerFunctions(findServerFunctions(files), open)).toEqual([])
})

test('every function on the open list exists', () => {
  const names = findServerFunctions(files).map(({ name }) => name)
  for (const name of open) expect(names).toContain(name)
})

const judge = (text: string, path = 'app/features/x/x.data.ts') =>
  judgeServerFunctions(findServerFunctions([{ path, text }]), new Set(['getWeather']))

test.each([
  ['export const getIt = createServerFn().handler(() => 1)', 'has no guard'],
  ['export const getIt = createServerFn().middleware([logged]).handler(() => 1)', 'has no guard'],
  ['export const saveIt = createServerFn().middleware([withCustomer]).handler(() => 1)', 'but is a GET'],
  [
    "export const getIt = createServerFn({ method: 'POST' }).middleware([withCustomer]).handler(f)",
    'but is a POST',
  ],
  ['export const it = createServerFn().middleware([withVisitor]).handler(() => 1)', 'does not say'],
  [
    "import { createServerFn as fn } from '@tanstack/react-start'\nexport const getIt = fn().handler(f)",
    'without a name',
  ],
  ['export default createServerFn().middleware([withVisitor]).handler(() => 1)', 'without a name'],
  [
    'export const getIt = createServerFn().middleware([withVisitor]).handler(f)\n'.repeat(2),
    'has the name of another one',
  ],
])('%s %s', (text, finding) => {
  expect(judge(text)).toEqual([expect.stringContaining(finding)])
})

test('correct functions and those on the open list are accepted', () => {
  expect(
    judge("export const saveIt = createServerFn({ method: 'POST' }).middleware([withIntents]).handler(f)"),
  ).toEqual([])
  expect(judge('export const getWeather = createServerFn().handler(f)')).toEqual([])
})

test('server functions are declared only in files named .data.ts', () => {
  const text = 'export const getIt = createServerFn().middleware([withVisitor]).handler(f)'
  expect(judge(text, 'app/features/x/page.tsx')).toEqual([expect.stringContaining('outside')])
})
