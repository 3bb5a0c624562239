import { defaultTimeZone } from '@borealis/contract/time-zones.ts'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths } from '../../app/domain/dates.ts'
import type { Locale } from '../../app/domain/locale.ts'
import { dayIn } from '../../app/domain/time-zone.ts'
import { getPointsGlance, getPointsSummary } from '../../app/features/history/history.data.ts'
import { fixedWords, wordsIn } from '../support/words.ts'
import { memberWithOrder } from './gift-card-orders.ts'
import { control, type Member, signedIn } from './member.ts'

/** A page's visible text: no scripts, no tags, single spaces. */
async function textOf(member: Member, path: string): Promise<string> {
  const html = await (await member.open(path)).text()
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return main
    .replaceAll(/<(script|style|noscript)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
}

const points = (written: string | undefined) => Number((written ?? '').replaceAll(',', '').replace('−', '-'))

describe('the history', () => {
  test.each(['/account/history', '/account/history/statement'])(
    '%s reports contradictory figures of the programme, with both numbers',
    async (path) => {
      const member = await signedIn({ points: 300, purchases: 3 })
      expect(await textOf(member, path)).not.toContain(fixedWords('en-ca', 'history_mismatch'))
      await control.setScenario(member.customer.sub, { call: 'getPointsHistory', kind: 'wrong-sums' })
      const text = await textOf(member, path)
      expect(text).toContain(fixedWords('en-ca', 'history_mismatch'))
      const [, said, counted] =
        /The total shown \(([\d,]+) points\) doesn’t match the sum of your transactions \(([\d,]+)\)/.exec(
          text,
        ) ?? []
      expect(points(said) - points(counted)).toBe(100)
    },
  )

  test('with a filter adds shown and hidden transactions to the change of the period', async () => {
    const member = await signedIn({ purchases: 120 })
    const text = await textOf(member, '/account/history?dates=custom&from=2010-01-01&type=REDEEM')
    const sum = /Shown ([−+]?[\d,]+) Not shown ([−+]) ([\d,]+) Change in the period = ([−+]?[\d,]+)/.exec(
      text,
    )
    const [, shown, sign, others, change] = sum ?? []
    const { opening, closing } = await member.at(() =>
      getPointsSummary({ data: { fromDate: '2010-01-01' }, fetch: member.fetch }),
    )
    expect(points(shown)).toBe(-600)
    expect(points(change)).toBe(closing - opening)
    expect(points(shown) + (sign === '−' ? -1 : 1) * points(others)).toBe(points(change))
  })
})

test('a reward that is a gift card says for which card the points are enough', async () => {
  const text = await textOf(await signedIn({ points: 30_000 }), '/rewards/RW-WEEK-GROCERIES')
  expect(text).toContain(wordsIn('en-ca')('rewards_enoughCard', { brand: 'Harbour Grocer' }))
})

test('only a new member is told what they start with', async () => {
  for (const isNew of [true, false]) {
    const member = await signedIn({ points: 250, onBoardMessageActive: isNew })
    const text = await textOf(member, '/create-account/done')
    expect(text).toContain(fixedWords('en-ca', 'join_welcomeLead'))
    expect(text.includes('starting with 250 points')).toBe(isNew)
  }
})

test('a goal of a member who earned nothing for ninety days has no date, with the reason', async () => {
  const goal = { brandId: 'tundra-tech', sku: 'tundra-tech-300' }
  const idle = await textOf(await signedIn({ points: 1_000, goal }), '/')
  expect(idle).toContain(fixedWords('en-ca', 'home_goalNoPace'))
  expect(idle).not.toContain('At your current pace')
  const busy = await textOf(await signedIn({ goal, transactions: [{ points: 1_000 }] }), '/')
  expect(busy).toContain('At your current pace: around')
})

test('a goal that is reached can be ordered while it is sold and the account is not stopped', async () => {
  const goal = { brandId: 'tundra-tech', sku: 'tundra-tech-300' }
  const said = async (plan: Parameters<typeof signedIn>[0]) => {
    const text = await textOf(await signedIn({ points: 60_000, goal, ...plan }), '/account/goal')
    const words = ['home_goalReached', 'home_goalReady', 'giftCards_soldOut'] as const
    return words.filter((key) => text.includes(fixedWords('en-ca', key)))
  }
  expect(await said({})).toEqual(['home_goalReached', 'home_goalReady'])
  expect(await said({ isFrozen: true })).toEqual(['home_goalReached'])
  const soldOut = { brandId: 'lakeside-spa', sku: 'lakeside-spa-150' }
  expect(await said({ goal: soldOut })).toEqual(['home_goalReached', 'giftCards_soldOut'])
})

test('a goal that is reached and breaks a limit of the programme says which, and never that it can be ordered', async () => {
  const goal = { brandId: 'tundra-tech', sku: 'tundra-tech-300' }
  for (const [limits, words] of [
    [{ maxPointsPerDay: 20_000 }, wordsIn('en-ca')('redeem_dayLimit', { max: '20,000' })],
    [{ minPoints: 40_000 }, wordsIn('en-ca')('redeem_tooSmall', { min: '40,000' })],
  ] as const) {
    const member = await signedIn({ points: 60_000, goal })
    const detail = JSON.stringify({ redemptionLimits: limits })
    await control.setScenario(member.customer.sub, { call: 'getPageData', kind: 'odd', detail })
    const text = await textOf(member, '/account/goal')
    expect(text).toContain(words)
    expect(text).not.toContain(fixedWords('en-ca', 'home_goalReady'))
  }
})

test('the page of a card offers no amount that a limit of the programme forbids', async () => {
  const member = await signedIn({ points: 60_000 })
  const pageAt = async (maxPointsPerDay: number) => {
    const detail = JSON.stringify({ redemptionLimits: { maxPointsPerDay } })
    await control.clearScenarios(member.customer.sub)
    await control.setScenario(member.customer.sub, { call: 'getPageData', kind: 'odd', detail })
    return textOf(member, '/gift-cards/tundra-tech')
  }
  const over = wordsIn('en-ca')('redeem_amountOverDay', { points: '50,000', max: '40,000' })
  const choose = (amount: string) => wordsIn('en-ca')('giftCards_chooseAmount', { amount })
  const some = await pageAt(40_000)
  expect(some).toContain(over.replace('\u00a0', ' '))
  expect(some).toContain(choose('$300'))
  expect(some).not.toContain(choose('$500'))
  expect(some).toContain(fixedWords('en-ca', 'giftCards_redeem'))
  const none = await pageAt(100)
  expect(none).toContain(wordsIn('en-ca')('redeem_dayLimit', { max: '100' }))
  for (const words of [choose('$300'), fixedWords('en-ca', 'giftCards_redeem')])
    expect(none).not.toContain(words)
})

test('a goal can be removed also while there is no card to choose, or none can be read', async () => {
  const member = await signedIn({ points: 300, goal: { brandId: 'tundra-tech', sku: 'tundra-tech-300' } })
  const { sub } = member.customer
  const call = 'listGiftCards'
  await control.setScenario(sub, { call, kind: 'odd', detail: JSON.stringify({ brands: [] }) })
  const empty = await textOf(member, '/account/goal')
  expect(empty).toContain(fixedWords('en-ca', 'goal_remove'))
  expect(empty).toContain(fixedWords('en-ca', 'giftCards_emptyTitle'))
  await control.clearScenarios(sub)
  await control.setScenario(sub, { call, kind: 'status', status: 503 })
  expect(await textOf(member, '/account/goal')).toContain(fixedWords('en-ca', 'goal_remove'))
})

test('the page of a card whose amount was the goal and is not sold any more asks for another', async () => {
  const member = await signedIn({ points: 300, goal: { brandId: 'tundra-tech', sku: 'tundra-tech-300' } })
  const detail = JSON.stringify({ 'goal.sku': 'tundra-tech-of-last-year' })
  await control.setScenario(member.customer.sub, { call: 'getCustomer', kind: 'odd', detail })
  const page = await textOf(member, '/gift-cards/tundra-tech')
  expect(page).toContain(fixedWords('en-ca', 'goal_brandTitle'))
  expect(page).not.toContain(fixedWords('en-ca', 'goal_brandPinned'))
})

test('the page of the card that is the goal says so, and another card’s asks', async () => {
  const member = await signedIn({ goal: { brandId: 'tundra-tech', sku: 'tundra-tech-300' } })
  const [pinned, asked] = [fixedWords('en-ca', 'goal_brandPinned'), fixedWords('en-ca', 'goal_brandTitle')]
  const own = await textOf(member, '/gift-cards/tundra-tech')
  expect([own.includes(pinned), own.includes(asked)]).toEqual([true, false])
  const other = await textOf(member, '/gift-cards/maple-books')
  expect([other.includes(pinned), other.includes(asked)]).toEqual([false, true])
})

test('a goal beyond the range of dates has no date either', async () => {
  const goal = { brandId: 'tundra-tech', sku: 'tundra-tech-300' }
  const slow = await textOf(await signedIn({ goal, transactions: [{ points: 1 }] }), '/')
  expect(slow).toContain(wordsIn('en-ca')('home_goalFarAway', { years: 10 }))
  expect(slow).not.toContain(wordsIn('en-ca')('goal_sumLabel'))
})

describe('points that lapse', () => {
  /** Four years, so that the day before exists on any date. */
  const MONTHS = 48

  async function pages(daysLeft: number) {
    const lastDay = addDays(dayIn(Date.now(), defaultTimeZone), daysLeft)
    const member = await signedIn({
      points: 700,
      pointsExpireAfterMonths: MONTHS,
      pointsExpireSince: `${addMonths(lastDay, -MONTHS)}T17:00:00Z`,
    })
    return { home: await textOf(member, '/'), history: await textOf(member, '/account/history') }
  }

  // Days on either side of the sixtieth and thirtieth: `expiry.test.ts` has those, and midnight may pass here.
  test('in two months and more are mentioned where points are explained, and nowhere else', async () => {
    const { home, history } = await pages(65)
    expect(home).not.toContain('700 points expire after')
    expect(history).toContain('You have 700 points valid until')
  })

  test.each([55, 25])('in %d days are mentioned on the home page, with how to keep them', async (days) => {
    const { home, history } = await pages(days)
    expect(home).toMatch(/700 points expire after \w{3} \d{2}, \d{4}\./)
    expect(home).toContain(fixedWords('en-ca', 'expiry_text'))
    expect(history).toContain('You have 700 points valid until')
  })
})

describe('the page of an order', () => {
  test.each([
    ['partly-fulfilled', 2, 0],
    ['cancelled', 1, 0],
    ['refunded', 1, 60],
  ] as const)('that was %s says what came back and where to see it', async (kind, quantity, minutesAgo) => {
    const { member, orderNumber } = await memberWithOrder(quantity)
    if (minutesAgo > 0) await control.ageOrder(orderNumber, minutesAgo)
    const path = `/account/orders/${orderNumber}`
    expect(await textOf(member, path)).not.toContain('Points returned')
    const { reference, points: returned } = await control.reverseOrder(orderNumber, { kind })
    const text = await textOf(member, path)
    expect(text).toContain('Points returned')
    expect(text).toContain(`+${returned.toLocaleString('en-CA')}`)
    expect(text).toContain(`Reference: ${reference}.`)
    const html = await (await member.open(path)).text()
    const link = /href="(\/account\/history\?dates=custom[^"]*type=REFUND)"/.exec(html)?.[1] ?? ''
    expect(await textOf(member, link.replaceAll('&amp;', '&'))).toContain(`Order ${orderNumber}.`)
  })
})

