import type { Locator, Page } from '@playwright/test'
import { latestCode } from '../../sandbox/identity/testing/sign-in-walk.ts'
import { newEmail } from '../../tests/support/samples.ts'
import { wordsIn } from '../../tests/support/words.ts'
import { allowMeasuring, watchEvents } from '../support/analytics.ts'
import { expect, type Site, test } from '../support/journey.ts'
import { enterOn, tabTo, watchPointer } from '../support/keyboard.ts'
import { question, reviewPathOf } from '../support/redeem.ts'

// In French only, the longer language.
test.use({ siteLocale: 'fr-ca', locale: 'fr-CA' })

const phone = { width: 320, height: 720 }
/** The welcome points plus the points of the starter PIN: the price of the cheapest gift card. */
const FIRST_CARD = 1_000

async function typeIn(page: Page, selector: string, text: string): Promise<void> {
  await tabTo(page.locator(selector))
  await page.keyboard.type(text)
}

/** Presses arrow keys until a closed select has `value`. */
async function chooseIn(page: Page, selector: string, value: string): Promise<void> {
  await tabTo(page.locator(selector))
  for (let presses = 0; presses < 20; presses += 1) {
    if ((await page.locator(selector).inputValue()) === value) return
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`${selector} never becomes ${value}`)
}

async function fitsThePhone(page: Page): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {}
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}

/** Joins from the first step to the mailbox, using only the keyboard. */
async function join(site: Site, address: string): Promise<void> {
  const { page } = site
  // Typed and submitted before the page's script has loaded: the submission is queued.
  const line = Promise.withResolvers<void>()
  const scripts = '**/assets/*.js'
  await page.route(scripts, async (route) => {
    await line.promise
    await route.continue()
  })
  await page.goto(site.url('/create-account'), { waitUntil: 'commit' })
  await typeIn(page, '#join-email', address)
  await page.keyboard.press('Enter')
  line.resolve()
  await expect(question(site, 'join_aboutQuestion')).toBeVisible()
  await page.unroute(scripts)
  await fitsThePhone(page)
  await typeIn(page, '#join-firstName', 'Maëlle')
  await typeIn(page, '#join-lastName', 'Robichaud')
  // A reload keeps the input.
  await page.reload()
  await site.settled()
  await expect(page.locator('#join-lastName')).toHaveValue('Robichaud')
  await typeIn(page, '#join-birthDate', '28 févr. 1994')
  await chooseIn(page, '#join-provinceCode', 'NB')
  await enterOn(site.button('join_next'))
  await expect(question(site, 'join_extrasQuestion')).toBeVisible()
  await fitsThePhone(page)
  await enterOn(site.button('join_next'))
  await expect(question(site, 'join_confirmQuestion')).toBeVisible()
  await fitsThePhone(page)
  await tabTo(page.locator('#join-terms'))
  await page.keyboard.press('Space')
  await enterOn(site.button('join_submit'))
  const mailbox = page.getByRole('heading', { name: site.say('join_mailboxTitle') })
  await expect(mailbox).toBeVisible()
  // Back cannot return to the submitted data.
  await page.goBack()
  await expect(question(site, 'join_emailQuestion')).toBeVisible()
  await page.goForward()
  await expect(mailbox).toBeVisible()
}

/** Waits for the field, which appears once the code was sent, and types the code from this mailbox. */
async function typeCode(field: Locator, { issuer }: Site['world'], address: string): Promise<void> {
  await tabTo(field)
  // Its script is there, which sends the code with its last digit.
  await expect(field).toHaveAttribute('aria-describedby', /code-auto/)
  await field.page().keyboard.type(await latestCode(issuer, address))
}

/** Completes the step-up of the change on the page. */
async function allowChange({ page, world, provider }: Site, address: string): Promise<void> {
  await typeCode(page.getByLabel(provider.code, { exact: true }), world, address)
  await page.waitForURL((url) => url.origin === world.site)
}

