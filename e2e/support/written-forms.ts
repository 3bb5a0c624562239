import type { Operation } from '@borealis/contract/calls.ts'
import type { Page } from '@playwright/test'
import type { Control, CustomerPlan, TestCustomer } from '../../tests/support/control.ts'
import { cottage, daysAgo, home, newEmail } from '../../tests/support/samples.ts'
import type { MessageKey } from '../../tests/support/words.ts'
import type { Site } from './journey.ts'
import { reviewPath, spendButton } from './redeem.ts'
import { allowChange } from './step-up.ts'

/** A form or button with which a member changes something: at once, or once its step-up is allowed. */
export type WrittenForm = FormParts &
  (
    | {
        /** The backend call that makes the change. */
        readonly writes: Operation
        readonly afterStepUp?: undefined
      }
    | {
        readonly writes?: undefined
        /** The backend call that makes the change, and the message when the step-up was not completed. */
        readonly afterStepUp: { readonly does: Operation; readonly stopped: MessageKey }
      }
  )

interface FormParts {
  readonly name: string
  path(customer: TestCustomer): string
  /** Brings a signed-in member to the state in which the form exists, and resolves with the path of its page. */
  reach?(site: Site, known: { control: Control; customer: TestCustomer }): Promise<string>
  /** Selector of the form. */
  readonly form: string
  /** Fills in the form; absent for a button. */
  fill?(page: Page): Promise<unknown>
  /** Key of the success message; absent where the form disappears on success or leads to a step-up. */
  readonly done?: MessageKey
  /** Key of the message for a change that was definitely not made. */
  readonly failed: MessageKey
  /** Key of the message for an unknown outcome, where it is not the common one. */
  readonly unsure?: MessageKey
  /** The form requires a bot check, which needs JavaScript. */
  readonly needsScript?: true
  /** The form is submitted natively even when hydrated: its response is another document. */
  readonly sentByBrowser?: true
}

/** A member for whom every form exists. */
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
  done: 'profile_saved',
  failed: 'profile_failed',
  unsure: 'profile_unsure',
})

const privacy = (name: string, form: string): FormParts => ({
  name,
  path: () => '/account/privacy',
  form,
  failed: 'privacy_notSent',
})

/** Forms that the application sends. Claims, orders and choices of a browser are submitted natively. */
export const writtenForms: readonly WrittenForm[] = [
  profileSection('name', async (page) => {
    await page.locator('#profile-firstName').fill('Noor')
    await page.locator('#profile-lastName').fill('Robichaud-Léger')
  }),
  profileSection('province', (page) => page.locator('[name=provinceCode]').selectOption('NB')),
  profileSection('interests', (page) => page.locator('[name^="interest:"]').nth(1).check()),
  {
    name: 'profile: phone',
    path: () => '/account/profile?edit=phone',
    form: 'form[action$="edit=phone"]',
    fill: (page) => page.locator('#profile-phone').fill('506-555-0188'),
    failed: 'profile_phoneNotSent',
    afterStepUp: { does: 'updateCustomer', stopped: 'profile_phoneStopped' },
  },
  {
    name: 'e-mail address',
    path: () => '/account/profile/email',
    form: 'form[action$="/email"]',
    fill: (page) => page.locator('#new-email').fill('moved@example.ca'),
    failed: 'email_notSent',
    afterStepUp: { does: 'updateCustomer', stopped: 'email_stopped' },
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
    afterStepUp: { does: 'createAddress', stopped: 'addresses_cancelled' },
  },
  {
    name: 'removal of an address',
    path: ({ addressIds: [first = ''] }) => `/account/profile/addresses/${first}/delete`,
    form: 'form[action$="/delete"]',
    failed: 'addresses_notSent',
    afterStepUp: { does: 'deleteAddress', stopped: 'addresses_removalStopped' },
  },
  {
    name: 'address for cards',
    path: () => '/account/profile',
    form: 'form[action*="default="]',
    writes: 'setDefaultAddress',
    done: 'addresses_madeDefault',
    failed: 'addresses_notMadeDefault',
  },
  {
    name: 'goal',
    path: () => '/account/goal',
    form: 'form:has(select[name=goal])',
    fill: (page) => page.locator('select[name=goal]').selectOption({ index: 3 }),
    writes: 'updateCustomer',
    done: 'goal_saved',
    failed: 'goal_failed',
  },
  {
    name: 'removal of the goal',
    path: () => '/account/goal',
    form: 'form:has(input[name=goal])',
    writes: 'updateCustomer',
    done: 'goal_removed',
    failed: 'goal_failed',
  },
  {
    name: 'messages',
    path: () => '/account/preferences',
    form: 'form[action$="/preferences"]',
    fill: (page) => page.locator('[name="offers/email"]').check({ force: true }),
    writes: 'setMessagePreferences',
    done: 'messages_saved',
    failed: 'messages_notSaved',
    unsure: 'messages_unsure',
  },
  {
    ...privacy('consent', 'form:has([name=purpose])'),
    writes: 'setConsent',
    done: 'privacy_withdrawn',
    failed: 'privacy_notSaved',
  },
  {
    ...privacy('copy of the data', 'form[action$="do=export"]'),
    writes: 'requestExport',
    done: 'privacy_exportRunning',
  },
  {
    ...privacy('closing of the account', 'form[action$="do=close"]'),
    afterStepUp: { does: 'requestDeletion', stopped: 'privacy_closeStopped' },
  },
  {
    name: 'stop of redemptions',
    path: () => '/account/security',
    form: 'form[action$="do=freeze"]',
    writes: 'freezeAccount',
    done: 'security_frozenTitle',
    failed: 'security_notSent',
  },
  {
    name: 'promotion PIN',
    path: () => '/account/promo',
    form: 'form:has([name=pin])',
    fill: (page) => page.locator('#pin').fill('AURORA500'),
    writes: 'redeemPromotionPin',
    done: 'promo_added',
    failed: 'promo_failed',
    unsure: 'promo_unknown',
    needsScript: true,
  },
  {
    name: 'welcome that is put away',
    path: () => '/',
    form: 'form[action$="/create-account/done"]',
    writes: 'updateCustomer',
    failed: 'account_notDone',
  },
]

