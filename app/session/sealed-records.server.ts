import type { z } from 'zod'
import { placeIn, type RecordKind, type StoredRecord } from './record-store.server.ts'
import { recordStore } from './store.server.ts'
import { hashed, seal, unseal } from './vault.server.ts'

/** A record as it was read: `version` is what an update must name to be accepted (compare-and-set). */
export interface Versioned<T> {
  readonly value: T
  readonly version: number
}

/** As the store knows it. Its place stays readable: it says where the record lies. */
const storeId = (id: string): string => placeIn(id) + hashed(id)

/** Typed, sealed access to one kind of record. Ids are hashed before they reach the store. */
export function sealedRecords<T>(kind: RecordKind, schema: z.ZodType<T>) {
  const label = (hashedId: string) => `${kind}:${hashedId}`

  const unsealed = (hashedId: string, record: StoredRecord | undefined): Versioned<T> | undefined => {
    const value = record && unseal(label(hashedId), record.value, schema)
    return record && value !== undefined ? { value, version: record.version } : undefined
  }

  return {
    async read(id: string): Promise<Versioned<T> | undefined> {
      return unsealed(storeId(id), await recordStore().read(kind, storeId(id)))
    },
    /** An owner's records that can be unsealed, the first to end first, each with its hashed id. */
    async listByOwner(owner: string): Promise<(Versioned<T> & { readonly hashedId: string })[]> {
      const found = await recordStore().listByOwner(kind, owner)
      return found.flatMap((record) => {
        const own = unsealed(record.id, record)
        return own ? [{ ...own, hashedId: record.id }] : []
      })
    },
    /** False when the id is taken. A record that cannot be unsealed, because its secret was removed, is gone and makes way. */
    async create(id: string, value: T, expiresAt: number, owner?: string): Promise<boolean> {
      const hashedId = storeId(id)
      const sealed = seal(label(hashedId), value)
      const fresh = { kind, id: hashedId, value: sealed, expiresAt, ...(owner && { owner }) }
      if (await recordStore().create(fresh)) return true
      const taken = await recordStore().read(kind, hashedId)
      if (!taken || unsealed(hashedId, taken)) return false
      // Not removed first: that could meet the record of whoever found the same and was faster.
      return recordStore().update(kind, hashedId, taken.version, sealed, expiresAt)
    },
    /** @returns the record as saved, or `undefined` when it was changed or removed since it was read */
    async update(
      id: string,
      version: number,
      value: T,
      expiresAt: number,
    ): Promise<Versioned<T> | undefined> {
      const sealed = seal(label(storeId(id)), value)
      const isSaved = await recordStore().update(kind, storeId(id), version, sealed, expiresAt)
      return isSaved ? { value, version: version + 1 } : undefined
    },
    /** Moves a record to a new id, unless it was changed or deleted since it was read. */
    replace: (
      id: string,
      version: number,
      next: { id: string; value: T; expiresAt: number; owner?: string },
    ): Promise<boolean> =>
      recordStore().replace(storeId(id), version, {
        kind,
        id: storeId(next.id),
        value: seal(label(storeId(next.id)), next.value),
        expiresAt: next.expiresAt,
        ...(next.owner && { owner: next.owner }),
      }),
    remove: (id: string): Promise<void> => recordStore().remove(kind, storeId(id)),
  }
}
