import { latestCode } from '../../sandbox/identity/testing/sign-in-walk.ts'
import { expect } from '../support/journey.ts'
import { BRAND, question, spendButton } from '../support/redeem.ts'
import { test } from './transcript.ts'

/*
 * What a customer does who hears the site: each task is one transcript a language. Keys are real ones; where a step would begin
 * with twenty presses of Tab, the focus is put where they lead.
 */

const PLAN = { points: 30_000, firstName: 'Noor', lastName: 'Tremblay' }
test.use({ plan: PLAN })

test('home', async ({ site, transcript }) => {
  await transcript.open(site.url('/'))
  await transcript.press('Tab')
  await transcript.press('Return')
  await transcript.readAll()
})

test('menu', async ({ site, page, customer, transcript }) => {
  await site.signIn(customer)
  await transcript.open(site.url('/'))
  await transcript.focus('the account menu', page.locator('header details summary').filter({ visible: true }))
  await transcript.press('Return')
  await transcript.press('Tab')
  await transcript.press('Tab')
  await transcript.press('Escape')
})

test('sign-in', async ({ site, customer, transcript }) => {
  await transcript.open(site.url('/account/profile'))
  await transcript.type('somebody@example.ca')
  await transcript.press('Tab')
  await transcript.type('wrong')
  await transcript.press('Return')
  await transcript.readAll()
  await transcript.step('signs in', () => site.signInAtProvider(customer))
})

test('redeem', async ({ site, page, world, customer, transcript }) => {
  const dialog = page.getByRole('dialog')
  await site.signIn(customer)
  await transcript.open(site.url(`/gift-cards/${BRAND}`))
  await transcript.focus('the link', site.link('giftCards_redeem').first())
  await transcript.step('Return', async () => {
    await transcript.keys('Return')
    await expect(dialog).toBeVisible()
  })
  await transcript.readAll()
  await transcript.focus('the first format', dialog.getByRole('radio').first())
  await transcript.press('space')
  await transcript.step('Return: the amount', async () => {
    await transcript.keys('Return')
    await expect(question(site, 'redeem_amountQuestion')).toBeVisible()
  })
  await transcript.focus('the button, with nothing chosen', site.button('redeem_toReview'))
  await transcript.press('Return')
  await transcript.focus('the first amount', dialog.getByRole('radio').first())
  await transcript.press('space')
  await transcript.press('Down')
  await transcript.press('Up')
  await transcript.focus('the button', site.button('redeem_toReview'))
  await transcript.step('Return: the review', async () => {
    await transcript.keys('Return')
    await expect(question(site, 'redeem_reviewQuestion')).toBeVisible()
  })
  await transcript.readAll()
  await transcript.focus('the button', spendButton(site))
  await transcript.step('Return: the code', async () => {
    await transcript.keys('Return')
    await expect(page.getByRole('heading', { name: site.provider.stepUp, level: 1 })).toBeVisible()
  })
  await transcript.readAll()
  await page.getByLabel(site.provider.code, { exact: true }).focus()
  await transcript.type('000000')
  const code = await latestCode(world.issuer, customer.email)
  await transcript.step('types the code', async () => {
    await transcript.letters(code)
    await expect(page).toHaveURL(/\/success\?orderNumber=/)
  })
  await transcript.readAll()
})

test('dialog', async ({ site, page, customer, transcript }) => {
  await site.signIn(customer)
  await transcript.open(site.url(`/gift-cards/${BRAND}`))
  await transcript.focus('the link', site.link('giftCards_redeem').first())
  await transcript.step('Return', async () => {
    await transcript.keys('Return')
    await expect(page.getByRole('dialog')).toBeVisible()
  })
  await transcript.press('Tab')
  await transcript.press('shift+Tab')
  await transcript.press('shift+Tab')
  await transcript.step('Escape', async () => {
    await transcript.keys('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

const aDay = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString()
const line = (daysAgo: number) => ({ points: 10 + daysAgo, occurredAt: aDay(daysAgo), amountCents: 1_000 })

test('history', async ({ site, page, control, transcript }) => {
  await site.signIn(await control.createCustomer({ ...PLAN, transactions: [line(0), line(0)] }))
  await transcript.open(site.url('/account/history'))
  await transcript.readAll()
  await transcript.focus('the type', page.locator('select[name=type]'))
  await transcript.press('Down')
})

test('older transactions', async ({ site, page, control, transcript }) => {
  const transactions = Array.from({ length: 103 }, (_, index) => line(index % 20))
  await site.signIn(await control.createCustomer({ ...PLAN, points: 0, transactions }))
  await transcript.open(site.url('/account/history'))
  await transcript.focus('the link', page.getByRole('link', { name: site.say('history_more') }))
  await transcript.press('Return')
  await transcript.press('Tab')
})

test('notice', async ({ site, page, customer, transcript }) => {
  await site.signIn(customer)
  await transcript.open(site.url('/account/profile'))
  await transcript.focus('the link', page.locator('a[href*="edit=name"]'))
  await transcript.press('Return')
  await transcript.focus('the first name', page.locator('#profile-firstName'))
  await transcript.press('ctrl+a', 'BackSpace')
  await transcript.press('Return')
  await transcript.focus('the first name', page.locator('#profile-firstName'))
  await transcript.type('Alex')
  await transcript.step('Return', async () => {
    await transcript.keys('Return')
    await expect(page.getByRole('status').filter({ hasText: site.say('profile_saved') })).toBeVisible()
  })
})

test('address', async ({ site, page, customer, transcript }) => {
  await site.signIn(customer)
  await transcript.open(site.url('/account/profile/addresses/new'))
  await transcript.focus('the first field', page.locator('[name=addressLine1]'))
  await transcript.press('Return')
  await transcript.press('Tab')
  await transcript.press('Return')
  await transcript.type('12 Bay Street')
  await transcript.press('Tab')
  await transcript.press('Tab')
  await transcript.press('Tab')
  await transcript.press('Tab')
  await transcript.readAll()
})

test('language', async ({ site, page, transcript }) => {
  await transcript.open(site.url('/help'))
  await transcript.focus('the other language', page.locator('header a[hreflang]').filter({ visible: true }))
  await transcript.press('Return')
})

test('card', async ({ site, page, customer, transcript }) => {
  await site.signIn(customer)
  await transcript.open(site.url('/account/card'))
  await transcript.readAll()
  await transcript.focus(
    'the copy button',
    page
      .getByRole('main')
      .getByRole('button', { name: site.say('card_copy') })
      .first(),
  )
  await transcript.press('Return')
})
