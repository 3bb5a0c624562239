import type { RequestListener } from 'node:http'
import { ENGLISH, markedEnglish, unmarked } from '@borealis/contract/text.ts'
import * as designSystem from '@borealis/design-system/components/in-its-language/in-its-language.ts'
import { expect, test } from 'vitest'
import { aBackend } from '../../tests/support/a-backend.ts'

const image = { url: '/a.webp', label: '', width: 1, height: 1 }
const aReward = {
  ...{ code: 'kettle', title: 'Bouilloire', brandInfo: { fields: { title: 'Rivage' } } },
  ...{ category: { fields: { name: 'Maison', code: 'home' } }, pointsConversionLabel: '1 000 points', image },
  ...{
    fromPoints: 1_000,
    summary: 'Courte',
    details: 'Longue',
    howToSpend: 'Ici',
    termsAndConditions: 'Oui',
  },
  ...{ isFeatured: false, wayToRedeem: { type: 'travel' } },
}
const english = {
  ...{
    ...aReward,
    title: 'Kettle',
    brandInfo: { fields: { title: 'Shore' } },
    summary: 'Short',
    details: 'One\n\nTwo',
  },
  ...{ howToSpend: 'Here', termsAndConditions: 'Yes', pointsConversionLabel: '1,000 points' },
}
const other = { ...english, code: 'other', title: 'Other' }

/** A backend with these rewards in French, and both in English in another order. */
async function french(rows: readonly object[], inEnglish: object | null = { rewards: [other, english] }) {
  const answer: RequestListener = ({ headers }, response) => {
    const body = headers['accept-language'] === 'fr' ? { rewards: rows, categories: [] } : inEnglish
    response.writeHead(body ? 200 : 500, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ categories: [], ...body }))
  }
  const { backend, seen, told } = await aBackend(answer)
  return { list: () => backend.listRewards(), seen, told }
}

const marked = (text: string) => ENGLISH + text + ENGLISH

test('what is whole in French is not asked for in English', async () => {
  const { list, seen } = await french([aReward])
  expect((await list()).rewards).toEqual([aReward])
  expect(seen).toHaveLength(1)
})

test.each([
  ['empty', { title: '' }, { title: marked('Kettle') }],
  ['null', { title: null }, { title: marked('Kettle') }],
  ['blank', { title: ' ' }, { title: marked('Kettle') }],
  ['missing', { title: undefined }, { title: marked('Kettle') }],
  ['a brand without a name', { brandInfo: null }, { brandInfo: { fields: { title: marked('Shore') } } }],
  ['without details', { details: '' }, { details: `${marked('One')}\n\n${marked('Two')}` }],
])(
  'a text that is %s in French comes in English, of the same thing, and is marked',
  async (_, gap, shown) => {
    const { list, told } = await french([{ ...aReward, ...gap }])
    expect((await list()).rewards).toEqual([{ ...aReward, ...shown }])
    expect(told()[0]).toMatchObject({ level: 'warn', fields: { call: 'listRewards' } })
  },
)

test('what lacks English too, or English that does not come, leaves the rest as it is', async () => {
  const gap = { ...aReward, title: '' }
  expect((await (await french([gap], { rewards: [] })).list()).rewards).toEqual([gap])
  const { list, seen } = await french([gap, aReward], null)
  expect((await list()).rewards).toEqual([gap, aReward])
  expect(seen).toHaveLength(2)
})

test('codes and addresses are never taken from the other language', async () => {
  const { list } = await french([
    { ...aReward, title: '', image: { ...image, url: '' }, category: { fields: { name: '', code: 'x' } } },
  ])
  const [shown] = (await list()).rewards
  expect(shown?.category.fields).toEqual({ name: marked('Maison'), code: 'x' })
  expect(unmarked(shown?.title ?? '')).toBe('Kettle')
})

test('the design system reads the same mark', () => {
  expect(designSystem.ENGLISH).toBe(ENGLISH)
  expect(markedEnglish('A b\nc\n\n d')).toBe(`${marked('A b\nc')}\n\n ${marked('d')}`)
})
