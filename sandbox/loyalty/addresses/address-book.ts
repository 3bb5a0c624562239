import { randomBytes } from 'node:crypto'
import {
  type Address,
  type AddressBody,
  addressBody,
  type WrittenAddress,
} from '@borealis/contract/addresses.ts'
import type { Loyalty } from '../loyalty.ts'
import { memberRow } from '../members/member.ts'
import type { Row } from '../row.ts'

type Db = Loyalty['db']

/** A member's addresses: the default one first, then newest first. */
export function listOwnAddresses(db: Db, sub: string): Address[] {
  const chosen = memberRow(db, sub).default_address
  return db
    .prepare('SELECT * FROM addresses WHERE sub = ? ORDER BY unique_id = ? DESC, sequence DESC')
    .all(sub, chosen === null ? '' : String(chosen))
    .map((row) => toAddress(row, chosen))
}

/** An address of this member; null for any other. */
export function findOwnAddress(db: Db, sub: string, uniqueId: string): Address | null {
  const row = db.prepare('SELECT * FROM addresses WHERE sub = ? AND unique_id = ?').get(sub, uniqueId)
  return row ? toAddress(row, memberRow(db, sub).default_address) : null
}

/** Adds an address; the first one becomes the default. Returns its id. */
export function insertAddress(db: Db, sub: string, body: WrittenAddress, at: number, id = newId()): string {
  db.prepare(
    `INSERT INTO addresses (unique_id, sub, body, created_at, sequence)
      VALUES (?, ?, ?, ?, (SELECT COALESCE(MAX(sequence), 0) + 1 FROM addresses WHERE sub = ?))`,
  ).run(id, sub, written(body), at, sub)
  db.prepare('UPDATE members SET default_address = ? WHERE sub = ? AND default_address IS NULL').run(id, sub)
  return id
}

export function replaceAddress(db: Db, sub: string, uniqueId: string, body: AddressBody): boolean {
  const update = db.prepare('UPDATE addresses SET body = ? WHERE unique_id = ? AND sub = ?')
  return update.run(written(body), uniqueId, sub).changes === 1
}

/** Removes an address; when it was the default, the newest of the others takes its place. */
export function removeAddress(db: Db, sub: string, uniqueId: string): void {
  db.prepare('DELETE FROM addresses WHERE unique_id = ? AND sub = ?').run(uniqueId, sub)
  db.prepare(
    `UPDATE members SET default_address =
      (SELECT unique_id FROM addresses WHERE sub = :sub ORDER BY sequence DESC LIMIT 1)
      WHERE sub = :sub AND default_address = :id`,
  ).run({ sub, id: uniqueId })
}

export function chooseDefault(db: Db, sub: string, uniqueId: string): void {
  db.prepare('UPDATE members SET default_address = ? WHERE sub = ?').run(uniqueId, sub)
}

const newId = () => `adr_${randomBytes(9).toString('hex')}`

/** Its fields as the contract has them; an optional one that is empty is not kept. */
const written = (body: WrittenAddress): string =>
  JSON.stringify(addressBody.parse(body), (_field, value) => (value === '' ? undefined : value))

const toAddress = (row: Row, chosen: unknown): Address => ({
  ...addressBody.parse(JSON.parse(String(row.body))),
  uniqueId: String(row.unique_id),
  isDefault: row.unique_id === chosen,
})
