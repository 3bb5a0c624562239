import { expect, test } from 'vitest'
import { busyPage } from './standalone-pages.server.tsx'

test('a page that was refused has a link to try again, a form has none: it would lose what was typed', () => {
  expect(busyPage(false)).toContain('href=""')
  expect(busyPage(true)).not.toContain('href=""')
  expect(busyPage(true)).toContain('Reload this page')
  expect(busyPage(false)).toContain('href=""')
})
