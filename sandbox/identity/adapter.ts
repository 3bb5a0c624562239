import type { DatabaseSync } from 'node:sqlite'
import type { Adapter, AdapterPayload } from 'oidc-provider'

const TOKENS_OF_A_GRANT = ['AccessToken', 'AuthorizationCode', 'RefreshToken']

const epochSeconds = () => Math.floor(Date.now() / 1000)

/** Keeps the provider's sessions, grants and tokens in the sandbox's database, so that a restart signs nobody out. */
export function createAdapterFactory(db: DatabaseSync): (model: string) => Adapter {
  db.prepare('DELETE FROM oidc_records WHERE expires_at < ?').run(epochSeconds())

  const upsert = db.prepare(
    `INSERT INTO oidc_records (model, id, payload, grant_id, user_code, uid, expires_at)
     VALUES (:model, :id, :payload, :grantId, :userCode, :uid, :expiresAt)
     ON CONFLICT (model, id) DO UPDATE SET payload = excluded.payload, grant_id = excluded.grant_id,
       user_code = excluded.user_code, uid = excluded.uid, expires_at = excluded.expires_at`,
  )
  const live =
    'payload, consumed_at FROM oidc_records WHERE (expires_at IS NULL OR expires_at > :now) AND model = :model'
  const byId = db.prepare(`SELECT ${live} AND id = :value`)
  const byUid = db.prepare(`SELECT ${live} AND uid = :value`)
  const byUserCode = db.prepare(`SELECT ${live} AND user_code = :value`)
  const consume = db.prepare('UPDATE oidc_records SET consumed_at = ? WHERE model = ? AND id = ?')
  const destroy = db.prepare('DELETE FROM oidc_records WHERE model = ? AND id = ?')
  const revoke = db.prepare('DELETE FROM oidc_records WHERE grant_id = ? AND model = ?')

  return (model) => {
    const find = async (statement: typeof byId, value: string) =>
      toPayload(statement.get({ now: epochSeconds(), model, value }))

    return {
      find: (id) => find(byId, id),
      findByUid: (uid) => find(byUid, uid),
      findByUserCode: (userCode) => find(byUserCode, userCode),
      upsert: async (id, payload, expiresIn) => {
        upsert.run({
          model,
          id,
          payload: JSON.stringify(payload),
          grantId: payload.grantId ?? null,
          userCode: payload.userCode ?? null,
          uid: payload.uid ?? null,
          expiresAt: expiresIn ? epochSeconds() + expiresIn : null,
        })
      },
      consume: async (id) => {
        consume.run(epochSeconds(), model, id)
      },
      destroy: async (id) => {
        destroy.run(model, id)
      },
      revokeByGrantId: async (grantId) => {
        for (const kind of TOKENS_OF_A_GRANT) revoke.run(grantId, kind)
      },
    }
  }
}

function toPayload(row: Record<string, unknown> | undefined): AdapterPayload | undefined {
  if (!row) return undefined
  const payload: AdapterPayload = JSON.parse(String(row.payload))
  if (row.consumed_at !== null) payload.consumed = Number(row.consumed_at)
  return payload
}
