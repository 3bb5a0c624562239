import { errors, type InteractionResults, type Provider } from 'oidc-provider'
import type { Account, AccountLanguage } from '../store/accounts.ts'
import type { SandboxDeps } from '../store/sandbox-deps.ts'
import type { OneTimeCodes } from './one-time-codes.ts'
import { languageFrom } from './pages/texts.ts'
import { STEP_UP_PROMPT } from './policy.ts'

/** One sign-in or step-up on its way through the provider's pages, and what those pages work with. */
export type Interaction = {
  deps: SandboxDeps
  codes: OneTimeCodes
  uid: string
  isStepUp: boolean
  /** Who is signed in at the provider already. */
  sub: string | undefined
  /** The authorization request of the site. */
  params: Record<string, unknown>
  language: AccountLanguage
  query: URLSearchParams
  /** A path of this interaction that stays in the page's language. */
  path(step?: string, query?: Record<string, string>): string
}

/** What a request to an interaction is answered with. */
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

/** The account of whoever is signed in at the provider. Throws `SessionNotFound` when nobody is. */
export function signedInAccount({ deps, sub }: Interaction): Account {
  const account = sub ? deps.accounts.findBySub(sub) : null
  if (!account) throw new errors.SessionNotFound('nobody is signed in for this step-up')
  return account
}
