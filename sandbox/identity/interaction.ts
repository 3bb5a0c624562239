import type { Language } from '@borealis/contract/values.ts'
import { errors, type InteractionResults, type Provider } from 'oidc-provider'
import type { Account } from '../store/accounts.ts'
import type { SandboxDeps } from '../store/sandbox-deps.ts'
import type { OneTimeCodes } from './one-time-codes.ts'
import { languageFrom } from './pages/texts.ts'
import { STEP_UP_PROMPT } from './policy.ts'

/** A sign-in or step-up in progress, and what its pages need. */
export type Interaction = {
  deps: SandboxDeps
  codes: OneTimeCodes
  uid: string
  isStepUp: boolean
  /** The customer who is already signed in at the provider. */
  sub: string | undefined
  /** Parameters of the site's authorization request. */
  params: Record<string, unknown>
  language: Language
  query: URLSearchParams
  /** URL of a step of this interaction, in the page's language. */
  path(step?: string, query?: Record<string, string>): string
}

/** Answer to a request of an interaction. */
export type Reply = { page: string } | { goTo: string } | { finish: InteractionResults }

type Details = Awaited<ReturnType<Provider['interactionDetails']>>

export function readInteraction(
  { uid, prompt, session, lastSubmission, params }: Details,
  query: URLSearchParams,
  context: Pick<Interaction, 'deps' | 'codes'>,
): Interaction {
  const locales = typeof params.ui_locales === 'string' ? params.ui_locales : undefined
  const language = languageFrom(query.get('lang') ?? locales)
  return {
    ...context,
    uid,
    isStepUp: prompt.name === STEP_UP_PROMPT,
    sub: session?.accountId ?? lastSubmission?.login?.accountId,
    params,
    language,
    query,
    path: (step = '', more = {}) =>
      `/interaction/${uid}${step}?${new URLSearchParams({ lang: language, ...more })}`,
  }
}

/** Account signed in at the provider. Throws `SessionNotFound` without one. */
export function signedInAccount({ deps, sub }: Interaction): Account {
  const account = sub ? deps.accounts.findBySub(sub) : null
  if (!account) throw new errors.SessionNotFound('nobody is signed in for this step-up')
  return account
}
