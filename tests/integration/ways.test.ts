import { expect, test } from 'vitest'
import { fixedWords, wordsIn } from '../support/words.ts'
import { control, signedIn } from './member.ts'

/** The ways to spend in page order, with their rates. */
function waysOf(html: string): { names: string[]; rates: string[] } {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  const text = main.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '').replaceAll(/<!--.*?-->/g, '')
  const names = ['Gift cards', 'Travel', 'Card credit']
  const rows = [...text.matchAll(/<li[\s\S]*?<\/li>/g)].map(([row]) => row)
  const ranked = rows.flatMap((row) =>
    names.filter((name) => row.includes(`>${name}<`)).map((name) => ({ name, row })),
  )
  return {
    names: ranked.map(({ name }) => name),
    rates: ranked.flatMap(({ row }) => /[\d.]+¢ \/ pt/.exec(row)?.[0] ?? []),
  }
}

test('every way to spend is listed with its rate and limits, in the requested order', async () => {
  const member = await signedIn({ points: 12_345 })
  const open = async (query: string) => (await member.open(`/account/redeem${query}`)).text()
  const page = await open('')
  expect(waysOf(page)).toEqual({
    names: ['Gift cards', 'Travel', 'Card credit'],
    rates: ['1.00¢ / pt', '0.90¢ / pt', '0.70¢ / pt'],
  })
  expect(page).toContain(wordsIn('en-ca')('redeem_limits', { min: '1,000', step: 500, max: '12,000' }))
  expect(page).toContain(wordsIn('en-ca')('redeem_limits', { min: '2,500', step: 500, max: '12,000' }))
  for (const worth of ['$120', '$110', '$84']) expect(page, worth).toContain(worth)
  expect(page).not.toContain('$123')
  // The home page says what the whole balance is worth.
  const part = wordsIn('en-ca')('ways_ratePart', { points: '12,000', rate: '1.00¢ / pt' })
  expect(page).toContain(part)
  expect(page).toContain('You can redeem up to 100,000 a day')
  expect(waysOf(await open('?ways=name')).names).toEqual(['Card credit', 'Gift cards', 'Travel'])
  expect(waysOf(await open('?ways=nothing')).names[0]).toBe('Gift cards')
})

test.each(['/', '/account/redeem/travel', '/account/redeem/credit'])(
  'the comparison on %s can be sorted by its URL too',
  async (path) => {
    const member = await signedIn({ points: 12_345 })
    const first = async (query: string) => waysOf(await (await member.open(path + query)).text()).names[0]
    expect(await first('')).toBe('Gift cards')
    expect(await first('?ways=name')).toBe('Card credit')
  },
)

test('an unknown balance can be asked for again, in the order that is shown', async () => {
  const member = await signedIn({ points: 12_345 })
  await control.setScenario(member.customer.sub, { call: 'getBalance', kind: 'status', status: 503 })
  const page = await (await member.open('/account/redeem?ways=name')).text()
  expect(page).toMatch(/can’t show your balance right now[\s\S]{0,300}href="\?ways=name"[^>]*>Try again/)
})

test('insufficient points say what is missing, and a frozen account why it cannot spend', async () => {
  const short = await signedIn({ points: 320 })
  expect(await (await short.open('/account/redeem')).text()).toContain(
    wordsIn('en-ca')('redeem_limitsNone', { min: '2,500', step: 500, have: 320 }),
  )
  const frozen = await signedIn({ points: 5_000, isFrozen: true })
  // Every account page links to the security page; here the text about freezing does.
  expect(await (await frozen.open('/account/redeem')).text()).toMatch(
    /Redemptions are paused[\s\S]{0,400}href="\/account\/security"/,
  )
})

test('a way whose minimum is above the limit of a day says so and leads nowhere', async () => {
  const member = await signedIn({ points: 12_345 })
  const odd = { 'redemptionLimits.maxPointsPerDay': 2_000 }
  await control.setScenario(member.customer.sub, {
    ...{ call: 'getPageData', kind: 'odd' },
    detail: JSON.stringify(odd),
  })
  const page = await (await member.open('/account/redeem')).text()
  const main = /<main[\s\S]*<\/main>/.exec(page)?.[0] ?? ''
  expect(main).toContain('You have 12,345. You can redeem up to 2,000 points a day.')
  expect(main).not.toContain('href="/account/redeem/credit"')
  expect(main).toContain('href="/account/redeem/travel"')
})

test('without rates there is no figure, and without a balance no amount', async () => {
  const member = await signedIn({ points: 9_876 })
  const { sub } = member.customer
  await member.open('/account')
  await control.setScenario(sub, { call: 'getBalance', kind: 'status', status: 503 })
  const unknown = await (await member.open('/account/redeem')).text()
  expect(waysOf(unknown).rates).toHaveLength(3)
  expect(unknown).toContain('it was 9,876 points.')
  expect(unknown).not.toContain('You can use up to')
  await control.clearScenarios(sub)
  await control.setScenario(sub, { call: 'getPageData', kind: 'status', status: 503 })
  for (const path of ['/account/redeem', '/account/redeem/travel', '/']) {
    const html = await (await member.open(path)).text()
    expect(/<main[\s\S]*<\/main>/.exec(html)?.[0], path).not.toContain('¢')
    // What is not known is not hidden.
    expect(html, path).toContain('href="/account/redeem/travel"')
    expect(html, path).not.toContain(fixedWords('en-ca', 'ways_noneTitle'))
  }
})

test.each([true, false])(
  'a way that the programme does not have is not taken for a balance or a card that is missing (with a card: %s)',
  async (hasCreditCard) => {
    const member = await signedIn({ points: 12_345, hasCreditCard })
    await control.setScenario(member.customer.sub, {
      call: 'getPageData',
      kind: 'odd',
      detail: JSON.stringify({ 'waysToSpend.1.code': 'other', 'waysToSpend.2.code': 'crypto' }),
    })
    for (const query of ['travel', 'travel?purchase=of-before', 'credit']) {
      const page = await (await member.open(`/account/redeem/${query}`)).text()
      const keys = [
        ...(['ways_notOffered', 'redeem_noBalanceTitle', 'travel_noTripHeading', 'travel_lead'] as const),
        ...(['credit_lead', 'travel_noCardTitle', 'credit_emptyTitle'] as const),
      ]
      const said = keys.filter((key) => page.includes(fixedWords('en-ca', key)))
      expect([query, said]).toEqual([query, ['ways_notOffered']])
    }
  },
)

test('a programme without any way is not taken for one whose ways cannot be read', async () => {
  const member = await signedIn({ points: 12_345 })
  const detail = JSON.stringify({ waysToSpend: [] })
  await control.setScenario(member.customer.sub, { call: 'getPageData', kind: 'odd', detail })
  const page = await (await member.open('/account/redeem')).text()
  expect(page).toContain(fixedWords('en-ca', 'ways_noneTitle'))
  expect(page).not.toContain(fixedWords('en-ca', 'ways_unknownTitle'))
  expect(page).not.toContain('with each option')
})
