import { expect, test } from 'vitest'
import { causesOf, createReport } from './report.ts'

const silent = () => {}

test('one difference is one cause, however many requests and rows show it, and what must be comes first', () => {
  const { add, findings } = createReport(silent)
  const wrong = (row: number) => [`articles.${row}.slug: expected string (and ${row} more rows)`]
  add({ of: 'listHelp', asked: 'in English', rank: 'should', differs: ['expected a language'], notes: [] })
  add({ of: 'listHelp', asked: 'in English', differs: wrong(0), notes: [] })
  add({ of: 'listHelp', asked: 'in French', differs: wrong(4), notes: [] })
  add({ of: 'search', asked: 'for help', differs: wrong(2), notes: [] })
  add({ of: 'getBalance', asked: 'as a member', differs: [], notes: [] })
  expect(causesOf(findings)).toEqual([
    {
      rank: 'must',
      difference: 'articles.0.slug: expected string (and 0 more rows)',
      first: 'listHelp: in English',
      of: ['listHelp', 'search'],
      times: 3,
    },
    expect.objectContaining({ rank: 'should', times: 1 }),
  ])
})

test('a report of what must be says nothing of what should be', () => {
  const { add, findings } = createReport(silent, ['must'])
  add({ of: 'search', asked: 'a word', rank: 'should', differs: ['expected a suggestion'], notes: [] })
  expect(findings).toEqual([])
})
