import { expect, test } from 'vitest'
import { formatDate } from '../../app/domain/dates.ts'
import { setGoal } from '../../app/features/goal/goal.data.ts'
import { getPointsHistory, getPointsSummary, getStatement } from '../../app/features/history/history.data.ts'
import { getBalance, getLastKnownBalance } from '../../app/member-data/balance.data.ts'
import { fixedWords, wordsIn } from '../support/words.ts'
import { refusal } from './endings.ts'
import { Browser, control, type Member, signedIn } from './member.ts'

type Asked = NonNullable<Parameters<typeof getPointsHistory>[0]>['data']

const historyOf = (member: Member, data: Partial<Asked> = {}) =>
  member.at(() => getPointsHistory({ data: { pageNumber: 1, ...data }, fetch: member.fetch }))

const everything = { fromDate: '2010-01-01' }

test('pages of a hundred rows have no gaps, the last one is short, and beyond it the list is empty', async () => {
  const member = await signedIn({ purchases: 230 })
  const pages = await Promise.all(
    [1, 2, 3, 4].map((pageNumber) => historyOf(member, { ...everything, pageNumber })),
  )
  expect(pages.map(({ transactions }) => transactions.length)).toEqual([100, 100, 30, 0])
  expect(pages.map(({ totalCount }) => totalCount)).toEqual([230, 230, 230, 230])
  expect(new Set(pages.flatMap(({ transactions }) => transactions.map(({ id }) => id))).size).toBe(230)
})

