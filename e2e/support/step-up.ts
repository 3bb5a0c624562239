import { latestCode } from '../../sandbox/identity/testing/sign-in-walk.ts'
import { expect, type Site } from './journey.ts'

/** Goes from the step-up page to the provider, which asks for a code. */
async function goToCode(site: Site): Promise<void> {
  await site.button('auth_stepUpContinue').click()
  await expect(site.page.getByRole('heading', { name: site.provider.stepUp, level: 1 })).toBeVisible()
}

/** Confirms the step-up with the code from the mailbox or phone of `email`. */
export async function allowChange(site: Site, { email }: { email: string }): Promise<void> {
  await goToCode(site)
  const code = await latestCode(site.world.issuer, email)
  await site.page.getByLabel(site.provider.code, { exact: true }).fill(code)
  await site.page.waitForURL((url) => url.origin === site.world.site)
}

/** Denies the step-up at the provider. */
export async function denyChange(site: Site): Promise<void> {
  await goToCode(site)
  await site.page.getByRole('button', { name: site.provider.cancel }).click()
  await site.page.waitForURL((url) => url.origin === site.world.site)
}
