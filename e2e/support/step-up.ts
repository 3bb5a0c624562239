import { expect, type Site } from './journey.ts'

/** The provider asks for a code, with no page of the site before it. */
export const expectCodeAsked = (site: Site): Promise<void> =>
  expect(site.page.getByRole('heading', { name: site.provider.stepUp, level: 1 })).toBeVisible()

/** Confirms the step-up with the code from the mailbox or phone of `email`. */
export async function allowChange(site: Site, customer: { email: string }): Promise<void> {
  await site.enterCode(customer)
  await site.page.waitForURL((url) => url.origin === site.world.site)
}

/** Denies the step-up at the provider. */
export async function denyChange(site: Site): Promise<void> {
  await expectCodeAsked(site)
  await site.page.getByRole('button', { name: site.provider.cancel }).click()
  await site.page.waitForURL((url) => url.origin === site.world.site)
}
