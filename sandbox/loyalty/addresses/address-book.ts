import { randomBytes } from 'node:crypto'
import type { Address, AddressBody } from '@borealis/contract/addresses.ts'
import { provinceCode } from '@borealis/contract/values.ts'
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
export function insertAddress(db: Db, sub: string, body: AddressBody, at: number, id = newId()): string {
  db.prepare(
    `INSERT INTO addresses (unique_id, sub, line1, line2, city, province_code, postal_code, created_at, sequence)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, (SELECT COALESCE(MAX(sequence), 0) + 1 FROM addresses WHERE sub = ?))`,
  ).run(id, sub, ...columns(body), at, sub)
  db.prepare('UPDATE members SET default_address = ? WHERE sub = ? AND default_address IS NULL').run(id, sub)
  return id
}

export function replaceAddress(db: Db, sub: string, uniqueId: string, body: AddressBody): boolean {
  const update = db.prepare(
    `UPDATE addresses SET line1 = ?, line2 = ?, city = ?, province_code = ?, postal_code = ?
      WHERE unique_id = ? AND sub = ?`,
  )
  return update.run(...columns(body), uniqueId, sub).changes === 1
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

function columns(body: AddressBody): [string, string | null, string, string, string] {
  return [body.addressLine1, body.addressLine2 || null, body.city, body.provinceCode, body.postalCode]
}

function toAddress(row: Row, chosen: unknown): Address {
  return {
    addressLine1: String(row.line1),
    ...(row.line2 !== null && { addressLine2: String(row.line2) }),
    city: String(row.city),
    provinceCode: provinceCode.parse(row.province_code),
    postalCode: String(row.postal_code),
    uniqueId: String(row.unique_id),
    isDefault: row.unique_id === chosen,
  }
}
