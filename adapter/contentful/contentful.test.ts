import { markedEnglish } from '@borealis/contract/text.ts'
import { afterEach, expect, test } from 'vitest'
import { keepContent } from '../content-calls.ts'
import { contentModel, startContentfulApi } from '../testing/contentful-api.ts'
import { spaceExport } from '../testing/space.ts'
import { contentful, type Fields, mappings } from './contentful.ts'
import { plainText, sectionsOf } from './rich-text.ts'

const open: { close: () => void }[] = []
afterEach(() => {
  for (const one of open.splice(0)) one.close()
})

type Space = Parameters<typeof startContentfulApi>[0]
async function aSpace(change: (space: Space) => Space = (space) => space) {
  const cms = await startContentfulApi(change(spaceExport))
  open.push(cms)
  const logged: string[] = []
  const read = contentful({ ...cms.settings, log: (line) => logged.push(line) })
  return { cms, read, logged }
}

const fieldsOf = (type: string) => contentModel.contentTypes.find(({ sys }) => sys.id === type)?.fields ?? []

test.each(Object.keys(mappings) as (keyof typeof mappings)[])(
  'the content model has each field that is read of %s, and no other',
  (type) => {
    const read = new Set<string>()
    const note =
      (value: unknown) =>
      (name: string): never => {
        read.add(name)
        // Whatever a mapping makes of it.
        return value as never
      }
    const recorder: Fields = {
      value: note(null),
      json: note(null),
      text: note(''),
      words: note(''),
      linkedList: note([]),
      sections: note([]),
      flag: note(false),
      list: note([]),
      rich: note(''),
      image: note(null),
      linked: note(undefined),
      named: note(undefined),
    }
    mappings[type](recorder, { id: 'one', type, updatedAt: '2026-11-20T15:04:05.678Z', fields: {} }, 'en')
    expect([...read].toSorted()).toEqual(
      fieldsOf(type)
        .map(({ id }) => id)
        .toSorted(),
    )
  },
)

test('the example space keeps to its model: fields it knows, in two languages where they are localized', () => {
  for (const { sys, fields } of spaceExport.entries) {
    const model = new Map(fieldsOf(sys.contentType.sys.id).map((field) => [field.id, field]))
    for (const [name, byLocale] of Object.entries(fields)) {
      expect(model.has(name), `${sys.id} ${name}`).toBe(true)
      expect('fr-CA' in byLocale, `${sys.id} ${name}`).toBe(model.get(name)?.localized)
    }
    for (const { id, required } of model.values()) if (required) expect(fields, sys.id).toHaveProperty(id)
  }
})

test('everything published is read, in the language that is asked for', async () => {
  const { read, logged } = await aSpace()
  const { en: english, fr: french } = await read()
  expect(logged).toEqual([])
  expect([english.offers.length, english.giftCards.length, english.help.articles.length]).toEqual([5, 2, 2])
  expect(english.offers[0]?.cmsContent).toMatchObject({
    title: 'Fresh fruit on Fridays',
    details:
      'In short\n\nBuy it and earn more. See harbour.example (https://harbour.example/terms)\n\n• In store\n\n• Online',
    image: { url: 'https://images.ctfassets.net/harbour/scene-1/0f3c/scene-1.jpg', width: 1600, height: 900 },
  })
  expect(french.offers[0]?.cmsContent.title).toBe('Des fruits le vendredi')
  expect(french.giftCards[0]?.denominations.map(({ name }) => name)).toEqual([
    '10\u00a0$',
    '25\u00a0$',
    '100\u00a0$',
  ])
  expect(french.giftCards[0]?.deliveryPromises['E-Card']?.short).toBe('En 15 minutes')
  expect(french.pageData.months[1]).toEqual({ number: 2, name: 'février', shortName: 'févr.' })
  expect(english.pageData.months[1]).toEqual({ number: 2, name: 'February', shortName: 'Feb' })
})

test('an entry that does not fit is left out and named, without what it says; a text without French is marked as English', async () => {
  const { read, logged } = await aSpace(({ entries, assets }) => ({
    assets: assets.filter(({ sys }) => sys.id !== 'card-1'),
    entries: entries.map((one) =>
      one.sys.id === 'offer-2'
        ? { ...one, fields: { ...one.fields, title: { 'en-CA': 'Only in English' }, popularity: {} } }
        : one.sys.id === 'offer-3'
          ? { ...one, fields: { ...one.fields, title: { 'en-CA': 'Only in English' } } }
          : one,
    ),
  }))
  const { fr: content } = await read()
  expect(content.offers.map(({ cmsContent }) => cmsContent.title)).toContain(markedEnglish('Only in English'))
  expect([content.offers.length, content.giftCards.length]).toEqual([4, 0])
  const french = logged.filter((line) => line.includes('(fr-CA)'))
  expect(french[0]).toMatch(/^contentful offer offer-2 \(fr-CA\): popularity: /)
  expect(french.filter((line) => line.includes('giftCard'))).toHaveLength(2)
  expect(logged.join()).not.toContain('Only in English')
})

