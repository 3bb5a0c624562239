import { variantFor } from '../../app/domain/experiment.ts'
import { home } from '../../tests/support/samples.ts'
import { allowMeasuring, watchEvents } from '../support/analytics.ts'
import { expect, test } from '../support/journey.ts'
import { BRAND, reviewOrder, spendButton } from '../support/redeem.ts'

const named = { firstName: 'Maëlle', lastName: 'Robichaud-Léger', addresses: [home] }
test.use({ hasAnswered: false, plan: { points: 30_000, ...named } })

test('an order is reported once, also after a reload and Back, and no event contains a name or an address', {
  tag: '@firefox',
}, async ({ site, page, customer }) => {
  await allowMeasuring(site)
  const sent = await watchEvents(site)
  const told = (name: string) => sent.filter(({ event }) => event === name)
  await site.signIn(customer)
  await reviewOrder(site)
  // A page that is left while its tag frame loads sends nothing, so each event is waited for before the next document.
  for (const name of ['view_item', 'begin_redeem'])
    await expect.poll(() => told(name).length).toBeGreaterThan(0)
  await spendButton(site).click()
  await site.confirmAtProvider(customer)
  await expect(page).toHaveURL(/\/success\?orderNumber=/)
  await expect.poll(() => told('purchase')).toHaveLength(1)
  const orderNumber = new URL(page.url()).searchParams.get('orderNumber')
  expect(told('purchase')[0]).toMatchObject({ orderNumber })
  // On the receipt, `purchase` comes first: with a document's view it is known whether that one has sent another.
  const nextView = async (go: () => Promise<unknown>) => {
    const before = new Set(sent.map(({ frame }) => frame))
    await go()
    await site.settled()
    await expect.poll(() => told('page_view').some(({ frame }) => !before.has(frame))).toBe(true)
  }
  await nextView(() => page.reload())
  await nextView(() => page.goto(site.url('/gift-cards')))
  await expect.poll(() => told('view_item_list').length).toBeGreaterThan(2)
  await nextView(() => page.goBack())
  expect(told('purchase')).toHaveLength(1)
  expect(told('begin_redeem')[0]?.items).toEqual([{ kind: 'gift-card', id: BRAND }])
  for (const { items = [] } of sent) expect(items?.length ?? 0).toBeLessThanOrEqual(10)
  const all = JSON.stringify(sent)
  const { firstName, lastName } = named
  const own = [customer.email, customer.sub, customer.sceneNumber, firstName, lastName, home.addressLine1]
  for (const personal of [...own, 'http', 'intent', '?']) expect(all).not.toContain(personal)
})

/** A device id in this variant of the catalogue's sort order experiment. */
function deviceIn(variant: 'A' | 'B'): string {
  for (;;) {
    const device = crypto.randomUUID()
    if (variantFor(device, { key: 'gift-card-sort', ratio: 30 }) === variant) return device
  }
}

test('lists are reported in tens in page order, then selections and searches, each with its experiments', async ({
  site,
  page,
}) => {
  await allowMeasuring(site, deviceIn('A'))
  const sent = await watchEvents(site)
  for (const path of ['/offers', '/rewards'] as const) {
    await site.open(path)
    const parts = () =>
      sent.flatMap((one) => (one.event === 'view_item_list' && one.list === path ? [one] : []))
    await expect.poll(() => parts().flatMap(({ items = [] }) => items).length).toBeGreaterThan(10)
    const ids = parts().flatMap(({ items = [] }) => items.map(({ id }) => id))
    const inPage = await page
      .locator('main article')
      .evaluateAll((all) => all.map((one) => one.querySelector('a')?.pathname.split('/').at(-1) ?? ''))
    expect(new Set(ids).size).toBe(ids.length)
    // A highlight below the list may lead to an offer of it.
    expect(ids).toEqual([...new Set(inPage)].filter((id) => ids.includes(id)))
    for (const { items = [] } of parts()) expect(items.length).toBeLessThanOrEqual(10)
  }
  const first = page.locator('main article a[href*="/rewards/"]').first()
  const id = (await first.getAttribute('href'))?.split('/').at(-1)
  await first.click()
  await expect.poll(() => sent.filter(({ event }) => event === 'view_item')).toHaveLength(1)
  const items = [{ kind: 'reward', id }]
  expect(sent.filter(({ event }) => event === 'select_item')).toMatchObject([{ list: '/rewards', items }])
  expect(sent.find(({ event }) => event === 'view_item')).toMatchObject({ items })
  await site.open('/search?q=epicerie')
  const searches = () => sent.filter(({ event }) => event === 'search')
  await expect.poll(searches).toHaveLength(1)
  expect(JSON.stringify(sent)).not.toContain('epicerie')
  const views = sent.filter(({ event }) => event === 'page_view')
  expect(views.length).toBeGreaterThan(2)
  for (const { experiments } of views)
    expect(experiments).toEqual(expect.arrayContaining(['EXP-211.A', expect.stringMatching(/^EXP-204\./)]))
})
