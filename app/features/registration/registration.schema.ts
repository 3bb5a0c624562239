import { type CustomerBody, customerBody } from '@borealis/contract/customers.ts'
import type { PageData } from '@borealis/contract/page-data.ts'
import type { Language } from '@borealis/contract/values.ts'
import { z } from 'zod'
import { sentEmail } from '#app/domain/email-address.ts'
import { INTEREST, interestsIn, MAX_FIELD_NAME } from '#app/domain/interest-field.ts'
import { typedUpTo } from '#app/domain/plain-text.ts'
import { savedPostalCode } from '#app/domain/postal-code.ts'
import { savedOf, sentText } from '#app/member-data/person.schema.ts'
import { type PersonRules, personFields } from '#app/member-data/person-fields.ts'
import {
  addressOf,
  checkJoin,
  consentField,
  hasAddress,
  JOIN_WORDING,
  type JoinErrors,
  type JoinValues,
  joinConsents,
  joinField,
  kitDigits,
  PERSONALISATION,
  typed,
  WORDING_FIELD,
} from './check-join.ts'

const MAX_FIELDS = 80

/** A form as it arrives: unchecked text by field, with upper limits on length and number. */
export const joinValues = z
  .record(z.string().max(MAX_FIELD_NAME), z.string().transform(typedUpTo(500)))
  .refine((values) => Object.keys(values).length <= MAX_FIELDS)

/** What the browser's bot check gave. */
export const botToken = z.string().min(1).max(5_000)

type Checked =
  | { readonly ok: true; readonly body: CustomerBody }
  | { readonly ok: false; readonly errors: JoinErrors }

interface Asked extends Pick<PageData, 'interests' | 'termsVersion'> {
  readonly rules: PersonRules
  readonly language: Language
}

/** The new member as the backend takes them, or what is wrong with which field. */
export function customerOf(sent: JoinValues, { rules, language, termsVersion, interests }: Asked): Checked {
  // A draft may hold an interest that the programme has given up since: the form has no box to untick it.
  const listed = new Set(interests.map(({ code }) => INTEREST + code))
  const values = asSent(sent, (field) => !field.startsWith(INTEREST) || listed.has(field))
  const errors = checkJoin(values, rules)
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  // What is recorded as accepted is what was on the screen, which may be older than what we have now.
  const isCurrent = sent.terms === termsVersion && sent[WORDING_FIELD] === JOIN_WORDING
  if (!isCurrent) return { ok: false, errors: { terms: 'changed' } }
  const parsed = customerBody.safeParse({ ...bodyOf(values, rules), language, termsVersion })
  if (parsed.success) return { ok: true, body: parsed.data }
  return {
    ok: false,
    errors: Object.fromEntries(parsed.error.issues.map(({ path }) => [fieldAt(path.join('.')), 'wrong'])),
  }
}

function bodyOf(values: JoinValues, rules: PersonRules) {
  const person = Object.fromEntries(
    personFields.map((field) => [field, savedOf(field, typed(values, field), rules)]),
  )
  const messages = joinConsents
    .filter(({ channel }) => channel !== 'sms' || person.phone !== null)
    .map((consent) => ({ ...consent, isGranted: values[consentField(consent)] !== undefined }))
  const personalisation = values[PERSONALISATION] !== undefined
  return {
    email: sentEmail(values.email ?? ''),
    ...person,
    preferences: { interests: interestsIn(values), personalisation },
    consents: [...messages, { purpose: 'personalisation', channel: 'any', isGranted: personalisation }].map(
      (consent) => ({ ...consent, wordingVersion: JOIN_WORDING }),
    ),
    shippingAddress: hasAddress(values) ? shippingAddressOf(values) : null,
    kitNumber: kitDigits(values) || null,
  }
}

/** An optional field that is empty is left out. */
function shippingAddressOf(values: JoinValues) {
  const address = addressOf(values)
  const filled = Object.entries(address).filter(([, text]) => text !== '')
  return { ...Object.fromEntries(filled), postalCode: savedPostalCode(address.postalCode) }
}

const asSent = (values: JoinValues, isAsked: (field: string) => boolean): JoinValues =>
  Object.fromEntries(
    Object.entries(values).flatMap(([field, text]) =>
      isAsked(field) ? [[field, sentText(field, text)]] : [],
    ),
  )

/** The form's name for a place in the body: `shippingAddress.provinceCode` is the address's province. */
export function fieldAt(path: string): string {
  if (path === 'shippingAddress.provinceCode') return joinField('provinceCode')
  if (path === 'termsVersion') return 'terms'
  return path.replace(/^(shippingAddress|preferences)\./, '').split('.')[0] ?? path
}
