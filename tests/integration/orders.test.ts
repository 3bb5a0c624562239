import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ECardSecret } from '@borealis/contract/me.ts'
import { describe, expect, inject, test } from 'vitest'
import {
  getOrder,
  listOrderECards,
  listOrders,
  markECard,
  prepareReveal,
  resendECard,
  revealECard,
} from '../../app/features/orders/orders.data.ts'
import { getSearchResult } from '../../app/features/search/search.data.ts'
import { locationOf } from '../support/browser.ts'
import { fixedWords } from '../support/words.ts'
import { openCallback } from './confirm.ts'
import { fieldOf } from './forms.ts'
import { memberWithOrder } from './gift-card-orders.ts'
import { Browser, control, type Member, signedIn } from './member.ts'

/** The written forms of a code, and its PIN as a delimited value. */
const formsOf = ({ code, pin }: ECardSecret): string[] => [
  code,
  code.replaceAll(' ', ''),
  encodeURIComponent(code),
  ...(pin ? [`"${pin}"`, `>${pin}<`, `=${pin}&`, ` ${pin} `] : []),
]

async function auditFiles(): Promise<string[]> {
  const folder = join(inject('world').dataDir, 'audit')
  return Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))
}

type Asked = Parameters<typeof listOrders>[0]['data']
const orders = (member: Browser, data: Asked = { pageNumber: 1 }) =>
  member.at(() => listOrders({ data, fetch: member.fetch }))

const parseError = {
  success: false,
  error: { message: 'Failed to fetch orders data', code: 'PARSE_ERROR' },
  data: null,
}

describe('the list of orders', () => {
  test('is empty for a customer without orders, and beyond its end', async () => {
    const nothing = { success: true, data: { orders: [], totalCount: 0 }, nextCursor: null }
    expect(await orders(await signedIn())).toMatchObject(nothing)
    const { member } = await memberWithOrder()
    const beyond = await orders(member, { pageNumber: 9 })
    expect(beyond).toMatchObject({ success: true, data: { orders: [], totalCount: 1 }, nextCursor: null })
  })

  test('has only orders of the period', async () => {
    const { member } = await memberWithOrder()
    const past = await orders(member, { pageNumber: 1, fromDate: '2001-01-01', toDate: '2001-12-31' })
    expect(past).toMatchObject({ data: { orders: [], totalCount: 0 } })
    const now = await orders(member, { pageNumber: 1, fromDate: '2001-01-01', toDate: '2999-12-31' })
    expect(now).toMatchObject({ data: { totalCount: 1 } })
  })

  test('that cannot be parsed is PARSE_ERROR, and succeeds on the next attempt', async () => {
    const { member, orderNumber } = await memberWithOrder()
    const { sub } = member.customer
    await control.setScenario(sub, { call: 'listOrders', kind: 'unparsable-orders', times: 2 })
    expect(await orders(member)).toEqual(parseError)
    expect(await member.at(() => getOrder({ data: { orderNumber }, fetch: member.fetch }))).toEqual({
      kind: 'unreadable',
    })
    expect(await orders(member)).toMatchObject({ success: true, data: { totalCount: 1 } })
  })

  test.each([
    ['status', { status: 503 }, { status: 503 }],
    ['status', { status: 403, code: 'ACCOUNT_SUSPENDED' }, { code: 'ACCOUNT_SUSPENDED' }],
    ['reset', {}, { code: 'NETWORK' }],
    ['cut-after-commit', {}, { code: 'NETWORK' }],
  ] as const)('fails by name on %s %o', async (kind, more, error) => {
    const { member } = await memberWithOrder()
    await control.setScenario(member.customer.sub, { call: 'listOrders', kind, ...more })
    await expect(orders(member)).rejects.toMatchObject(error)
  })

  test('ignores keys such as __proto__, and rejects five megabytes', async () => {
    const { member } = await memberWithOrder()
    const { sub } = member.customer
    await control.setScenario(sub, { call: 'listOrders', kind: 'strange-keys', times: 1 })
    const strange = await orders(member)
    expect(Reflect.get({}, 'isPolluted')).toBeUndefined()
    expect(typeof strange.success).toBe('boolean')
    await control.setScenario(sub, { call: 'listOrders', kind: 'huge', times: 1 })
    expect(await orders(member)).toEqual(parseError)
    expect(await orders(member)).toMatchObject({ success: true })
  })

  test('can be searched by number and brand, by its own member only, and says when the search failed', async () => {
    const { member, orderNumber } = await memberWithOrder()
    const find = (browser: Browser, q: string) =>
      browser.at(() => getSearchResult({ data: { q }, fetch: browser.fetch }))
    const orderHits = ({ groups }: Awaited<ReturnType<typeof find>>) =>
      groups.find(({ kind }) => kind === 'order')?.hits.map(({ code }) => code) ?? []
    expect(orderHits(await find(member, orderNumber))).toEqual([orderNumber])
    expect(orderHits(await find(member, 'prairie outfitters'))).toEqual([orderNumber])
    expect(orderHits(await find(member, 'orders'))).toContain(orderNumber)
    expect(orderHits(await find(await signedIn(), orderNumber))).toEqual([])
    expect(orderHits(await find(new Browser(), orderNumber))).toEqual([])
    const page = await (await member.open(`/search?q=${orderNumber}`)).text()
    expect(page).toContain(`href="/account/orders/${orderNumber}"`)
    // The list of all orders leads there.
    const list = await (await member.open('/account/orders')).text()
    expect(/<search[\s\S]*?<\/search>/.exec(list)?.[0]).toContain('name="kind" value="order"')
    // Who is signed in is not told to sign in for that.
    const start = await (await member.open('/search')).text()
    expect(start).toContain(fixedWords('en-ca', 'search_leadMember'))
    await control.setScenario(member.customer.sub, { call: 'listOrders', kind: 'unparsable-orders' })
    expect((await find(member, 'prairie outfitters')).missing).toEqual(['order'])
  })

  test('shows refunds, with the reference of the points history', async () => {
    const { member, orderNumber } = await memberWithOrder(2)
    const { reference, points } = await control.reverseOrder(orderNumber, { kind: 'partly-fulfilled' })
    const found = await member.at(() => getOrder({ data: { orderNumber }, fetch: member.fetch }))
    expect(found).toMatchObject({
      kind: 'found',
      order: { reversals: [{ reference, points, postsBy: null }] },
    })
  })

  test.each([
    ['are still to come back', { postsInDays: 3 }, ['orders_returnApproved']],
    ['came back', {}, ['orders_returned']],
  ] as const)('whose points %s says that', async (_, when, said) => {
    const { member, orderNumber } = await memberWithOrder()
    await control.ageOrder(orderNumber, 60)
    await control.reverseOrder(orderNumber, { kind: 'refunded', ...when })
    for (const path of ['/account/orders', `/account/orders/${orderNumber}`]) {
      const page = await (await member.open(path)).text()
      const words = ['orders_returnApproved', 'orders_returned'] as const
      expect(
        words.filter((key) => page.includes(`>${fixedWords('en-ca', key)}<`)),
        path,
      ).toEqual(said)
    }
  })
})

