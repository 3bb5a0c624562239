import type { DatabaseSync } from 'node:sqlite'
import type { KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { SandboxDeps } from '../store/sandbox-deps.ts'
import { ACR_STEP_UP } from './policy.ts'

/** An event of the provider, recorded so that tests can count them. Contains no token, code or password. */
export type IdentityEvent = {
  id: number
  /** ISO timestamp, real time. */
  at: string
  kind:
    | 'authorized'
    | 'code-exchanged'
    | 'refreshed'
    | 'reuse-detected'
    | 'token-refused'
    | 'grant-revoked'
    | 'signed-out'
    | 'back-channel-told'
    | 'back-channel-failed'
  sub: string | null
  detail: Record<string, string | null>
}

const KEPT = 5000

/** Called on a sign-in or a step-up. */
export type OnAuthorized = (sub: string, kind: 'sign-in' | 'step-up') => void

/** Records the provider's events and reports authorizations. */
export function recordEvents(
  provider: Provider,
  { db, log }: Pick<SandboxDeps, 'db' | 'log'>,
  onAuthorized: OnAuthorized,
): void {
  const insert = db.prepare('INSERT INTO identity_events (at, kind, sub, detail) VALUES (?, ?, ?, ?)')
  const trim = db.prepare('DELETE FROM identity_events WHERE id <= (SELECT max(id) FROM identity_events) - ?')
  trim.run(KEPT)
  const record = (
    kind: IdentityEvent['kind'],
    sub: string | undefined,
    detail: IdentityEvent['detail'] = {},
  ) => {
    insert.run(Date.now(), kind, sub ?? null, JSON.stringify(detail))
    log(`identity ${kind} ${sub ?? '-'} ${Object.values(detail).join(' ')}`.trimEnd())
  }

  provider.on('authorization.success', (ctx) => {
    const [sub, acr] = [subOf(ctx), ctx.oidc.entities.AuthorizationCode?.acr]
    record('authorized', sub, { acr: acr ?? null })
    if (sub) onAuthorized(sub, acr === ACR_STEP_UP ? 'step-up' : 'sign-in')
  })
  provider.on('grant.success', (ctx) => {
    const refresh = ctx.oidc.params?.grant_type === 'refresh_token'
    record(refresh ? 'refreshed' : 'code-exchanged', subOf(ctx), {
      resource: asText(ctx.oidc.params?.resource),
    })
  })
  provider.on('grant.error', (ctx, error) => {
    const reuse = 'error_detail' in error && error.error_detail === 'refresh token already used'
    record(reuse ? 'reuse-detected' : 'token-refused', subOf(ctx), { error: error.message })
  })
  provider.on('grant.revoked', (ctx) => record('grant-revoked', subOf(ctx), { route: ctx.oidc.route }))
  provider.on('end_session.success', (ctx) => record('signed-out', subOf(ctx)))
  provider.on('backchannel.success', (_ctx, _client, sub) => record('back-channel-told', sub))
  provider.on('backchannel.error', (_ctx, error, _client, sub) =>
    record('back-channel-failed', sub, { error: error.message }),
  )
  provider.on('server_error', (_ctx, error) => log(`identity server error ${error.stack ?? error.message}`))
}

/** Latest events first, of all customers or of one. */
export function listEvents(db: DatabaseSync, sub: string | null, limit = 500): IdentityEvent[] {
  return db
    .prepare('SELECT * FROM identity_events WHERE :sub IS NULL OR sub = :sub ORDER BY id DESC LIMIT :limit')
    .all({ sub, limit })
    .map((row) => ({
      id: Number(row.id),
      at: new Date(Number(row.at)).toISOString(),
      kind: String(row.kind) as IdentityEvent['kind'], // only `record` above writes this table
      sub: row.sub === null ? null : String(row.sub),
      detail: JSON.parse(String(row.detail)),
    }))
}

function subOf(ctx: KoaContextWithOIDC): string | undefined {
  const { Account, AuthorizationCode, RefreshToken, RotatedRefreshToken, Session } = ctx.oidc.entities
  return (
    Account?.accountId ??
    AuthorizationCode?.accountId ??
    RefreshToken?.accountId ??
    RotatedRefreshToken?.accountId ??
    Session?.accountId
  )
}

function asText(value: unknown): string | null {
  return value === undefined || value === null ? null : [value].flat().join(' ')
}