test('an article that was changed in the evening is of that day here; one without its moment is left out', async () => {
  const isArticle = ({ sys }: Space['entries'][number]) => sys.contentType?.sys.id === 'helpArticle'
  const [first, second] = spaceExport.entries.filter(isArticle)
  const { read, logged } = await aSpace(({ entries, assets }) => ({
    assets,
    entries: entries.map((one) => {
      if (!isArticle(one)) return one
      // Nine in the evening in Toronto.
      return { ...one, sys: { ...one.sys, updatedAt: one === first ? '2026-11-21T02:00:00.000Z' : '' } }
    }),
  }))
  const { articles } = (await read()).en.help
  expect(articles.map(({ updatedOn }) => updatedOn)).toEqual(['2026-11-20'])
  expect(logged).toEqual(
    ['en-CA', 'fr-CA'].map((locale) =>
      expect.stringMatching(
        new RegExp(`^contentful helpArticle ${second?.sys.id} \\(${locale}\\): .*updatedOn`),
      ),
    ),
  )
})

test('a space of many entries is read page by page, and a limit of requests is waited for', async () => {
  const [category] = spaceExport.entries.filter(({ sys }) => sys.id === 'category-travel')
  const { cms, read } = await aSpace(({ entries, assets }) => ({
    assets,
    entries: [
      ...entries,
      ...Array.from({ length: 450 }, (_, at) => ({
        ...category,
        sys: { ...category?.sys, id: `more-${at}` },
      })),
    ] as Space['entries'],
  }))
  cms.limit(1)
  const { categories } = (await read()).en
  expect(categories).toHaveLength(453)
  // Three pages of entries and one of assets; one of them was asked for again.
  expect(cms.asked).toHaveLength(5)
})

test('a wrong token stops, and what was read once is used on while Contentful fails', async () => {
  const { cms, read } = await aSpace()
  const wrong = contentful({ ...cms.settings, token: 'of another space', log: () => {} })
  await expect(wrong()).rejects.toThrow('Contentful answered 401')
  const logged: string[] = []
  let at = 0
  const kept = keepContent(read, { maxAgeMs: 1_000, now: () => at, log: (line) => logged.push(line) })
  const first = await kept.shown()
  expect(await kept.current()).toBe(first)
  cms.setDown(true)
  at = 1_001
  expect(await kept.shown()).toBe(first)
  await expect.poll(() => logged.join()).toContain('503')
  expect(await kept.shown()).toBe(first)
  // What is paid by it is not priced by what was true a while ago.
  await expect(kept.current()).rejects.toThrow('503')
  cms.setDown(false)
  expect(await kept.current()).not.toBe(first)
})

const text = (value: string) => ({ nodeType: 'text', value, marks: [{ type: 'bold' }], data: {} })
const node = (nodeType: string, ...content: object[]) => ({ nodeType, data: {}, content })

test.each([
  ['a text of a plain field', 'One.\n\nTwo.', 'One.\n\nTwo.'],
  ['nothing', null, ''],
  ['an empty document', node('document', node('paragraph', text(''))), ''],
  ['bold words and spaces', node('document', node('paragraph', text('Two  '), text('words '))), 'Two words'],
  [
    'a numbered list, an item of two paragraphs',
    node(
      'document',
      node(
        'ordered-list',
        node('list-item', node('paragraph', text('a')), node('paragraph', text('b'))),
        node('list-item', node('paragraph', text('c'))),
      ),
    ),
    '1. a\n\nb\n\n2. c',
  ],
  [
    'a quote, a line and a picture',
    node(
      'document',
      node('blockquote', node('paragraph', text('Said.'))),
      node('hr'),
      node('embedded-asset-block'),
    ),
    'Said.',
  ],
  [
    'a table',
    node(
      'document',
      node(
        'table',
        node(
          'table-row',
          node('table-header-cell', node('paragraph', text('A'))),
          node('table-cell', node('paragraph', text('B'))),
        ),
      ),
    ),
    'A, B',
  ],
  [
    'links: with words, of itself, and one that is no address',
    node(
      'document',
      node(
        'paragraph',
        { nodeType: 'hyperlink', data: { uri: 'https://a.example' }, content: [text('Here')] },
        text(' '),
        { nodeType: 'hyperlink', data: { uri: 'https://b.example' }, content: [text('https://b.example')] },
        text(' '),
        { nodeType: 'hyperlink', data: { uri: 'javascript:alert(1)' }, content: [text('there')] },
      ),
    ),
    'Here (https://a.example) https://b.example there',
  ],
])('of rich text people read %s', (_, value, expected) => {
  expect(plainText(value)).toBe(expected)
})

test('headings make the sections of a help article; what stands before the first has its title', () => {
  const body = node(
    'document',
    node('paragraph', text('First.')),
    node('heading-3', text('More')),
    node('paragraph', text('Second.')),
    node('heading-3', text('Empty')),
  )
  expect(sectionsOf(body, 'How')).toEqual([
    { heading: 'How', paragraphs: ['First.'] },
    { heading: 'More', paragraphs: ['Second.'] },
  ])
})
