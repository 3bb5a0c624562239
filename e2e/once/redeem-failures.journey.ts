import type { Locator } from '@playwright/test'
import { DRAFTS } from '../../app/domain/browser-parts.ts'
import { expect, test } from '../support/journey.ts'
import { openReview, question, reviewOrder, spendButton } from '../support/redeem.ts'

// In French only, the longer language.
test.use({ siteLocale: 'fr-ca', locale: 'fr-CA' })

test.describe('with an address', () => {
  test.use({
    plan: {
      points: 30_000,
      addresses: [
        { addressLine1: '12 Rue du Fort', city: 'Québec', provinceCode: 'QC', postalCode: 'G1R 2J6' },
      ],
    },
  })

  test('a physical card is shipped to the chosen address, and another one that was begun stays a draft', async ({
    site,
    page,
    control,
    customer,
  }) => {
    await site.signIn(customer, '/account/profile/addresses/new')
    await page.locator('[name=addressLine1]').fill('8 Rue Saint-Jean')
    await reviewOrder(site, 'Physical')
    await expect(site.text('12 Rue du Fort')).toBeVisible()
    const drafts = () => page.evaluate(() => Object.values(sessionStorage).join())
    expect(await drafts()).toContain('8 Rue Saint-Jean')
    // As after the step-up that has added it.
    await page.evaluate(
      ([key, draft = '']) => sessionStorage.setItem(key ?? '', draft),
      [`${DRAFTS}${customer.sub}:address-new`, JSON.stringify({ addressLine1: '12 Rue du Fort' })],
    )
    await page.reload()
    await site.settled()
    await expect.poll(drafts).not.toContain('12 Rue du Fort')
    await spendButton(site).click()
    await site.confirmAtProvider(customer)
    await expect(
      page.getByRole('heading', { name: site.say('success_headingPhysical', { count: 1 }) }),
    ).toBeVisible()
    const { orders } = await control.look(customer.sub)
    expect(orders).toEqual([
      expect.objectContaining({ format: 'Physical', addressId: customer.addressIds[0] }),
    ])
  })
})

/** In the browser: the state of a notice's timer, an animation of the seconds that it is shown, which `end` brings to its end. */
function timerOf(notice: Element, { seconds, end = false }: { seconds: number; end?: boolean }) {
  const timer = notice
    .getAnimations({ subtree: true })
    .find(({ effect }) => effect?.getTiming().duration === seconds * 1_000)
  const state = timer?.playState
  if (end) timer?.finish()
  return state
}

/** An error is in a notification for ten seconds. */
async function expectTenSeconds(notice: Locator): Promise<void> {
  await expect(notice).toBeVisible()
  // A pointer over it pauses its timer.
  await notice.page().mouse.move(5, 5)
  await expect.poll(() => notice.evaluate(timerOf, { seconds: 10 })).toBe('running')
  await notice.evaluate(timerOf, { seconds: 10, end: true })
  await expect(notice).toBeHidden()
}

test('an order that was denied, then refused for lack of points, keeps its input and succeeds at the third attempt', {
  tag: '@firefox',
}, async ({ site, page, control, customer, guard }) => {
  // The provider reports that an interaction is over.
  guard.expect(/status of 400.*\/interaction\//)
  await site.signIn(customer)
  await openReview(site)
  await spendButton(site).click()
  await page.getByRole('button', { name: site.provider.cancelRedemption }).click()
  await expect(question(site, 'redeem_reviewQuestion')).toBeVisible()
  await expect(site.text(site.say('redeem_cancelledTitle'))).toBeVisible()
  await site.expectAccessible()
  expect(await control.look(customer.sub)).toMatchObject({ balance: 30_000, orders: [] })

  await control.setScenario(customer.sub, {
    call: 'redeemGiftCards',
    kind: 'status',
    status: 409,
    code: 'INSUFFICIENT_POINTS',
    detail: 'These are the words of the backend.',
    times: 1,
  })
  await site.settled()
  await spendButton(site).click()
  await site.confirmAtProvider(customer)
  await expect(page).toHaveURL(/\/redeem\?step=review.*intent=/)
  const dialog = page.getByRole('dialog')
  const words = { hasText: 'These are the words of the backend.' }
  await expectTenSeconds(dialog.locator('[data-status="error"]').filter(words))
  // They stay in the page, and are not announced again.
  await expect(dialog.getByText(words.hasText)).toBeVisible()
  await expect(dialog.getByRole('alert').filter(words)).toHaveCount(0)
  expect(await control.look(customer.sub)).toMatchObject({ balance: 30_000, orders: [] })

  // The same order again, which the backend now accepts. Whoever goes back meanwhile is not told of the one before.
  await spendButton(site).click()
  await expect(page.getByRole('heading', { name: site.provider.stepUp })).toBeVisible()
  await page.goBack()
  await expect(question(site, 'redeem_reviewQuestion')).toBeVisible()
  await expect(page).not.toHaveURL(/intent=/)
  await expect(dialog.getByText(words.hasText)).toHaveCount(0)
  await site.settled()
  await spendButton(site).click()
  await site.confirmAtProvider(customer)
  await expect(page).toHaveURL(/\/success\?orderNumber=/)
  expect((await control.look(customer.sub)).orders).toHaveLength(1)
})

test('a session that expires during an order is renewed by signing in, and the order is kept', async ({
  site,
  page,
  control,
  customer,
  context,
}) => {
  await site.signIn(customer)
  await openReview(site)
  await context.clearCookies()
  await spendButton(site).click()
  await site.signInAtProvider(customer)
  await expect(page).toHaveURL(/\/auth\/step-up\?intent=/)
  await site.expectAccessible()
  await site.button('auth_stepUpContinue').click()
  await site.confirmAtProvider(customer)
  await expect(page).toHaveURL(/\/success\?orderNumber=/)
  expect((await control.look(customer.sub)).orders).toHaveLength(1)
})
