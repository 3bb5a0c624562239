import { bodyLimitOf, type Call } from '../call.ts'
import { calls, type Operation } from '../calls.ts'
import type { CustomerBody } from '../customers.ts'
import { amountCallNames } from '../redemptions.ts'
import { type ContentKind, contentKind } from '../search.ts'
import type { Asker, Question } from './ask.ts'

/** All calls of the contract; `Object.keys` loses their type. */
export const operations = Object.keys(calls) as Operation[]
/** An id that nothing has. */
export const NOBODY = 'nothing-has-this-name'

/** A birth date below any least age, and in the past in every time zone. */
export const newbornsBirthDate = () => new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10)

/** Somebody who joins, and has nothing that is optional. */
export const aJoiner = (more: Partial<CustomerBody> = {}): CustomerBody => ({
  email: `join-${crypto.randomUUID()}@example.ca`,
  firstName: 'Contract',
  lastName: 'Check',
  phone: null,
  birthDate: '1990-02-28',
  gender: null,
  provinceCode: 'ON',
  language: 'en',
  preferences: { interests: [], personalisation: true },
  consents: [],
  termsVersion: '2026-11',
  shippingAddress: null,
  kitNumber: null,
  ...more,
})

/** What the visitor's calls returned: one id of each list, and page data. */
export type Known = {
  readonly ids: Readonly<Record<string, string>>
  readonly flags: Readonly<Record<string, boolean>>
  /** 0 where the programme asks for no age. */
  readonly minimumAge: number
  /** The title of the first item of each list. */
  readonly titles: Readonly<Record<ContentKind, string | undefined>>
}

/** Sends a body that is no JSON, one that is too long, and one whose fields are of the wrong kind. */
export async function refusesBadBodies(
  asker: Asker,
  operation: Operation,
  question: Question,
): Promise<void> {
  const call = asker.callOf(operation)
  if (!call.body) return
  const withKey = () => ({ ...question, key: crypto.randomUUID() })
  await asker.refuses(operation, 'with a body that is no JSON', ['INVALID_REQUEST'], {
    ...withKey(),
    text: '{"broken":',
  })
  await asker.refuses(operation, 'with a body that is too long', ['PAYLOAD_TOO_LARGE'], {
    ...withKey(),
    text: JSON.stringify({ padding: 'x'.repeat(bodyLimitOf(call)) }),
  })
  const wrong = Object.fromEntries(fieldsOf(call).map((field) => [field, { wrong: true }]))
  await asker.refuses(operation, 'with fields of the wrong kind', ['VALIDATION_FAILED'], {
    ...withKey(),
    body: wrong,
  })
}

const fieldsOf = ({ body }: Call): string[] =>
  body && 'shape' in body && typeof body.shape === 'object' ? Object.keys(body.shape ?? {}) : []

const address = { addressLine1: '1 Main Street', city: 'Ottawa', provinceCode: 'ON', postalCode: 'K1A 0B1' }
const line = { name: 'A card', id: NOBODY, sku: NOBODY, points: 1_000, qty: 1 }

/** Bodies that would take effect with the right token; they are only sent without it. */
const bodies: Partial<Record<Operation, unknown>> = {
  createAddress: address,
  updateAddress: address,
  suggestAddresses: { typed: address.addressLine1 },
  redeemGiftCards: { lines: [line] },
  ...Object.fromEntries(
    amountCallNames.map((operation) => [
      operation,
      { accountUniqueId: NOBODY, purchaseId: NOBODY, points: 1_000 },
    ]),
  ),
}

/** The query that a call requires. */
const queryOf = (operation: Operation): Question =>
  operation === 'search' || operation === 'searchKind' ? { query: { q: NOBODY } } : {}

/** A question with everything that a call requires. */
export function sample(operation: Operation, call: Call, known: Known): Question {
  const names = call.params ? Object.keys(call.params.shape) : []
  const ids: Known['ids'] = { ...known.ids, kind: contentKind.enum.offer }
  const params = Object.fromEntries(names.map((name) => [name, ids[name] ?? NOBODY]))
  return { params, ...queryOf(operation), ...(call.body && { body: bodies[operation] ?? {} }) }
}
