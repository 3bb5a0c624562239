import { type Configuration, errors, type KoaContextWithOIDC, Provider } from 'oidc-provider'
import { programme } from '../programme.ts'
import type { SandboxDeps } from '../store/sandbox-deps.ts'
import { createAdapterFactory } from './adapter.ts'
import { ACR_PASSWORD, ACR_STEP_UP, signInPolicy } from './policy.ts'
import { identitySecrets } from './secrets.ts'

export const CLIENT_ID = 'borealis-site'
/** The two audiences (RFC 8707 `resource`): calls under /web/v1, and content under /api. */
export const CUSTOMER_AUDIENCE = 'urn:borealis:web'
export const CONTENT_AUDIENCE = 'urn:borealis:content'
const AUDIENCES = [CUSTOMER_AUDIENCE, CONTENT_AUDIENCE]

const DAY = 24 * 60 * 60
const PROFILE_CLAIMS = ['given_name', 'family_name', 'locale']

export type ProviderOptions = {
  /** Two, separated by a comma, while the site's secret is being replaced. */
  clientSecret: string
  /** Lifetime of an access token. */
  accessTokenSeconds: number
  renderError: NonNullable<Configuration['renderError']>
  renderSignedOut: (ctx: KoaContextWithOIDC) => void
}

/** The OpenID provider, in place of a programme's own. Its pages are in `interaction-pages.ts`. */
export function createProvider(deps: SandboxDeps, options: ProviderOptions): Provider {
  const { signingKey, cookieKeys } = identitySecrets(deps.db)
  const [secret = '', ...others] = options.clientSecret.split(',')
  const provider = new Provider(deps.issuer, {
    adapter: createAdapterFactory(deps.db),
    jwks: { keys: [signingKey] },
    cookies: { keys: cookieKeys },
    clients: [siteClient(deps.siteOrigins, secret)],
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    responseTypes: ['code'],
    clientAuthMethods: ['client_secret_basic'],
    pkce: { required: () => true },
    scopes: ['openid', 'profile', 'offline_access'],
    claims: { openid: ['sub', 'acr', 'amr'], profile: PROFILE_CLAIMS },
    acrValues: [ACR_PASSWORD, ACR_STEP_UP],
    extraParams: ['intent_hint', 'method_hint'],
    discovery: { ui_locales_supported: ['en-CA', 'fr-CA'] },
    interactions: { policy: signInPolicy(), url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_ctx, sub) => {
      const account = deps.accounts.findBySub(sub)
      if (!account) return undefined
      const { firstName, lastName, language } = account
      const claims = { sub, given_name: firstName, family_name: lastName, locale: `${language}-CA` }
      return { accountId: sub, claims: () => claims }
    },
    loadExistingGrant: ownClientGrant,
    // The library drops `offline_access` from requests without a consent page. The site asks for it together with
    // `profile` at sign-in, and for neither at a step-up.
    issueRefreshToken: async (_ctx, _client, code) => code.scopes.has('profile'),
    rotateRefreshToken: true,
    extraTokenClaims: strengthOfSignIn,
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: true },
      revocation: {
        enabled: true,
        allowedPolicy: async (_ctx, client, token) => token.clientId === client.clientId,
      },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        // Never shown: `logout.ts` confirms on the customer's behalf.
        logoutSource: (ctx) => {
          ctx.body = ''
        },
        postLogoutSuccessSource: options.renderSignedOut,
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => CUSTOMER_AUDIENCE,
        useGrantedResource: async () => true,
        getResourceServerInfo: (_ctx, resource) => {
          if (!AUDIENCES.includes(resource)) throw new errors.InvalidTarget()
          return {
            scope: '',
            audience: resource,
            accessTokenTTL: options.accessTokenSeconds,
            accessTokenFormat: 'jwt',
            jwt: { sign: { alg: 'ES256' } },
          }
        },
      },
    },
    ttl: {
      AccessToken: options.accessTokenSeconds,
      AuthorizationCode: 60,
      IdToken: 60 * 60,
      Interaction: 60 * 60,
      Grant: 90 * DAY,
      RefreshToken: 90 * DAY,
      Session: 90 * DAY,
    },
    renderError: options.renderError,
    // The library refuses to call loopback addresses, where the site of a sandbox runs.
    fetch: (url, init) => {
      const { dispatcher: _theirs, ...rest } = { dispatcher: undefined, ...init }
      return globalThis.fetch(url, rest)
    },
  })
  const { prototype } = provider.Client
  const isFirst = prototype.compareClientSecret
  prototype.compareClientSecret = function (actual) {
    return others.includes(actual) || isFirst.call(this, actual)
  }
  return provider
}

function siteClient(origins: string[], secret: string) {
  const on = (...paths: string[]) => origins.flatMap((origin) => paths.map((path) => origin + path))
  return {
    client_id: CLIENT_ID,
    client_secret: secret,
    client_name: programme.shortName,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code' as const],
    redirect_uris: on('/auth/callback', '/fr-ca/auth/callback', '/auth/mfa-callback'),
    post_logout_redirect_uris: on('/', '/fr-ca'),
    backchannel_logout_uri: `${origins[0]}/auth/backchannel-logout`,
    backchannel_logout_session_required: true,
    token_endpoint_auth_method: 'client_secret_basic' as const,
    // Adds `auth_time`, by which the age of a step-up is checked.
    require_auth_time: true,
  }
}

/** Creates the session's grant on the fly: our own site needs no consent. */
async function ownClientGrant(ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc
  if (!client || !session?.accountId) return undefined
  const existing = session.grantIdFor(client.clientId)
  const found = existing ? await provider.Grant.find(existing) : undefined
  if (found?.accountId === session.accountId) return found
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope('openid profile offline_access')
  for (const audience of AUDIENCES) grant.addResourceScope(audience, '')
  await grant.save()
  return grant
}

/**
 * RFC 9470: the backend checks a step-up by `acr` and `auth_time` in the access token. A refresh keeps both. Tokens
 * of a sign-in never claim more than a password, even when the provider's session was stepped up shortly before:
 * long-lived tokens would otherwise confirm later actions.
 */
function strengthOfSignIn(ctx: KoaContextWithOIDC) {
  const { AuthorizationCode, RotatedRefreshToken, RefreshToken } = ctx.oidc.entities
  const source = AuthorizationCode ?? RotatedRefreshToken ?? RefreshToken
  if (!source) return undefined
  return { acr: source.scopes.has('profile') ? ACR_PASSWORD : source.acr, auth_time: source.authTime }
}
