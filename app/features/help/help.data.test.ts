import type { HelpArticle } from '@borealis/contract/help.ts'
import { expect, test } from 'vitest'
import { findArticle } from './help.data.ts'

const article = (slug: string, code: string): HelpArticle => ({
  slug,
  title: slug,
  summary: 'In short.',
  category: { code, name: code },
  sections: [{ heading: 'One', paragraphs: ['Text.'] }],
  updatedOn: '2026-11-12',
})

const articles = [article('missing', 'points'), article('pending', 'points'), article('orders', 'orders')]
const help = { articles, categories: [] }

test('beside an article stand the others on its subject, without their text', () => {
  expect(findArticle(help, 'missing')?.related).toEqual([
    { slug: 'pending', title: 'pending', summary: 'In short.', categoryCode: 'points' },
  ])
})

test('an article that nobody wrote is null', () => {
  expect(findArticle(help, 'nope')).toBeNull()
})
