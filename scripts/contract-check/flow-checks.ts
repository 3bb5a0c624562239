import { randomBytes } from 'node:crypto'
import { type Attempt, attempt } from './attempt.ts'
import { askProvider, type ClientSettings, type Metadata } from './client.ts'
import { idTokenJudge, judgeAudience, judgeRefusal, judgeReturn } from './judge-answers.ts'
import type { Report } from './report.ts'
import { type TokenAnswer, tokenEndpoint } from './token-endpoint.ts'

/** Signs a person in on the provider's pages; resolves with the URL that they are redirected to. */
export type Walk = (authorizeUrl: string, purpose: 'sign-in' | 'step-up') => Promise<string>

interface SignedIn {
  readonly customer: string
  readonly content: string
  /** Does a step-up and returns its access token. */
  readonly stepUp: () => Promise<string>
  /** Revokes the refresh token family, and checks that it has ended. */
  readonly end: () => Promise<void>
}

/** Tests a sign-in, a refresh for each audience with rotation, and a step-up. */
export async function checkFlow(
  client: ClientSettings,
  metadata: Metadata,
  walk: Walk,
  report: Report,
): Promise<SignedIn | undefined> {
  const add = (of: string, asked: string, differs: string[]) => report.add({ of, asked, differs, notes: [] })
  const endpoint = tokenEndpoint(client, metadata)
  const judgeIdToken = idTokenJudge(client, metadata)

  /** One authorization at the provider: the request, and the resulting code. */
  async function travel(purpose: 'sign-in' | 'step-up'): Promise<Attempt & { back: URL }> {
    const asked = attempt(client, metadata, purpose)
    return { ...asked, back: new URL(await walk(asked.url, purpose)) }
  }
  const exchange = ({ back, redirectUri }: Awaited<ReturnType<typeof travel>>, verifier: string) =>
    endpoint.exchange(back.searchParams.get('code'), verifier, redirectUri)

  const first = await travel('sign-in')
  add('sign-in', 'the way back', judgeReturn(first.back, first, metadata))
  const answer = await exchange(first, first.verifier)
  add('token', 'a code and its verifier', [
    ...(answer.status === 200 ? [] : [`expected status 200, got ${answer.status} ${answer.error ?? ''}`]),
    ...(answer.refresh_token ? [] : ['expected a refresh_token for offline_access']),
    ...(answer.id_token ? [] : ['expected an id_token']),
  ])
  if (!answer.refresh_token || !answer.id_token) return undefined
  add('id_token', 'signature and claims', await judgeIdToken(answer.id_token, first.nonce))
  const replayed = await exchange(first, 'x'.repeat(43))
  add('token', 'a code that was used, with another verifier', judgeRefusal(replayed, 'invalid_grant'))

  // A code that was used twice may revoke its family (RFC 6749 section 4.1.2), so the following starts a new one.
  const wrong = await exchange(await travel('sign-in'), randomBytes(32).toString('base64url'))
  add('token', 'PKCE: a code with a wrong verifier', judgeRefusal(wrong, 'invalid_grant'))
  const last = await travel('sign-in')
  let { refresh_token: current = '' }: TokenAnswer = await exchange(last, last.verifier)
  const spent: string[] = []

  const refresh = async (audience: string): Promise<string> => {
    const next = await endpoint.refresh(current, { [client.audienceParameter]: audience })
    const { access_token = '', refresh_token = current, expires_in } = next
    const isRotated = refresh_token !== current
    add('refresh', `for ${audience}`, [
      ...(access_token ? [] : [`expected an access_token, got ${next.status} ${next.error ?? ''}`]),
      ...(expires_in ? [] : ['expected expires_in, a number of seconds']),
      ...(isRotated ? [] : ['expected a new refresh_token (rotation)']),
      ...judgeAudience(access_token, audience),
    ])
    if (isRotated) spent.push(current)
    current = refresh_token
    return access_token
  }
  const customer = await refresh(client.customerAudience)
  const content = await refresh(client.contentAudience)
  add(
    'refresh',
    'tokens of two audiences',
    customer !== content ? [] : ['expected one token for each audience'],
  )

  const stepUp = async (): Promise<string> =>
    (await report.orReport('step-up', 'as a whole', stepUpOnce)) ?? ''

  return { customer, content, stepUp, end }

  async function stepUpOnce(): Promise<string> {
    const asked = await travel('step-up')
    add('step-up', 'the way back', judgeReturn(asked.back, asked, metadata))
    const { access_token = '', id_token = '', status, error } = await exchange(asked, asked.verifier)
    const differs = access_token ? [] : [`expected an access_token, got ${status} ${error ?? ''}`]
    add('step-up', 'a code and its verifier', differs)
    const what = 'signature, claims, acr and auth_time of a step-up'
    add('id_token', what, await judgeIdToken(id_token, asked.nonce, client.stepUpAcr))
    return access_token
  }

  async function end(): Promise<void> {
    const replay = await endpoint.refresh(spent[0] ?? '')
    const asked = 'a refresh token that was exchanged before'
    add('refresh', asked, judgeRefusal(replay, 'invalid_grant'))
    if (metadata.revocation_endpoint) {
      const revoked = await endpoint.revoke(metadata.revocation_endpoint, current)
      add('revocation', 'the family', revoked.ok ? [] : [`expected status 200, got ${revoked.status}`])
      const after = await endpoint.refresh(current)
      add('revocation', 'and it has ended', judgeRefusal(after, 'invalid_grant'))
    }
    if (metadata.end_session_endpoint) {
      const url = new URL(metadata.end_session_endpoint)
      url.searchParams.set('client_id', client.clientId)
      url.searchParams.set('post_logout_redirect_uri', `${client.origin}/`)
      const { status } = await askProvider(url.href)
      const differs = status < 400 ? [] : [`expected a page or a redirect, got ${status}`]
      add('logout', 'by client_id and a registered address', differs)
    }
  }
}
