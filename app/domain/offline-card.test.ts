import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CARD_CACHE, CARD_RECORD, CARD_WORKER, cardPaths } from './offline-card.ts'

const worker = readFileSync(join(import.meta.dirname, `../../public${CARD_WORKER}`), 'utf8')
const quoted = (text: string) => `'${text}'`

test('the worker uses the same names as the page, and knows two addresses', () => {
  expect(worker).toContain(`const CACHE = ${quoted(CARD_CACHE)}`)
  expect(worker).toContain(`const RECORD = ${quoted(CARD_RECORD)}`)
  expect(worker).toContain(`const PAGES = [${cardPaths.map(quoted).join(', ')}]`)
})
