import { expect, test } from 'vitest'
import { readIntentHint } from './intent-hint.ts'

test('a hint is read, and points in its words make it a spending one in both languages', () => {
  expect(readIntentHint('{"title":"Card","detail":"10,000 points. You will have 14,850."}')).toEqual({
    title: 'Card',
    detail: '10,000 points. You will have 14,850.',
    image: null,
    spendsPoints: true,
  })
  expect(readIntentHint('{"title":"Carte","detail":"10\u00A0000\u00A0points"}')?.spendsPoints).toBe(true)
  expect(readIntentHint('{"title":"New address","detail":"14 Elm St"}')?.spendsPoints).toBe(false)
})

test.each([
  ['no hint', undefined],
  ['not JSON', 'title=Card'],
  ['not an object', '"Card"'],
  ['no title', '{"detail":"10,000 points"}'],
  ['longer than a kilobyte', JSON.stringify({ title: 'x'.repeat(1100) })],
])('%s leaves the page without a summary', (_name, raw) => {
  expect(readIntentHint(raw)).toBeNull()
})

test('a picture has to be on the web', () => {
  expect(readIntentHint('{"title":"a","image":"javascript:alert(1)"}')?.image).toBeNull()
  expect(readIntentHint('{"title":"a","image":"data:image/svg+xml,x"}')?.image).toBeNull()
})