/** Forms of an e-card that was sent an hour ago. */
const ofECard = (does: 'mark' | 'resend') => ({
  path: () => '/account/orders',
  form: `form[action*="do=${does}"]`,
  async reach(site: Site, { control, customer }: { control: Control; customer: TestCustomer }) {
    await site.page.goto(site.url(reviewPath))
    await spendButton(site).click()
    await site.confirmAtProvider(customer)
    const orderNumber = (await control.look(customer.sub)).orders[0]?.orderNumber ?? ''
    await control.ageOrder(orderNumber, 60)
    return `/account/orders/${orderNumber}`
  },
})

/** Forms that exist only after another form was sent. */
export const laterForms: readonly WrittenForm[] = [
  {
    ...ofECard('mark'),
    name: 'mark on an e-card',
    writes: 'markECard',
    done: 'eCards_marked',
    failed: 'eCards_notAsked',
    unsure: 'eCards_notMarked',
  },
  {
    ...ofECard('resend'),
    name: 'e-card sent again',
    writes: 'resendECard',
    done: 'eCards_resent',
    failed: 'eCards_resendFailed',
    unsure: 'eCards_resendUnsure',
  },
  {
    ...privacy('keeping of the account', 'form[action$="do=keep"]'),
    async reach(site, { customer }) {
      await site.page.goto(site.url('/account/privacy'))
      await site.button('privacy_close').click()
      await allowChange(site, customer)
      return '/account/privacy'
    },
    writes: 'cancelDeletion',
    done: 'privacy_kept',
  },
  {
    name: 'change of the e-mail address taken back',
    path: () => '/account/profile',
    async reach(site, { customer }) {
      await site.page.goto(site.url('/account/profile/email'))
      await site.page.locator('#new-email').fill(newEmail())
      await site.button('email_continue').click()
      await allowChange(site, customer)
      return '/account/profile'
    },
    form: 'form[action*="do=keep-email"]',
    writes: 'cancelEmailChange',
    done: 'email_kept',
    failed: 'email_cancelChangeFailed',
  },
]

/** The claim for missing points, which is submitted natively. */
export const claim = {
  name: 'claim for points',
  path: () => '/help/missing-points',
  form: 'form[action$="/help/missing-points"]',
  async fill(page: Page) {
    await page.locator('#claim-partnerCode').selectOption({ index: 1 })
    await page.locator('#claim-occurredOn').fill(daysAgo(40))
    await page.locator('#claim-amount').fill('12,50')
    await page.locator('#claim-comment').fill('Rien n’est venu')
  },
  writes: 'createClaim',
  done: 'claims_sentTitle',
  failed: 'claims_failed',
  unsure: 'claims_unsureTitle',
  sentByBrowser: true,
} as const satisfies WrittenForm
