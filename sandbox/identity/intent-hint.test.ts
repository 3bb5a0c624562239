import { expect, test } from 'vitest'
import { readIntentHint } from './intent-hint.ts'

test('a hint is read, and points in its words make it a spending one in both languages', () => {
  expect(readIntentHint('{"title":"Card","detail":"10,000 points. You will have 14,850."}', 'en')).toEqual({
    title: 'Card',
    detail: '10,000 points. You will have 14,850.',
    image: null,
    spendsPoints: true,
  })
  expect(readIntentHint('{"title":"Carte","detail":"10\u00A0000\u00A0points"}', 'en')?.spendsPoints).toBe(
    true,
  )
  expect(readIntentHint('{"title":"New address","detail":"14 Elm St"}', 'en')?.spendsPoints).toBe(false)
})

test.each([
  ['no hint', undefined],
  ['not JSON', 'title=Card'],
  ['not an object', '"Card"'],
  ['no title', '{"detail":"10,000 points"}'],
  ['longer than two kilobytes', JSON.stringify({ title: 'x'.repeat(2100) })],
])('%s leaves the page without a summary', (_name, raw) => {
  expect(readIntentHint(raw, 'en')).toBeNull()
})

test('a picture has to be on the web', () => {
  expect(readIntentHint('{"title":"a","image":"javascript:alert(1)"}', 'en')?.image).toBeNull()
  expect(readIntentHint('{"title":"a","image":"data:image/svg+xml,x"}', 'en')?.image).toBeNull()
})

test('the words are those of the page’s language, where the site sent both', () => {
  const both = JSON.stringify({
    title: 'Card',
    detail: '10,000 points.',
    language: 'en-CA',
    translation: { title: 'Carte', detail: '10\u00A0000\u00A0points.' },
  })
  expect(readIntentHint(both, 'en')?.title).toBe('Card')
  expect(readIntentHint(both, 'fr')).toMatchObject({ title: 'Carte', spendsPoints: true })
  expect(readIntentHint('{"title":"Card","language":"en-CA"}', 'fr')?.title).toBe('Card')
})