describe('an e-card', () => {
  const cardsOf = async (member: Member, orderNumber: string) =>
    (await member.at(() => listOrderECards({ data: { orderNumber }, fetch: member.fetch }))).cards
  const prepare = (member: Browser, cardId: string) =>
    member.at(() => prepareReveal({ data: { cardId }, fetch: member.fetch }))
  const reveal = (member: Browser, intent: string) =>
    member.at(() => revealECard({ data: { intent }, fetch: member.fetch }))

  /** An e-card that was sent. Those of the seed were sent long ago; that of a new order was not. */
  async function aSentCard() {
    const { member, orderNumber } = await memberWithOrder()
    await control.ageOrder(orderNumber, 60)
    const [card] = await cardsOf(member, orderNumber)
    return { member, orderNumber, cardId: card?.cardId ?? '' }
  }

  async function allowed(member: Member, cardId: string) {
    const { stepUp: intent } = await prepare(member, cardId)
    return { intent, landed: await openCallback(member, await member.stepUp(intent, member.customer)) }
  }

  test('has a delay until it is sent, and an address that says nothing is sent yet', async () => {
    const { member, orderNumber } = await memberWithOrder()
    const page = async () => (await member.open(`/account/orders/${orderNumber}`)).text()
    const [delay, address] = (['orders_promise', 'orders_emailTo'] as const).map((key) =>
      fixedWords('en-ca', key),
    )
    expect(await page()).toContain(delay)
    expect(await page()).toContain(address)
    await control.ageOrder(orderNumber, 60)
    expect(await page()).not.toContain(delay)
    expect(await page()).toContain(address)
  })

  test('has no code before it was sent', async () => {
    const { member, orderNumber } = await memberWithOrder()
    const [card] = await cardsOf(member, orderNumber)
    expect(card).toMatchObject({ orderNumber, sentAt: null })
    await expect(prepare(member, card?.cardId ?? '')).rejects.toMatchObject({ status: 404 })
  })

  test('shows its code once after a step-up, on its order and not in the page', async () => {
    const { member, orderNumber, cardId } = await aSentCard()
    const { intent, landed } = await allowed(member, cardId)
    expect(landed).toMatch(new RegExp(`^/account/orders/${orderNumber}\\?intent=`))
    const page = await (await member.open(landed)).text()
    const shown = await reveal(member, intent)
    expect(shown).toMatchObject({ kind: 'shown', cardId, code: expect.stringMatching(/^\d{4}( \d{4}){3}$/) })
    if (shown.kind !== 'shown') throw new Error('the code is shown')
    expect(page).not.toContain(shown.code)
    expect(page).not.toContain(shown.code.replaceAll(' ', ''))
    expect(await reveal(member, intent)).toEqual({ kind: 'late' })
    const kept = [
      JSON.stringify([await cardsOf(member, orderNumber), await orders(member)]),
      await (await member.open(landed)).text(),
      await (await member.open(`/account/orders/${orderNumber}`)).text(),
      await (await member.open(`/success?orderNumber=${orderNumber}`)).text(),
      await readFile(inject('world').siteLog, 'utf8'),
      ...(await auditFiles()),
    ]
    expect(kept.map((text) => text.includes(cardId))).toContain(true)
    // The footer names the year, which a PIN may be.
    const own = kept.map((text) => text.replace(/<footer\b[\s\S]*<\/footer>/, ''))
    expect(own.filter((text) => formsOf(shown).some((form) => text.includes(form)))).toEqual([])
    const { calls } = await control.look(member.customer.sub)
    expect(calls.filter(({ operation }) => operation === 'revealECard')).toHaveLength(1)
  })

  test('stands among all e-cards with its picture, and shows its code there', async () => {
    const { member, orderNumber, cardId } = await aSentCard()
    const page = await (await member.open('/account/e-cards')).text()
    expect(page).toContain(`Order ${orderNumber}`)
    expect(page).toContain('/_next/image?url=')
    const asked = { data: { cardId, from: 'e-cards' as const }, fetch: member.fetch }
    const { stepUp: intent } = await member.at(() => prepareReveal(asked))
    const landed = await openCallback(member, await member.stepUp(intent, member.customer))
    expect(landed).toMatch(/^\/account\/e-cards\?intent=/)
    expect(await reveal(member, intent)).toMatchObject({ kind: 'shown', cardId })
    expect(locationOf(await member.post(`/account/e-cards?do=mark&card=${cardId}`, { isUsed: 'yes' }))).toBe(
      `/account/e-cards?outcome=marked.${cardId}`,
    )
    const marked = await (await member.open('/account/e-cards')).text()
    expect(marked).toContain('id="used-e-cards"')
    expect(marked).not.toContain('id="unused-e-cards"')
  })

  test('shows nothing after a denied step-up', async () => {
    const { member, cardId } = await aSentCard()
    const { stepUp: intent } = await prepare(member, cardId)
    await openCallback(member, await member.stepUp(intent, 'cancel'))
    expect(await reveal(member, intent)).toEqual({ kind: 'cancelled' })
  })

  test('shows nothing to another customer, or in another session of the same customer', async () => {
    const { member, cardId } = await aSentCard()
    const [stranger, other] = [await signedIn(), new Browser()]
    await other.signIn(member.customer)
    await expect(prepare(stranger, cardId)).rejects.toMatchObject({ status: 404 })
    const { intent } = await allowed(member, cardId)
    expect(await reveal(stranger, intent)).toEqual({ kind: 'late' })
    expect(await reveal(other, intent)).toEqual({ kind: 'late' })
    expect(await reveal(member, intent)).toMatchObject({ kind: 'shown' })
  })

  test('is fetched once by two concurrent requests', async () => {
    const { member, cardId } = await aSentCard()
    const { intent } = await allowed(member, cardId)
    const answers = await Promise.all([reveal(member, intent), reveal(member, intent)])
    expect(answers.map(({ kind }) => kind).sort()).toEqual(['late', 'shown'])
  })

  test('waits for a step-up that is being completed', async () => {
    const { member, cardId } = await aSentCard()
    const intent = (await prepare(member, cardId)).stepUp
    const callback = await member.stepUp(intent, member.customer)
    const finished = openCallback(member, callback)
    // As on the page that a second press at the provider leads to.
    const kinds: string[] = []
    while (kinds.at(-1) !== 'shown' && kinds.at(-1) !== 'late')
      kinds.push((await reveal(member, intent)).kind)
    await finished
    expect(kinds.at(-1)).toBe('shown')
  })

  test('is not reported as unsent when its message may have been sent', async () => {
    const { member, orderNumber, cardId } = await aSentCard()
    const here = `/account/orders/${orderNumber}`
    const resend = async () => locationOf(await member.post(`${here}?do=resend&card=${cardId}`))
    const lost = { call: 'resendECard', kind: 'cut-after-commit', times: 1 } as const
    await control.setScenario(member.customer.sub, lost)
    expect(await resend()).toBe(`${here}?outcome=unsure.${cardId}`)
    const page = await (await member.open(`${here}?outcome=unsure.${cardId}`)).text()
    expect(page).toContain(fixedWords('en-ca', 'eCards_resendUnsure'))
    await member.post('/auth/sign-out')
    expect(await resend()).toMatch(/^\/auth\/sign-in\?/)
  })

  test('is marked as used and unused, by its owner only, with and without JavaScript', async () => {
    const { member, orderNumber, cardId } = await aSentCard()
    const mark = (browser: Browser, isUsed: boolean) =>
      browser.at(() => markECard({ data: { cardId, isUsed }, fetch: browser.fetch }))
    const isUsed = async () => (await cardsOf(member, orderNumber))[0]?.isUsed
    expect(await mark(member, true)).toMatchObject({ cardId, isUsed: true })
    expect(await isUsed()).toBe(true)
    await expect(mark(await signedIn(), false)).rejects.toMatchObject({ status: 404 })
    const here = `/account/orders/${orderNumber}`
    const form = `${here}?do=mark&card=${cardId}`
    expect(locationOf(await member.post(form, { isUsed: 'no' }))).toBe(`${here}?outcome=unmarked.${cardId}`)
    const page = async () => (await member.open(`${here}?outcome=unmarked.${cardId}`)).text()
    expect(await page()).toContain('Marked as not used.')
    expect(await isUsed()).toBe(false)
    await control.setScenario(member.customer.sub, {
      call: 'markECard',
      kind: 'status',
      status: 503,
      times: 1,
    })
    expect(locationOf(await member.post(form, { isUsed: 'yes' }))).toBe(
      `${here}?outcome=not-marked.${cardId}`,
    )
    // The mark has changed since: the outcome in the URL is outdated.
    await mark(member, true)
    expect(await page()).not.toContain('Marked as not used.')
  })

  test('says what is left on it by its member’s note, where its backend keeps notes', async () => {
    const { member, orderNumber, cardId } = await aSentCard()
    const form = `/account/e-cards?do=mark&card=${cardId}`
    const note = async (left: string) => locationOf(await member.post(form, { left }))
    const page = async (path = '/account/e-cards') =>
      (await (await member.open(path)).text()).replace(/\u00a0/g, ' ')
    for (const shownAt of ['/account/e-cards', `/account/orders/${orderNumber}`]) {
      for (const left of ['a bit', '26']) {
        const refused = await member.post(`${shownAt}?do=mark&card=${cardId}`, { left })
        expect(refused.status).toBe(422)
        const html = (await refused.text()).replace(/\u00a0/g, ' ')
        expect(html).toContain('Enter an amount from $0 to $25')
        expect(html).toMatch(/<details open=""[^>]*>(?:(?!<\/details>).)*name="left"/)
        expect(fieldOf(html, 'left')).toContain(`value="${left}"`)
      }
    }
    expect(await note('12,50')).toBe(`/account/e-cards?outcome=noted.${cardId}`)
    expect(await page()).toContain('$12.50 left, according to your notes. Value when issued: $25')
    for (const [fault, status, said] of [
      [{ kind: 'status', status: 409 }, 422, 'eCards_notAsked'],
      [{ kind: 'cut-after-commit' }, 503, 'eCards_notMarked'],
    ] as const) {
      await control.setScenario(member.customer.sub, { call: 'markECard', times: 1, ...fault })
      const failed = await member.post(form, { left: '7,50' })
      expect(failed.status).toBe(status)
      const html = await failed.text()
      expect(html).toContain(fixedWords('en-ca', said))
      expect(fieldOf(html, 'left')).toContain('value="7,50"')
    }
    expect(await note('0')).toBe(`/account/e-cards?outcome=marked.${cardId}`)
    expect(await page()).toContain('id="used-e-cards"')
  })

  test('is resent three times an hour at most, and only to its owner', async () => {
    const { member, cardId } = await aSentCard()
    const send = (browser: Browser) =>
      browser.at(() => resendECard({ data: { cardId }, fetch: browser.fetch }))
    for (let count = 0; count < 3; count++) expect(await send(member)).toBe('sent')
    expect(await send(member)).toBe('limit')
    await expect(send(await signedIn())).rejects.toMatchObject({ status: 404 })
  })
})