test('the home page has the data of its chart as tables, earned by four weeks and spent by month', async () => {
  const member = await signedIn({ purchases: 600 })
  const summary = () => member.at(() => getPointsSummary({ data: {}, fetch: member.fetch }))
  let [before, text, after] = [await summary(), await textOf(member, '/'), await summary()]
  // Over midnight the page may have had another period.
  if (before.toDate !== after.toDate)
    [before, text, after] = [await summary(), await textOf(member, '/'), await summary()]
  const { earnedByWeek, spentByMonth } = after
  const sumIn = (caption: string, rows: number) => {
    const [, table = ''] = text.split(caption).slice(-2)
    const values = [...table.matchAll(/(?:\w{3} \d{2}, \d{4}|[A-Z][a-z]+ \d{4}) ([\d,]+)/g)].slice(0, rows)
    return values.reduce((sum, [, value]) => sum + points(value), 0)
  }
  const total = (values: readonly { points: number }[]) => values.reduce((sum, one) => sum + one.points, 0)
  const weeks = earnedByWeek.slice(-52)
  expect(sumIn('From Earned', Math.ceil(weeks.length / 4))).toBe(total(weeks))
  expect(sumIn('Month Redeemed', spentByMonth.length)).toBe(total(spentByMonth))
  expect(total(weeks)).toBeGreaterThan(0)
  expect(total(spentByMonth)).toBeGreaterThan(0)
})

