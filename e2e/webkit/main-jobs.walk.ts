import { expect } from '@playwright/test'
import { Key } from 'selenium-webdriver'
import { locales } from '../../app/domain/locale.ts'
import { formatMemberNumber } from '../../app/domain/member-number.ts'
import { SAME_PRESS_MS } from '../../app/domain/same-press.ts'
import { textsIn } from '../../sandbox/identity/pages/texts.ts'
import { createControl } from '../../tests/support/control.ts'
import { passTime } from '../../tests/support/waits.ts'
import { startWorld } from '../../tests/support/world.ts'
import { BRAND, PRICE, reviewPath } from '../support/redeem.ts'
import { Safari, test } from './webkit.ts'

async function spend(safari: Safari): Promise<void> {
  await safari.press('button', safari.say('redeem_submit', { points: safari.points(PRICE) }))
}

/** A member who has just ordered an e-card. */
async function order(safari: Safari, email: string): Promise<void> {
  await safari.open(reviewPath)
  await spend(safari)
  await safari.enterCode(email)
  await safari.arrives(/\/success\?orderNumber=/)
}

for (const siteLocale of locales)
  for (const width of [375, 1440])
    test.describe(`${siteLocale}, ${width} px`, () => {
      test.use({ siteLocale, width })

      test('somebody joins, with a proof of work, and signs in with a code', async ({ safari }) => {
        const email = `maelle-${crypto.randomUUID().slice(0, 8)}@exemple.ca`
        await safari.open('/create-account')
        // Typed and sent at once, before the application is there.
        await safari.type('#join-email', email + Key.ENTER)
        await safari.sees(safari.say('join_aboutQuestion'))
        await safari.type('#join-firstName', 'Maëlle')
        await safari.type('#join-lastName', 'Robichaud')
        await safari.type('#join-birthDate', siteLocale === 'fr-ca' ? '28 févr. 1994' : 'Feb 28, 1994')
        await safari.choose('#join-provinceCode', 'NB')
        await safari.press('button', safari.say('join_next'))
        await safari.sees(safari.say('join_extrasQuestion'))
        await safari.press('button', safari.say('join_next'))
        await safari.sees(safari.say('join_confirmQuestion'))
        await safari.press('label[for=join-terms]')
        await safari.press('button', safari.say('join_submit'))
        await safari.sees(safari.say('join_mailboxTitle'))
        await safari.press('a', safari.say('join_mailboxAction'))
        await safari.sees(safari.provider.codeByEmailLead(email))
        await safari.enterCode(email)
        await safari.sees(safari.say('join_welcomeTitle', { name: 'Maëlle' }))
      })

      test('a visitor signs in and redeems, to the success page, whose reload and Back order nothing', async ({
        safari,
        customer,
        control,
      }) => {
        await safari.open('/account')
        await safari.signIn(customer)
        await safari.sees(safari.points(30_000))
        await safari.open(`/gift-cards/${BRAND}`)
        await safari.press('a', safari.say('giftCards_redeem'))
        await safari.sees(safari.say('redeem_formatQuestion'))
        await safari.press('[role=dialog] label:has([value="E-Card"])')
        await safari.press('button', safari.say('redeem_formatNext'))
        await safari.sees(safari.say('redeem_amountQuestion'))
        await safari.press('[role=dialog] [role=radiogroup] label')
        await safari.press('button', safari.say('redeem_toReview'))
        await safari.sees(safari.say('redeem_reviewQuestion'))
        await spend(safari)
        await safari.enterCode(customer.email)
        await safari.sees(safari.say('success_headingECard', { count: 1 }))
        await safari.reload()
        await safari.sees(safari.say('success_headingECard', { count: 1 }))
        // The provider's page has nothing left to confirm, and speaks the browser's language.
        await safari.back()
        await safari.find('h1', textsIn('en').expiredTitle)
        await safari.back()
        await safari.sees(safari.say('redeem_reviewQuestion'))
        const { orders, balance } = await control.look(customer.sub)
        expect({ orders: orders.length, balance }).toEqual({ orders: 1, balance: 30_000 - PRICE })
        await safari.open('/account/history')
        await safari.sees(`−${safari.points(PRICE)}`)
      })

      test('a denied order says that nothing was redeemed, and can be placed after all', async ({
        safari,
        customer,
        control,
      }) => {
        await safari.open(reviewPath)
        await safari.signIn(customer)
        await spend(safari)
        await safari.press('button', safari.provider.cancelRedemption)
        await safari.sees(safari.say('redeem_cancelledTitle'))
        expect((await control.look(customer.sub)).orders).toEqual([])
        await spend(safari)
        await safari.enterCode(customer.email)
        await safari.sees(safari.say('success_headingECard', { count: 1 }))
      })

      test('an e-card shows its code, and hides it when it is asked to', async ({
        safari,
        customer,
        control,
      }) => {
        await safari.open('/account')
        await safari.signIn(customer)
        await order(safari, customer.email)
        const orderNumber = (await control.look(customer.sub)).orders[0]?.orderNumber ?? ''
        await control.ageOrder(orderNumber, 60)
        await safari.open(`/account/orders/${orderNumber}`)
        const show = 'form[action*="do=reveal"] button'
        await safari.press(show)
        await safari.enterCode(customer.email)
        const caption = await safari.find('figcaption')
        expect(await caption.getText()).toMatch(/\d{4}\s\d{4}\s\d{4}\s\d{4}/)
        await safari.press('button', safari.say('eCards_hide'))
        await safari.find(show)
        expect(await safari.run(() => document.querySelectorAll('figcaption').length)).toBe(0)
      })

      test('an address is refused where it is wrong, and saved once it is right', async ({
        safari,
        customer,
      }) => {
        await safari.open('/account/profile/addresses/new')
        await safari.signIn(customer)
        await safari.type('[name=addressLine1]', '88 Water Street')
        await safari.type('[name=city]', 'Moncton')
        await safari.choose('[name=provinceCode]', 'NB')
        await safari.type('[name=postalCode]', '12345')
        await safari.press('button', safari.say('addresses_save'))
        await safari.sees(safari.say('field_postalZip'))
        await (await safari.find('[name=postalCode]')).clear()
        await safari.type('[name=postalCode]', 'e1c1a1')
        // Pressed sooner after the answer than anybody types, it would count as the same press.
        await passTime(SAME_PRESS_MS)
        await safari.press('button', safari.say('addresses_save'))
        await safari.enterCode(customer.email)
        await safari.sees(safari.say('addresses_created'))
        await safari.sees('E1C 1A1')
      })

      test('signing out in one window signs the other out, and Back shows nothing of the member', async ({
        safari,
        customer,
      }) => {
        await safari.open('/account')
        await safari.signIn(customer)
        await safari.sees(safari.points(30_000))
        const one = await safari.driver.getWindowHandle()
        await safari.driver.switchTo().newWindow('window')
        await safari.driver.get(safari.url('/account/profile'))
        await safari.sees(customer.email)
        const other = await safari.driver.getWindowHandle()
        await safari.driver.switchTo().window(one)
        await safari.run(() =>
          document.querySelector<HTMLFormElement>('form[action$="/auth/sign-out"]')?.requestSubmit(),
        )
        await safari.arrives(safari.url('/'))
        await safari.driver.switchTo().window(other)
        await safari.arrives(safari.url('/'))
        await safari.back()
        expect(await safari.words()).not.toContain(customer.email)
      })

      test('what Back restores is shown, and works', async ({ safari, customer }) => {
        await safari.open('/account/profile')
        await safari.signIn(customer)
        await safari.sees(customer.email)
        await safari.open('/terms')
        await safari.back()
        await safari.sees(customer.email)
        await safari.press('a[href$="/account/profile?edit=name"]')
        await safari.find('#profile-firstName')
      })

      test('a first press, a first key and what is typed at once do what they should', async ({ safari }) => {
        await safari.open('/offers')
        await safari.press('nav a[href*="category="]')
        await safari.arrives(/category=/)
        await safari.open('/offers')
        await (await safari.find('nav a[href*="category="]')).sendKeys(Key.ENTER)
        await safari.arrives(/category=/)
        await safari.open('/search')
        await safari.type('main input[name=q]', `maple${Key.ENTER}`)
        await safari.find('main mark')
      })

      test('after one visit the card opens without a network', async ({ safari: { driver } }) => {
        // A site of its own, which then is not there.
        const world = await startWorld()
        try {
          const safari = new Safari(driver, world, siteLocale)
          const customer = await createControl(world).createCustomer({
            language: siteLocale === 'fr-ca' ? 'fr' : 'en',
          })
          await safari.open('/account/card')
          await safari.signIn(customer)
          await safari.sees(safari.say('card_kept'))
          await world.close()
          await safari.reload()
          await safari.sees(formatMemberNumber(customer.sceneNumber))
          await safari.find('[role=img]')
        } finally {
          await world.close()
        }
      })
    })
