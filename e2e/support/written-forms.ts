import type { Page } from '@playwright/test'
import type { Operation } from '../../app/backend/contract/calls.ts'
import { cottage, home } from '../../tests/support/addresses.ts'
import type { CustomerPlan, TestCustomer } from '../../tests/support/control.ts'
import { daysAgo } from '../../tests/support/days-ago.ts'

/** A form or button by which a member writes something. */
export interface WrittenForm {
  readonly name: string
  path(customer: TestCustomer): string
  /** Its element. */
  readonly form: string
  /** Types and chooses what is to be sent; a button needs nothing. */
  fill?(page: Page): Promise<unknown>
  /** The backend's call that does it. Nothing before a second check, to which the form leads. */
  readonly writes?: Operation
  /** The message that says that it was certainly not done. */
  readonly failed: string
}

/** A member for whom each of them is there. */
export const memberOfForms: CustomerPlan = {
  points: 30_000,
  addresses: [home, cottage],
  goal: { brandId: 'maple-books', sku: 'maple-books-25' },
  onBoardMessageActive: true,
}

const profileSection = (section: string, fill: (page: Page) => Promise<unknown>): WrittenForm => ({
  name: `profile: ${section}`,
  path: () => `/account/profile?edit=${section}`,
  form: `form[action$="edit=${section}"]`,
  fill,
  writes: 'updateCustomer',
  failed: 'profile_failed',
})

const privacy = (name: string, form: string, writes?: Operation): WrittenForm => ({
  name,
  path: () => '/account/privacy',
  form,
  ...(writes && { writes }),
  failed: 'privacy_notSent',
})

/** All of them that the application sends. Claims, orders and choices of a browser are sent by the browser itself. */
export const writtenForms: readonly WrittenForm[] = [
  profileSection('name', async (page) => {
    await page.locator('#profile-firstName').fill('Noor')
    await page.locator('#profile-lastName').fill('Robichaud-Léger')
  }),
  profileSection('province', (page) => page.locator('[name=provinceCode]').selectOption('NB')),
  profileSection('interests', (page) => page.locator('[name^="interest:"]').nth(1).check()),
  {
    name: 'e-mail address',
    path: () => '/account/profile/email',
    form: 'form[action$="/email"]',
    fill: (page) => page.locator('#new-email').fill('moved@example.ca'),
    failed: 'email_notSent',
  },
  {
    name: 'new address',
    path: () => '/account/profile/addresses/new',
    form: 'form[action$="/new"]',
    async fill(page) {
      await page.locator('[name=addressLine1]').fill('88 Water Street')
      await page.locator('[name=city]').fill('Moncton')
      await page.locator('[name=provinceCode]').selectOption('NB')
      await page.locator('[name=postalCode]').fill('E1C 1A1')
    },
    failed: 'addresses_notSent',
  },
  {
    name: 'removal of an address',
    path: ({ addressIds: [first = ''] }) => `/account/profile/addresses/${first}/delete`,
    form: 'form[action$="/delete"]',
    failed: 'addresses_notSent',
  },
  {
    name: 'address for cards',
    path: () => '/account/profile',
    form: 'form[action*="default="]',
    writes: 'setDefaultAddress',
    failed: 'addresses_notMadeDefault',
  },
  {
    name: 'goal',
    path: () => '/account/goal',
    form: 'form:has(select[name=goal])',
    fill: (page) => page.locator('select[name=goal]').selectOption({ index: 3 }),
    writes: 'updateCustomer',
    failed: 'goal_failed',
  },
  {
    name: 'removal of the goal',
    path: () => '/account/goal',
    form: 'form:has(input[name=goal])',
    writes: 'updateCustomer',
    failed: 'goal_failed',
  },
  {
    name: 'messages',
    path: () => '/account/preferences',
    form: 'form[action$="/preferences"]',
    fill: (page) => page.locator('[name="offers/email"]').check({ force: true }),
    writes: 'setMessagePreferences',
    failed: 'messages_notSaved',
  },
  { ...privacy('consent', 'form:has([name=purpose])', 'setConsent'), failed: 'privacy_notSaved' },
  privacy('copy of the data', 'form[action$="do=export"]', 'requestExport'),
  privacy('closing of the account', 'form[action$="do=close"]'),
  {
    name: 'stop of redemptions',
    path: () => '/account/security',
    form: 'form[action$="do=freeze"]',
    writes: 'freezeAccount',
    failed: 'security_notSent',
  },
  {
    name: 'promotion PIN',
    path: () => '/account/promo',
    form: 'form:has([name=pin])',
    fill: (page) => page.locator('#promo-pin').fill('AURORA500'),
    writes: 'redeemPromotionPin',
    failed: 'promo_failed',
  },
  {
    name: 'welcome that is put away',
    path: () => '/',
    form: 'form[action$="/create-account/done"]',
    writes: 'updateCustomer',
    failed: 'account_notDone',
  },
]

/** The claim for points that never came, which the browser sends. */
export const claim = {
  path: () => '/help/missing-points',
  form: 'form[action$="/help/missing-points"]',
  async fill(page: Page) {
    await page.locator('#claim-partnerCode').selectOption({ index: 1 })
    await page.locator('#claim-occurredOn').fill(daysAgo(40))
    await page.locator('#claim-amount').fill('12,50')
    await page.locator('#claim-comment').fill('Rien n’est venu')
  },
}
