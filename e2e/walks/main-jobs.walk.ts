import { expect } from '@playwright/test'
import { locales } from '../../app/domain/locale.ts'
import { formatMemberNumber } from '../../app/domain/member-number.ts'
import { SAME_PRESS_MS } from '../../app/domain/same-press.ts'
import { textsIn } from '../../sandbox/identity/pages/texts.ts'
import { createControl } from '../../tests/support/control.ts'
import { newEmail } from '../../tests/support/samples.ts'
import { passTime } from '../../tests/support/waits.ts'
import { startWorld } from '../../tests/support/world.ts'
import { BRAND, PRICE, reviewPath } from '../support/redeem.ts'
import { eventually } from './engine.ts'
import { Person, test } from './person.ts'

async function spend(person: Person): Promise<void> {
  await person.press('button', person.say('redeem_submit', { points: person.points(PRICE) }))
}

/** A member who has just ordered an e-card. */
async function order(person: Person, email: string): Promise<void> {
  await person.open(reviewPath)
  await spend(person)
  await person.enterCode(email)
  await person.arrives(/\/success\?orderNumber=/)
}

for (const siteLocale of locales)
  for (const width of [375, 1440])
    test.describe(`${siteLocale}, ${width} px`, () => {
      test.use({ siteLocale, width })

      test('somebody joins, with a proof of work, and signs in with a code', async ({ person }) => {
        const email = newEmail()
        await person.open('/create-account')
        // Typed and sent at once, before the application is there.
        await person.type('#join-email', `${email}\n`)
        await person.sees(person.say('join_aboutQuestion'))
        await person.type('#join-firstName', 'Maëlle')
        await person.type('#join-lastName', 'Robichaud')
        await person.type('#join-birthDate', siteLocale === 'fr-ca' ? '28 févr. 1994' : 'Feb 28, 1994')
        await person.choose('#join-provinceCode', 'NB')
        await person.press('button', person.say('join_next'))
        await person.sees(person.say('join_extrasQuestion'))
        await person.press('button', person.say('join_next'))
        await person.sees(person.say('join_confirmQuestion'))
        await person.press('label[for=join-terms]')
        await person.press('button', person.say('join_submit'))
        await person.sees(person.say('join_mailboxTitle'))
        await person.press('a', person.say('join_mailboxAction'))
        await person.sees(person.provider.codeByEmailLead(email))
        await person.enterCode(email)
        await person.sees(person.say('join_welcomeTitle', { name: 'Maëlle' }))
      })

      test('a visitor signs in and redeems, to the success page, whose reload and Back order nothing', async ({
        person,
        customer,
        control,
      }) => {
        await person.open('/account')
        await person.signIn(customer)
        await person.sees(person.points(30_000))
        await person.open(`/gift-cards/${BRAND}`)
        await person.press('a', person.say('giftCards_redeem'))
        await person.sees(person.say('redeem_formatQuestion'))
        await person.press('[role=dialog] label:has([value="E-Card"])')
        await person.press('button', person.say('redeem_formatNext'))
        await person.sees(person.say('redeem_amountQuestion'))
        await person.press('[role=dialog] [role=radiogroup] label')
        await person.press('button', person.say('redeem_toReview'))
        await person.sees(person.say('redeem_reviewQuestion'))
        await spend(person)
        await person.enterCode(customer.email)
        await person.sees(person.say('success_headingECard', { count: 1 }))
        await person.reload()
        await person.sees(person.say('success_headingECard', { count: 1 }))
        // The provider's page has nothing left to confirm, and speaks the browser's language.
        await person.back()
        await person.find('h1', textsIn('en').expiredTitle)
        await person.back()
        await person.sees(person.say('redeem_reviewQuestion'))
        const { orders, balance } = await control.look(customer.sub)
        expect({ orders: orders.length, balance }).toEqual({ orders: 1, balance: 30_000 - PRICE })
        await person.open('/account/history')
        await person.sees(`−${person.points(PRICE)}`)
      })

      test('a denied order says that nothing was redeemed, and can be placed after all', async ({
        person,
        customer,
        control,
      }) => {
        await person.open(reviewPath)
        await person.signIn(customer)
        await spend(person)
        await person.press('button', person.provider.cancelRedemption)
        await person.sees(person.say('redeem_cancelledTitle'))
        expect((await control.look(customer.sub)).orders).toEqual([])
        await spend(person)
        await person.enterCode(customer.email)
        await person.sees(person.say('success_headingECard', { count: 1 }))
      })

      test('an e-card shows its code, and hides it when it is asked to', async ({
        person,
        customer,
        control,
      }) => {
        await person.open('/account')
        await person.signIn(customer)
        await order(person, customer.email)
        const orderNumber = (await control.look(customer.sub)).orders[0]?.orderNumber ?? ''
        await control.ageOrder(orderNumber, 60)
        await person.open(`/account/orders/${orderNumber}`)
        const show = 'form[action*="do=reveal"] button'
        await person.press(show)
        await person.enterCode(customer.email)
        const caption = await person.find('figcaption')
        expect(await caption.text()).toMatch(/\d{4}\s\d{4}\s\d{4}\s\d{4}/)
        await person.press('button', person.say('eCards_hide'))
        await person.find(show)
        expect(await person.hands.run(() => document.querySelectorAll('figcaption').length)).toBe(0)
      })

      test('an address is refused where it is wrong, and saved once it is right', async ({
        person,
        customer,
      }) => {
        await person.open('/account/profile/addresses/new')
        await person.signIn(customer)
        await person.type('[name=addressLine1]', '88 Water Street')
        await person.type('[name=city]', 'Moncton')
        await person.choose('[name=provinceCode]', 'NB')
        await person.type('[name=postalCode]', '12345')
        await person.press('button', person.say('addresses_save'))
        await person.sees(person.say('field_postalZip'))
        await (await person.find('[name=postalCode]')).clear()
        await person.type('[name=postalCode]', 'e1c1a1')
        // Pressed sooner after the answer than anybody types, it would count as the same press.
        await passTime(SAME_PRESS_MS)
        await person.press('button', person.say('addresses_save'))
        await person.enterCode(customer.email)
        await person.sees(person.say('addresses_created'))
        await person.sees('E1C 1A1')
      })

      test('signing out in one window signs the other out, and Back shows nothing of the member', async ({
        person,
        customer,
      }) => {
        await person.open('/account')
        await person.signIn(customer)
        await person.sees(person.points(30_000))
        await person.hands.openWindow()
        await person.open('/account/profile')
        await person.sees(customer.email)
        await person.hands.showWindow(0)
        await person.hands.run(() =>
          document.querySelector<HTMLFormElement>('form[action$="/auth/sign-out"]')?.requestSubmit(),
        )
        await person.arrives(person.url('/'))
        await person.hands.showWindow(1)
        await person.arrives(person.url('/'))
        await person.back()
        // Back from the home page leads to the profile, which asks to sign in.
        const seen: string[] = []
        await eventually('the provider asks', async () => {
          seen.push(await person.words())
          return (await person.hands.look('h1', person.provider.signIn)) !== null
        })
        expect(seen.filter((words) => words.includes(customer.email))).toEqual([])
      })

      test('what Back restores is shown, and works', async ({ person, customer }) => {
        await person.open('/account/profile')
        await person.signIn(customer)
        await person.sees(customer.email)
        await person.open('/terms')
        await person.back()
        await person.sees(customer.email)
        await person.press('a[href$="/account/profile?edit=name"]')
        await person.find('#profile-firstName')
      })

      test('a first press, a first key and what is typed at once do what they should', async ({ person }) => {
        await person.open('/offers')
        await person.press('nav a[href*="category="]')
        await person.arrives(/category=/)
        await person.open('/offers')
        await person.type('nav a[href*="category="]', '\n')
        await person.arrives(/category=/)
        await person.open('/search')
        await person.type('main input[name=q]', 'maple\n')
        await person.find('main mark')
      })

      test('after one visit the card opens without a network', async ({ hands }) => {
        // A site of its own, which then is not there.
        const world = await startWorld()
        try {
          const person = new Person(hands, world, siteLocale)
          const customer = await createControl(world).createCustomer({
            language: siteLocale === 'fr-ca' ? 'fr' : 'en',
          })
          await person.open('/account/card')
          await person.signIn(customer)
          await person.sees(person.say('card_kept'))
          await world.close()
          await person.reload()
          await person.sees(formatMemberNumber(customer.sceneNumber))
          await person.find('[role=img]')
        } finally {
          await world.close()
        }
      })
    })