test('a history page, the totals and the statement are one response each', async () => {
  const member = await signedIn({ purchases: 3 })
  const answers: string[] = []
  const fetch: typeof member.fetch = async (...asked) => {
    const answer = await member.fetch(...asked)
    answers.push(await answer.clone().text())
    return answer
  }
  await member.at(() => getPointsHistory({ data: { pageNumber: 1, ...everything }, fetch }))
  await member.at(() => getPointsSummary({ data: everything, fetch }))
  await member.at(() => getStatement({ data: everything, fetch }))
  expect(answers).toHaveLength(3)
  for (const answer of answers) expect(answer).toMatch(/"s":"\{\\+"\w+\\+":/)
})

test('filtered and hidden transactions add up to the change of the period', async () => {
  const member = await signedIn({ purchases: 120 })
  const shown = await historyOf(member, { ...everything, type: 'REDEEM' })
  const whole = await member.at(() => getPointsSummary({ data: everything, fetch: member.fetch }))
  const others = await Promise.all(
    (['EARN', 'BONUS', 'REFUND', 'ADJUST', 'EXPIRE'] as const).map((type) =>
      historyOf(member, { ...everything, type }),
    ),
  )
  const change = ({ earned, redeemed, adjusted }: typeof whole) => earned - redeemed + adjusted
  const notShown = others.reduce((sum, { summary }) => sum + change(summary), 0)
  expect(change(shown.summary) + notShown).toBe(whole.closing - whole.opening)
  expect(shown.summary.redeemed).toBeGreaterThan(0)
})

test.each([{ pageNumber: 0 }, { type: 'THEFT' }, { fromDate: 'yesterday' }])(
  'a query like %j never reaches the backend',
  async (data) => {
    const member = await signedIn()
    // A browser may send what the types forbid.
    await refusal(historyOf(member, data as Partial<Asked>))
    const { calls } = await control.look(member.customer.sub)
    expect(calls.filter(({ operation }) => operation === 'getPointsHistory')).toEqual([])
  },
)

test('the last known balance is shown with its time when it cannot be read, and never as zero', async () => {
  const member = await signedIn({ points: 4_321 })
  const lastKnown = () => member.at(() => getLastKnownBalance({ fetch: member.fetch }))
  const balance = () => member.at(() => getBalance({ fetch: member.fetch }))
  const known = await balance()
  await control.setScenario(member.customer.sub, { call: 'getBalance', kind: 'status', status: 503 })
  expect(await refusal(balance())).toMatchObject({ code: 'UNAVAILABLE' })
  expect(await lastKnown()).toEqual({ points: 4_321, asOf: known.asOf })
  const page = await (await member.open('/account')).text()
  expect(page).toMatch(/4,321/)
  expect(page).toContain(fixedWords('en-ca', 'account_lastKnown'))
})

test('a page past the end says nothing of transactions that it has not', async () => {
  const member = await signedIn({ purchases: 3 })
  const page = await (await member.open('/account/history?dates=custom&from=2010-01-01&page=999')).text()
  expect(page).toContain(fixedWords('en-ca', 'history_noneHere'))
  expect(page).not.toContain('99,801')
})

test('points that lapse on a day that is over are not called valid until then', async () => {
  const member = await signedIn({ points: 4_321 })
  const pagesAt = async (expiresOn: string) => {
    const detail = JSON.stringify({ expiringPoints: 777, expiresOn })
    await control.setScenario(member.customer.sub, { call: 'getBalance', kind: 'odd', detail })
    const pages = await Promise.all(
      ['/account', '/account/history'].map(async (path) => (await member.open(path)).text()),
    )
    await control.clearScenarios(member.customer.sub)
    return pages.map((page) => page.includes(formatDate(expiresOn, 'en-ca', 'UTC')))
  }
  expect(await pagesAt('2999-01-01')).toEqual([true, true])
  expect(await pagesAt('2020-01-01')).toEqual([false, false])
})

test('a goal is set, shown by the next page, and removed', async () => {
  const member = await signedIn({ points: 1_000 })
  const goal = { brandId: 'tundra-tech', sku: 'tundra-tech-300' }
  const pinned = await member.at(() => setGoal({ data: goal, fetch: member.fetch }))
  expect(pinned.goal).toEqual(goal)
  expect(await (await member.open('/account/goal')).text()).toContain('29,000\u00a0pts to go')
  const removed = await member.at(() => setGoal({ data: null, fetch: member.fetch }))
  expect(removed.goal).toBeNull()
})

test('a goal that is not in the catalogue is rejected, and the form without JavaScript keeps the input', async () => {
  const member = await signedIn()
  const unsold = { brandId: 'tundra-tech', sku: 'nothing' }
  expect(await refusal(member.at(() => setGoal({ data: unsold, fetch: member.fetch })))).toMatchObject({
    name: 'BackendError',
  })
  const answer = await member.post('/account/goal', { goal: 'tundra-tech/nothing' })
  expect(await answer.text()).toContain(fixedWords('en-ca', 'goal_failed'))
  const saved = await member.post('/account/goal', { goal: 'tundra-tech/tundra-tech-300' })
  expect([saved.status, saved.headers.get('location')]).toEqual([303, '/account/goal?outcome=saved'])
})

test('the statement file has every transaction of its period, in the URL’s language', async () => {
  const member = await signedIn({ purchases: 1_250, firstName: 'Étienne' })
  const answer = await member.open('/account/history/statement/csv?from=2010-01-01')
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="borealis-2010-01-01-.+\.csv"$/,
  )
  expect(answer.headers.get('cache-control')).toContain('no-store')
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const rows = new TextDecoder().decode(bytes).split('\r\n').slice(0, -1)
  expect(rows).toHaveLength(1_250 + 6)
  const { summary } = await member.at(() => getStatement({ data: everything, fetch: member.fetch }))
  expect(rows.at(-1)).toMatch(new RegExp(`Closing balance.*,${summary.closing}$`))
  // Who asks for heads alone holds no place.
  for (let times = 0; times < 3; times += 1) {
    const head = await member.request('/account/history/statement/csv?from=2010-01-01', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  }
  const french = await (await member.open('/fr-ca/account/history/statement/csv?from=2010-01-01')).text()
  expect(french.split('\r\n')[0]?.replace('\uFEFF', '').split(';')).toContain(
    wordsIn('fr-ca')('statement_why'),
  )
  const { calls } = await control.look(member.customer.sub)
  expect(calls.filter(({ operation }) => operation === 'getPointsHistory').length).toBeGreaterThanOrEqual(5)
})

test('a statement file that cannot start redirects to its page, and a visitor to sign-in', async () => {
  const member = await signedIn()
  await control.setScenario(member.customer.sub, { call: 'getPointsHistory', kind: 'status', status: 503 })
  const failed = await member.open('/account/history/statement/csv')
  expect(failed.status).toBe(303)
  const page = failed.headers.get('location') ?? ''
  expect(page).toBe('/account/history/statement?dates=custom&file=failed')
  expect(await (await member.open(page)).text()).toContain(fixedWords('en-ca', 'statement_fileFailed'))
  const visitor = await new Browser().open('/account/history/statement/csv')
  expect([visitor.status, await visitor.text()]).toEqual([303, ''])
  expect(visitor.headers.get('location')).toBe(
    `/auth/sign-in?returnTo=${encodeURIComponent('/account/history/statement?dates=custom')}`,
  )
})

test('the printed statement has its transactions and totals; a period too long for paper keeps its totals', async () => {
  const member = await signedIn({ purchases: 1_100 })
  const paper = await (await member.open('/account/history/statement?dates=custom&from=2025-12-01')).text()
  expect(paper).toContain('Balance at the start of Dec\u00a001,\u00a02025')
  const long = await (await member.open('/account/history/statement?dates=custom&from=2010-01-01')).text()
  expect(long).toContain(wordsIn('en-ca')('statement_tooLong', { count: '1,100' }))
  const parts = [...long.matchAll(/href="([^"]*statement\?dates=custom[^"]*to=[^"]*)"/g)].map(
    ([, link = '']) => link.replaceAll('&amp;', '&'),
  )
  expect(parts[0]).toBe('/account/history/statement?dates=custom&from=2010-01-01&to=2010-12-31')
  const year = new Date().getUTCFullYear() - 2
  const printable = parts.find((link) => link.includes(`from=${year}-01-01`)) ?? ''
  const [sheet, whole] = await Promise.all([
    member.open(printable).then((answer) => answer.text()),
    historyOf(member, { fromDate: `${year}-01-01`, toDate: `${year}-12-31` }),
  ])
  expect(sheet).not.toContain(fixedWords('en-ca', 'statement_tooLong'))
  for (const { reference } of whole.transactions) expect(sheet).toContain(reference)
  expect(whole.transactions.length).toBeGreaterThan(50)
})

