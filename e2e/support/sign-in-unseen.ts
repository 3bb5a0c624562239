import type { APIRequestContext } from '@playwright/test'

/**
 * Signs a browser in through the pages of site and provider without drawing them: its own cookies travel with each
 * request and stay with it. For journeys that are about something else; those about signing in fill the form by hand.
 */
export async function signInUnseen(
  request: APIRequestContext,
  signInUrl: string,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const shown = await request.get(signInUrl)
  const actions = [...(await shown.text()).matchAll(/(?:form)?action="([^"]+)"/g)].map(
    ([, value = '']) => new URL(value.replaceAll('&#38;', '&'), shown.url()),
  )
  const action = actions.find(({ pathname }) => pathname.endsWith('/password'))
  if (!action) throw new Error(`the provider shows no form for a password: ${shown.status()} ${shown.url()}`)
  const answer = await request.post(action.href, { form: { email, password } })
  if (!answer.url().startsWith(new URL(signInUrl).origin))
    throw new Error(`the provider did not let ${email} in: ${answer.status()} ${answer.url()}`)
}
