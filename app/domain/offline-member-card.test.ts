import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  MEMBER_CARD_CACHE,
  MEMBER_CARD_RECORD,
  MEMBER_CARD_WORKER,
  memberCardScopes,
} from './offline-member-card.ts'

const worker = readFileSync(join(import.meta.dirname, `../../public${MEMBER_CARD_WORKER}`), 'utf8')
const quoted = (text: string) => `'${text}'`

test('the worker uses the same names as the page, and knows the addresses of the card', () => {
  expect(worker).toContain(`const CACHE = ${quoted(MEMBER_CARD_CACHE)}`)
  expect(worker).toContain(`const RECORD = ${quoted(MEMBER_CARD_RECORD)}`)
  const pages = memberCardScopes.flatMap((scope) => [scope, `${scope}/full`])
  expect(worker).toContain(`const PAGES = [${pages.map(quoted).join(', ')}]`)
})
