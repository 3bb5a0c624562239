import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { findCycles, findForbiddenImports, findForbiddenPackages } from './rooms.ts'
import { importsOf, projectRoot, readSources, rooms, type SourceFile } from './source-files.ts'

let files: SourceFile[]

beforeAll(async () => {
  files = await readSources(projectRoot, rooms, /\.(ts|tsx)$/)
})

test('source files and their imports are read', () => {
  expect(files.length).toBeGreaterThan(200)
  expect(files.flatMap(importsOf).length).toBeGreaterThan(400)
  for (const room of [
    'app/domain/',
    'app/session/',
    'app/features/',
    'design-system/patterns/',
    'sandbox/identity/',
  ]) {
    expect(files.filter((file) => file.path.startsWith(room)).length, room).toBeGreaterThan(3)
  }
})

test('every import goes in an allowed direction', () => {
  expect(findForbiddenImports(files)).toEqual([])
})

test('rooms import only the packages they are allowed', () => {
  expect(findForbiddenPackages(files)).toEqual([])
})

test('there are no import cycles', () => {
  expect(findCycles(files)).toEqual([])
})

test.each([
  ['app/domain/points.ts', "import '#app/env.server.ts'"],
  ['app/backend/http.server.ts', "import { x } from '../session/vault.server.ts'"],
  ['app/session/session.server.ts', "import { x } from '#app/actions/registry.ts'"],
  ['app/features/offers/offers-page.tsx', "import { x } from '#app/features/orders/order-row.tsx'"],
  ['app/features/offers/offers-page.tsx', "import { x } from '#app/session/vault.server.ts'"],
  ['app/features/offers/offers-page.tsx', "export { x } from '../../backend/backend.server.ts'"],
  ['app/features/offers/offers-page.tsx', "const x = await import('#app/shell/frame/site-header.tsx')"],
  ['app/routes/offers.tsx', "import type { X } from '#app/session/vault.server.ts'"],
  ['design-system/components/button/button.tsx', "import { x } from '../../../app/domain/points.ts'"],
  ['sandbox/loyalty/ledger.ts', "import { x } from '../../app/domain/points.ts'"],
  ['adapter/sources.ts', "import { x } from '../sandbox/loyalty/row.ts'"],
  ['app/features/offers/offers-page.tsx', "import { x } from '@borealis/contract/serving/offers.ts'"],
  ['e2e/sign-in.test-helper.ts', "import { x } from '../app/session/session.server.ts'"],
  ['trust/figures/sessions.ts', "import { x } from '../../bench/sign-in.ts'"],
  ['bench/store.ts', "import { x } from '../trust/stage.ts'"],
  ['trust/stage.ts', "import { x } from '../tests/integration/member.ts'"],
  ['tests/support/world.ts', "import { x } from '../../trust/stage.ts'"],
  ['tests/support/world.ts', "import { x } from '../integration/member.ts'"],
  ['somewhere/else.ts', ''],
])('a planted wrong import in %s is found: %s', (path, text) => {
  expect(findForbiddenImports([{ path, text }])).toHaveLength(1)
})

test.each([
  ['app/features/offers/offers-page.tsx', "import { x } from '#app/features/orders/orders.data.ts'"],
  ['app/features/offers/offers.data.ts', "import { x } from '#app/session/session.middleware.ts'"],
  ['sandbox/loyalty/ledger.ts', "import { x } from '../../contract/points.ts'"],
  ['adapter/sources.ts', "import { x } from '@borealis/contract/serving/offers.ts'"],
  ['trust/stage.ts', "import { x } from '../tests/support/world.ts'"],
  ['app/shell/frame/header.tsx', "import { x } from '@borealis/design-system/patterns/header/header.tsx'"],
])('an allowed import in %s is none: %s', (path, text) => {
  expect(findForbiddenImports([{ path, text }])).toEqual([])
})

test('a forbidden package and an import cycle are found; a cycle of types is allowed', () => {
  expect(findForbiddenPackages([{ path: 'app/domain/x.ts', text: "import { z } from 'zod'" }])).toHaveLength(
    1,
  )
  const ring = (kind: string) => [
    { path: 'app/domain/a.ts', text: `import ${kind} { b } from './b.ts'` },
    { path: 'app/domain/b.ts', text: "import { c } from './c.ts'" },
    { path: 'app/domain/c.ts', text: "export * from './a.ts'" },
  ]
  expect(findCycles(ring(''))).toEqual([
    'app/domain/a.ts → app/domain/b.ts → app/domain/c.ts → app/domain/a.ts',
  ])
  expect(findCycles(ring('type'))).toEqual([])
})

test('a forbidden import in a file on disk is found', async () => {
  const root = await mkdtemp(join(tmpdir(), 'rooms-'))
  const path = 'app/domain/deep/er/x.ts'
  await mkdir(join(root, dirname(path)), { recursive: true })
  await writeFile(join(root, path), "import '#app/env.server.ts'\n")
  const found = findForbiddenImports(await readSources(root, ['app'], /\.ts$/))
  await rm(root, { recursive: true })
  expect(found).toEqual([`${path} imports app/env.server.ts, which domain may not`])
})
