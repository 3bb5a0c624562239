import type { APIRequestContext } from '@playwright/test'

/**
 * Signs a browser in by requests to the site and the provider, with the browser's own cookies. For journeys about
 * something else; those about signing in fill in the form.
 */
export async function signInByRequest(
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
