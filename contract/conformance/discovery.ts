import { z } from 'zod'
import { BY_KEY, signingAlgorithms } from '../provider.ts'
import { namedFields } from './judge.ts'
import {
  askProvider,
  type ClientSettings,
  clientAuthOf,
  type Metadata,
  metadataSchema,
} from './provider-client.ts'
import type { Rank, Report } from './report.ts'

/** Checks discovery and keys, without signing in. */
export async function checkDiscovery(client: ClientSettings, report: Report): Promise<Metadata | undefined> {
  const issuer = client.issuer.replace(/\/$/, '')
  const add = (of: string, asked: string, differs: string[], notes: string[] = [], rank: Rank = 'must') =>
    report.add({ of, asked, rank, differs, notes })
  const response = await askProvider(`${issuer}/.well-known/openid-configuration`).catch(() => undefined)
  if (!response?.ok) {
    add('discovery', 'metadata', [`expected status 200, got ${response?.status ?? 'no answer'}`])
    return undefined
  }
  const read = metadataSchema.safeParse(await response.json().catch(() => undefined))
  if (!read.success) {
    add('discovery', 'metadata', namedFields(read.error))
    return undefined
  }
  const metadata = read.data
  const offers = (list: string[] | undefined, wanted: string | readonly string[], name: string) =>
    list?.some((one) => [wanted].flat().includes(one))
      ? []
      : [`expected ${[wanted].flat().join(' or ')} in ${name}, got ${list?.join(', ') ?? 'nothing'}`]
  /**
   * An optional list: a provider that publishes it must include what the site needs; otherwise the sign-in will show
   * it.
   */
  const addOffer = (
    asked: string,
    list: string[] | undefined,
    wanted: string | readonly string[],
    name: string,
  ) =>
    list
      ? add('discovery', asked, offers(list, wanted, name))
      : add('discovery', asked, [], [`${name} is not told: signing in shows whether it is there`])
  add(
    'discovery',
    'it names itself as it is called',
    metadata.issuer.replace(/\/$/, '') === issuer
      ? []
      : [`expected the issuer ${issuer}, got ${metadata.issuer}`],
  )
  addOffer('authorization code', metadata.response_types_supported, 'code', 'response_types_supported')
  addOffer('PKCE', metadata.code_challenge_methods_supported, 'S256', 'code_challenge_methods_supported')
  for (const scope of [...client.signInScopes, ...client.extraScopes])
    addOffer(`scope ${scope}`, metadata.scopes_supported, scope, 'scopes_supported')
  const { proof, acr } = client.stepUp
  if (proof.includes('acr')) addOffer('step-up', metadata.acr_values_supported, acr, 'acr_values_supported')
  const methods = metadata.token_endpoint_auth_methods_supported
  // What is sent is tried at the token endpoint; here only that it is offered.
  const sent = clientAuthOf(client, metadata)
  add(
    'discovery',
    `the client proves itself by ${sent}`,
    methods ? offers(methods, sent, 'token_endpoint_auth_methods_supported') : [],
  )
  const algorithms = metadata.token_endpoint_auth_signing_alg_values_supported
  if (sent === BY_KEY && client.clientKey && algorithms)
    add(
      'discovery',
      'what the client signs by',
      offers(algorithms, client.clientKey.alg, 'token_endpoint_auth_signing_alg_values_supported'),
    )
  const signed = metadata.id_token_signing_alg_values_supported
  if (signed)
    add(
      'discovery',
      'signatures',
      signed.some((one) => signingAlgorithms.includes(one))
        ? []
        : [`expected one of ${signingAlgorithms.join(', ')}, got ${signed.join(', ')}`],
    )
  const must = (value: unknown, name: string) => (value ? [] : [`expected ${name}`])
  if (!metadata.authorization_response_iss_parameter_supported)
    report.notTried('iss in the answer (RFC 9207): not offered, not needed with one provider')
  const pages = [metadata.authorization_endpoint, metadata.end_session_endpoint ?? issuer]
  const elsewhere = pages.map((url) => new URL(url).origin).filter((one) => one !== new URL(issuer).origin)
  const notes = [...new Set(elsewhere)].map((one) => `OIDC_PAGE_ORIGINS must name ${one}`)
  add('discovery', 'where its pages are', [], notes)
  const signingOut = [
    ...must(metadata.end_session_endpoint, 'end_session_endpoint'),
    ...must(metadata.revocation_endpoint, 'revocation_endpoint'),
  ]
  add('discovery', 'signing out', signingOut, [], 'should')
  const logout = must(metadata.backchannel_logout_supported, 'backchannel_logout_supported')
  add('discovery', 'back-channel logout', logout, [], 'should')
  if (!metadata.pushed_authorization_request_endpoint)
    report.notTried('pushed authorization requests: not offered, not needed')
  await checkKeys(metadata, report)
  return metadata
}

async function checkKeys({ jwks_uri }: Metadata, report: Report): Promise<void> {
  const response = await askProvider(jwks_uri).catch(() => undefined)
  const shape = z.object({
    keys: z.array(z.looseObject({ kty: z.string(), kid: z.string().optional() })).min(1),
  })
  const read = shape.safeParse(await response?.json().catch(() => undefined))
  const differs = read.success ? [] : ['expected a set of at least one key (RFC 7517)']
  if (read.data?.keys.some((key) => 'd' in key || 'k' in key)) differs.push('expected public keys only')
  report.add({ of: 'jwks', asked: 'keys', differs, notes: [] })
}