/** The first sign-in, with a code from the mailbox, which verifies the address. */
async function signInByCode(site: Site, address: string): Promise<void> {
  const { page, world } = site
  await enterOn(site.link('join_mailboxAction'))
  // Told that no password is needed: the code is on its way, and nothing else is asked.
  await expect(page.getByText(site.provider.codeByEmailLead(address))).toBeVisible()
  await typeCode(page.locator('#code'), world, address)
  await page.waitForURL((url) => url.origin === world.site)
  await expect(
    page.getByRole('heading', { level: 1, name: site.say('join_welcomeTitle', { name: 'Maëlle' }) }),
  ).toBeVisible()
  await site.settled()
}

test.describe('a new person, on a small phone, with only a keyboard', () => {
  test.use({ viewport: phone })

  test('joins, signs in with a code, adds an address, a preference and a PIN, and redeems points', async ({
    site,
    page,
    world,
  }) => {
    test.slow()
    const email = newEmail()
    const pressed = await watchPointer(page)
    await allowMeasuring(site)
    const sent = await watchEvents(site)
    const told = (name: string) => sent.filter(({ event }) => event === name)
    await join(site, email)
    // A page that is left while its tag frame loads sends nothing.
    await expect.poll(() => told('sign_up')).toHaveLength(1)
    await signInByCode(site, email)
    await expect.poll(() => told('sign_in')).toHaveLength(1)
    expect(told('sign_up')).toHaveLength(1)
    expect(JSON.stringify(sent)).not.toMatch(/Maëlle|Robichaud|exemple\.ca/)
    await site.expectAccessible()
    await fitsThePhone(page)

    await site.open('/account/profile/addresses/new')
    await fitsThePhone(page)
    await typeIn(page, '[name=addressLine1]', '88 Water Street')
    await typeIn(page, '[name=city]', 'Moncton')
    await chooseIn(page, '[name=provinceCode]', 'NB')
    await typeIn(page, '[name=postalCode]', 'e1c1a1')
    await page.keyboard.press('Enter')
    await allowChange(site, email)
    await expect(site.text('88 Water Street')).toBeVisible()
    await expect(site.text(email)).toBeVisible()
    await expect(site.text(site.say('profile_verified'))).toBeVisible()
    await fitsThePhone(page)

    await site.open('/account/preferences')
    const choice = page.getByRole('main').locator('input[type=checkbox]:enabled').first()
    const before = await choice.isChecked()
    await tabTo(choice)
    await page.keyboard.press('Space')
    // Unsaved input is kept when the language changes.
    const there = wordsIn(site.locale === 'fr-ca' ? 'en-ca' : 'fr-ca')
    await enterOn(page.getByRole('contentinfo').getByRole('link', { name: site.otherLanguage }))
    await expect(page.getByRole('button', { name: there('messages_save') })).toBeVisible()
    await site.settled()
    await expect(choice).toBeChecked({ checked: !before })
    await enterOn(page.getByRole('button', { name: there('messages_save') }))
    await expect(site.text(there('messages_saved'))).toBeVisible()
    await page.reload()
    await site.settled()
    expect(await choice.isChecked()).toBe(!before)
    await fitsThePhone(page)

    await site.open('/account/card')
    await expect(page.getByRole('img', { name: site.say('card_barcode') })).toBeVisible()
    await expect(site.text(site.say('card_kept'))).toBeVisible()
    await fitsThePhone(page)

    // No pointer was used so far.
    expect(pressed).toEqual([])
    await site.open('/account/promo')
    await page.locator('#pin').fill('aurora-500')
    await site.button('promo_submit').click()
    await expect(site.text(site.say('promo_added', { points: site.points(500) }))).toBeVisible()
    await site.open(reviewPathOf('harbour-grocer', FIRST_CARD))
    await site.button('redeem_submit', { points: site.points(FIRST_CARD) }).click()
    await site.enterCode({ email })
    await page.waitForURL((url) => url.origin === world.site)
    await expect(page).toHaveURL(/\/success\?orderNumber=/)
    await expect(
      page.getByRole('heading', { name: site.say('success_headingECard', { count: 1 }) }),
    ).toBeVisible()
    await site.open('/account/history')
    await expect(site.text(`−${site.points(FIRST_CARD)}`)).toBeVisible()
  })
})
