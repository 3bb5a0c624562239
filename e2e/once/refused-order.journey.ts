import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { openReview, spendButton } from '../support/redeem.ts'

const SHOWN_FOR = 'errorShownForMs'

/** Times the error notice of every document that the page loads from now on, by its own clock: ours may look late. */
async function timeErrorNotice(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    let shownAt: number | undefined
    new MutationObserver(() => {
      const isShown = document.querySelector('[data-status="error"]') !== null
      if (isShown) shownAt ??= performance.now()
      else if (shownAt !== undefined && !Reflect.has(window, name))
        Reflect.set(window, name, performance.now() - shownAt)
    }).observe(document, { subtree: true, childList: true })
  }, SHOWN_FOR)
}

/** How long the first one was in the page, once it has gone. */
const errorNoticeShownForMs = (page: Page): Promise<number> =>
  page.evaluate((name) => Reflect.get(window, name), SHOWN_FOR)

test.use({ siteLocale: 'fr-ca', locale: 'fr-CA' })

test('a failed order shows the backend’s message for ten seconds in a notification, and stays in the page', async ({
  site,
  page,
  control,
  customer,
}) => {
  await site.signIn(customer)
  await openReview(site)
  await control.setScenario(customer.sub, {
    call: 'redeemGiftCards',
    kind: 'status',
    status: 409,
    code: 'OUT_OF_STOCK',
    detail: 'Sold out until Monday, say the words of the backend.',
  })
  await timeErrorNotice(page)
  await spendButton(site).click()
  await site.confirmAtProvider(customer)
  const dialog = page.getByRole('dialog')
  const notice = dialog.locator('[data-status="error"]').filter({ hasText: 'Sold out until Monday' })
  await expect(notice).toBeVisible()
  // A pointer over it, or a background tab, pauses its timer.
  await page.mouse.move(5, 5)
  await expect(notice).toBeHidden()
  expect(await errorNoticeShownForMs(page)).toBeGreaterThan(9_000)
  // It stays readable and is not announced again.
  await expect(dialog.getByText('Sold out until Monday')).toBeVisible()
  await expect(dialog.getByRole('alert').filter({ hasText: 'Sold out until Monday' })).toHaveCount(0)
  await expect(spendButton(site)).toBeVisible()
  expect(await control.look(customer.sub)).toMatchObject({ balance: 30_000, orders: [] })
})
