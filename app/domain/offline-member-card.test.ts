import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  formatMemberNumber,
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

test('a member number is read in groups of four', () => {
  expect(formatMemberNumber('6046460193227504')).toBe('6046 4601 9322 7504')
})

test('what is not a member number stays as it is', () => {
  for (const other of ['60464601', '16046460193227504', '60464601932275041'])
    expect(formatMemberNumber(other)).toBe(other)
})