test.each(['?', '?type=EARN&'])(
  'a line of /account/history%s leads to what it does not say',
  async (search) => {
    const member = await signedIn({ points: 300, purchases: 60 })
    const page = await (await member.open(`/account/history${search.slice(0, -1)}`)).text()
    const [line] = (await historyOf(member, { type: 'EARN' })).transactions
    const link = `/account/history${search}line=${encodeURIComponent(line?.id ?? '')}`
    expect(page).toContain(`href="${link.replaceAll('&', '&amp;')}"`)
    const isOpen = /<a [^>]*aria-expanded="true"/
    expect(page).not.toMatch(isOpen)
    expect(await (await member.open(link)).text()).toMatch(isOpen)
  },
)

test('a period without transactions leads to all of them, unless it is all there is', async () => {
  const whereFrom = async (member: Member, search = '') => {
    const page = await (await member.open(`/account/history${search}`)).text()
    expect(page).toContain(
      fixedWords('en-ca', search.includes('type') ? 'history_noMatchTitle' : 'history_emptyTitle'),
    )
    const all = /href="\/account\/history\?dates=EVERYTHING"[^>]*>([^<]+)/g
    const led = [...page.matchAll(all)].map(([, words]) => words)
    return {
      toAll: led.includes(fixedWords('en-ca', 'history_noMatchAction')),
      isAll: page.includes(fixedWords('en-ca', 'history_emptyText')),
    }
  }
  const more = { toAll: true, isAll: false }
  const nothing = { toAll: false, isAll: true }
  const old = await signedIn({ memberSince: '2019-05-01' })
  for (const search of ['', '?dates=30-DAYS', '?type=EXPIRE', '?dates=EVERYTHING&type=EXPIRE'])
    expect(await whereFrom(old, search), search).toEqual(more)
  expect(await whereFrom(old, '?dates=EVERYTHING')).toEqual(nothing)
  expect(await whereFrom(await signedIn())).toEqual(nothing)
})

test('a balance that was below zero is explained while it is, not in a period that is over', async () => {
  const member = await signedIn({ memberSince: '2019-05-01' })
  const detail = JSON.stringify({ 'summary.closing': -300 })
  await control.setScenario(member.customer.sub, { call: 'getPointsHistory', kind: 'odd', detail })
  const isExplained = async (path: string) =>
    (await (await member.open(path)).text()).includes(fixedWords('en-ca', 'history_belowZero'))
  const over = '?dates=custom&from=2025-03-01&to=2025-03-31'
  for (const path of ['/account/history', '/account/history/statement'])
    expect([await isExplained(path), await isExplained(path + over)], path).toEqual([true, false])
})