describe('a balance that lacks one of its figures', () => {
  const figures = ['pendingPoints', 'expiringPoints', 'earnedLast90Days', 'asOf']
  const written = { 'en-ca': '1,234', 'fr-ca': '1 234' }

  test.each(figures.flatMap((figure) => (['en-ca', 'fr-ca'] as const).map((to) => [figure, to] as const)))(
    '%s, is shown with the rest, in %s',
    async (figure, locale) => {
      const goal = { brandId: 'tundra-tech', sku: 'tundra-tech-300' }
      const member = await signedIn({ points: 1_234, goal }, { locale })
      for (const value of [null, 'unknown', figure === 'expiringPoints' ? -5 : {}]) {
        const detail = JSON.stringify({ [figure]: value })
        await control.clearScenarios(member.customer.sub)
        await control.setScenario(member.customer.sub, { call: 'getBalance', kind: 'odd', detail })
        for (const path of ['/', '/account', '/account/history', '/account/redeem', '/account/goal']) {
          const text = await textOf(member, locale === 'fr-ca' ? `/fr-ca${path === '/' ? '' : path}` : path)
          const where = `${path} ${detail}`
          for (const key of ['account_balanceUnknown', 'goal_unread'] as const)
            expect(text, where).not.toContain(fixedWords(locale, key))
          if (path !== '/account/goal') expect(text, where).toContain(written[locale])
          if (figure === 'earnedLast90Days')
            expect(text, where).not.toContain(fixedWords(locale, 'home_goalNoPace'))
        }
      }
    },
  )
})

