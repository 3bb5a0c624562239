import { beforeAll, expect, test } from 'vitest'
import { findServerFunctions, judgeServerFunctions } from './server-functions.ts'
import { projectRoot, readSources, type SourceFile } from './source-files.ts'

/** Functions that anybody may call without even being recognised. Short on purpose; each has a reason. */
const open = new Set<string>([
  // A visitor's answer is "nobody": it asks no backend.
  'getAuthState',
  // Looks at the session itself, and answers null to everyone but the customer whose action waits.
  'getPendingStepUp',
  // Read and write the one cookie of the caller's own browser that holds a province code.
  'getVisitorProvince',
  'saveVisitorProvince',
  // Read and write the cookies of the caller's own browser that say what a visitor allows.
  'getConsentChoice',
  'saveConsent',
])

let files: SourceFile[]

beforeAll(async () => {
  files = (await readSources(projectRoot, ['app'], /\.tsx?$/)).filter(({ path }) => !path.includes('.test.'))
})

test('the server functions were found', () => {
  expect(findServerFunctions(files).length).toBeGreaterThan(8)
})

test('each has a guard, says by its name what it does, and writes by POST only', () => {
  expect(judgeServerFunctions(findServerFunctions(files), open)).toEqual([])
})

test('whoever is on the open list exists', () => {
  const names = findServerFunctions(files).map(({ name }) => name)
  for (const name of open) expect(names).toContain(name)
})

const judge = (text: string, path = 'app/features/x/x.functions.ts') =>
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

test('a good one is left alone, and so is one on the open list', () => {
  expect(
    judge("export const saveIt = createServerFn({ method: 'POST' }).middleware([withStepUp]).handler(f)"),
  ).toEqual([])
  expect(judge('export const getWeather = createServerFn().handler(f)')).toEqual([])
})

test('a server function has its own kind of file', () => {
  const text = 'export const getIt = createServerFn().middleware([withVisitor]).handler(f)'
  expect(judge(text, 'app/features/x/page.tsx')).toEqual([expect.stringContaining('outside')])
})
