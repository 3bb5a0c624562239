import { interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider'

/** Authentication context classes (OpenID `acr`). */
export const ACR_PASSWORD = 'urn:borealis:acr:password'
export const ACR_STEP_UP = 'urn:borealis:acr:step-up'
export const STEP_UP_PROMPT = 'step_up'

/**
 * Sign-in, then a one-time code when the request asks for a step-up. No consent: the only client is our own site. A
 * step-up always asks again, because an earlier code does not prove consent to this action.
 */
export function signInPolicy(): interactionPolicy.DefaultPolicy {
  const { base, Check, Prompt } = interactionPolicy
  const policy = base()
  policy.remove('consent')
  // A step-up's own code is the check that `max_age` asks for; the library turns an age of 0 into `prompt=login`.
  for (const reason of ['login_prompt', 'max_age']) {
    const asked = policy.get('login')?.checks.get(reason)
    if (!asked) throw new Error(`the library knows no check ${reason}`)
    const { check } = asked
    asked.check = (ctx) => (wantsStepUp(ctx) ? Check.NO_NEED_TO_PROMPT : check(ctx))
  }
  const freshCode = new Check('step_up_required', 'a one-time code is required', (ctx) =>
    wantsStepUp(ctx) && ctx.oidc.result?.login?.acr !== ACR_STEP_UP
      ? Check.REQUEST_PROMPT
      : Check.NO_NEED_TO_PROMPT,
  )
  policy.add(new Prompt({ name: STEP_UP_PROMPT, requestable: true }, freshCode))
  return policy
}

function wantsStepUp(ctx: KoaContextWithOIDC): boolean {
  const wanted = ctx.oidc.params?.acr_values
  return typeof wanted === 'string' && wanted.split(' ').includes(ACR_STEP_UP)
}