describe('a balance below zero', () => {
  const owing = { points: -1_200, expiringPoints: 0 }

  async function debtor(locale: Locale = 'en-ca') {
    const plan = { points: 300, hasCreditCard: true, transactions: [{ points: 80 }, { points: -30 }] }
    const member = await signedIn(plan, { locale })
    const { sub } = member.customer
    const { transactions } = await member.at(() => getPointsGlance({ fetch: member.fetch }))
    const moved = transactions.reduce((sum, line) => sum + line.points, 0)
    const history = {
      'transactions.0.balanceAfter': -1_200,
      'summary.opening': -1_200 - moved,
      'summary.closing': -1_200,
      'summary.earnedByWeek.0.points': -300,
    }
    await control.setScenario(sub, { call: 'getBalance', kind: 'odd', detail: JSON.stringify(owing) })
    await control.setScenario(sub, { call: 'getPointsHistory', kind: 'odd', detail: JSON.stringify(history) })
    return member
  }

  test.each(['en-ca', 'fr-ca'] as const)('is shown with its sign and the reason, in %s', async (locale) => {
    const member = await debtor(locale)
    const start = locale === 'fr-ca' ? '/fr-ca' : ''
    const written = locale === 'fr-ca' ? '−1\u00a0200' : '−1,200'
    const reason = fixedWords(locale, 'history_belowZero')
    for (const path of [
      '',
      '/account',
      '/account/history',
      '/account/history/statement',
      '/account/redeem',
    ]) {
      const html = await (await member.open(start + path || '/')).text()
      expect([html.includes(written), html.includes(reason)], path).toEqual([true, true])
    }
    expect((await (await member.open(`${start}/account/history`)).text()).includes('−300')).toBe(true)
    const file = await (await member.open(`${start}/account/history/statement/csv`)).text()
    expect(file).toMatch(/[,;]-1200\r\n/)
    expect(file).toContain(reason.replaceAll('"', '""'))
  })

  test('redeems nothing, and says how many points are missing', async () => {
    const member = await debtor()
    const none = wordsIn('en-ca')('redeem_amountNone', { short: '3,700' })
    const card = await textOf(member, '/gift-cards/laurentide-sport')
    expect(card).toContain(none)
    expect(card).not.toContain(fixedWords('en-ca', 'giftCards_redeem'))
    const amounts = await textOf(member, '/gift-cards/laurentide-sport/redeem?format=E-Card&step=amount')
    expect(amounts).toContain(none)
    const ways = await textOf(member, '/account/redeem')
    expect(ways).toContain(wordsIn('en-ca')('redeem_missing', { points: '3,700' }))
    const credit = await textOf(member, '/account/redeem/credit')
    expect(credit).toContain(wordsIn('en-ca')('redeem_missing', { points: '3,700' }))
  })

  test('that is a little short of an amount is told how many points are missing', async () => {
    const member = await signedIn({ points: 2_400 })
    const amounts = '/gift-cards/prairie-outfitters/redeem?format=E-Card&step=amount'
    const short = wordsIn('en-ca')('redeem_amountShort', { points: '2,500', short: '100' })
    expect(await textOf(member, amounts)).toContain(short.replaceAll('\u00a0', ' '))
  })

  test('is remembered as what it was while the backend is away', async () => {
    const member = await debtor()
    await member.open('/account')
    await control.clearScenarios(member.customer.sub)
    await control.setScenario(member.customer.sub, { call: 'getBalance', kind: 'status', status: 503 })
    expect(await textOf(member, '/account')).toContain('−1,200')
  })
})
