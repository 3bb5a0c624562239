import { looksLikeEmail, readEmail } from '#app/domain/email-address.ts'
import { plainText } from '#app/domain/plain-text.ts'
import { type AddressField, addressFields, addressProblem } from '#app/member-data/address-fields.ts'
import { type PersonRules, personFields, personPlan } from '#app/member-data/person-fields.ts'
import { type JoinStep, joinSteps } from './join-steps.ts'

/** What was typed, by field; a box that is not ticked is absent. What is agreed to has the version that was shown. */
export type JoinValues = Readonly<Record<string, string>>

/** By field: a code that has words (`join-fields.tsx`), or a sentence of the backend. */
export type JoinErrors = Readonly<Record<string, string>>

/** A field of the address in this form, which asks for two provinces. */
export const joinField = (field: AddressField): string =>
  field === 'provinceCode' ? 'addressProvinceCode' : field

/** Which step asks for which field; the order is the one on the screen. */
const fieldsOf: Record<JoinStep, readonly string[]> = {
  email: ['email'],
  about: personFields,
  extras: [...addressFields.map(joinField), 'kitNumber'],
  confirm: ['terms'],
}

/** Without the province, which the form fills in itself. */
const addressTexts = addressFields.filter((field) => field !== 'provinceCode')

/** A value, trimmed: not while people type, but before it is checked or sent. */
export const typed = (values: JoinValues, field: string): string => (values[field] ?? '').trim()

/** Whether an address is being given: anything of it is typed. */
export const hasAddress = (values: JoinValues): boolean =>
  addressTexts.some((field) => typed(values, field) !== '')

/** The address as it was typed. */
export const addressOf = (values: JoinValues): Record<AddressField, string> =>
  // Each field of the table, and no other.
  Object.fromEntries(addressFields.map((field) => [field, typed(values, joinField(field))])) as Record<
    AddressField,
    string
  >

/** The province of the address: where the visitor lives, until an address says otherwise. */
export const addressProvince = (values: JoinValues): string =>
  (hasAddress(values) && values.addressProvinceCode) || (values.provinceCode ?? '')

/** The number of a card as its digits. */
export const kitDigits = (values: JoinValues): string =>
  plainText(values.kitNumber ?? '').replace(/[\s-]/g, '')

/** The e-mail address that is meant. */
export const emailOf = (values: JoinValues): string => readEmail(values.email ?? '')

type Check = (values: JoinValues, rules: PersonRules) => string | null

const checks: Readonly<Record<string, Check>> = {
  email: (values) => (looksLikeEmail(emailOf(values)) ? null : 'wrong'),
  ...Object.fromEntries(
    personFields.map((field): [string, Check] => [
      field,
      (values, rules) => personPlan[field].problem(typed(values, field), rules),
    ]),
  ),
  ...Object.fromEntries(
    addressFields.map((field): [string, Check] => [
      joinField(field),
      (values) => (hasAddress(values) ? addressProblem(field, typed(values, joinField(field))) : null),
    ]),
  ),
  kitNumber: (values) => (/^(\d{16})?$/.test(kitDigits(values)) ? null : 'wrong'),
  terms: (values) => (values.terms === undefined ? 'missing' : null),
}

/** What is wrong with one step, in the order of its fields. */
export function checkStep(step: JoinStep, values: JoinValues, rules: PersonRules): JoinErrors {
  const errors: Record<string, string> = {}
  for (const field of fieldsOf[step]) {
    const problem = checks[field]?.(values, rules)
    if (problem) errors[field] = problem
  }
  return errors
}

/** What is wrong with the whole form. */
export const checkJoin = (values: JoinValues, rules: PersonRules): JoinErrors =>
  Object.assign({}, ...joinSteps.map((step) => checkStep(step, values, rules)))

/** The errors that one step can show. */
export const errorsOf = (step: JoinStep, errors: JoinErrors): JoinErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => fieldsOf[step].includes(field)))

/** The first step that has something to put right. */
export const firstWrongStep = (errors: JoinErrors): JoinStep | undefined =>
  joinSteps.find((step) => Object.keys(errorsOf(step, errors)).length > 0)

/**
 * Version of the wording of `join_consent` and `join_personalisation`: raise it with every change of those messages. CASL
 * requires a record of the wording that was agreed to.
 */
export const JOIN_WORDING = '2026-10'

/** The hidden field with the version of the wording that was on the screen. */
export const WORDING_FIELD = 'consentWording'

/** What a new member may agree to, one by one; nothing is ticked for them. */
export const joinConsents = [
  { purpose: 'offers', channel: 'email' },
  { purpose: 'offers', channel: 'sms' },
  { purpose: 'partners', channel: 'email' },
  { purpose: 'surveys', channel: 'email' },
] as const

/** What names a consent in the form and in its words. */
export const consentKey = ({ purpose, channel }: (typeof joinConsents)[number]): string =>
  `${purpose}/${channel}`
export const consentField = (consent: (typeof joinConsents)[number]): string =>
  `consent:${consentKey(consent)}`

/** The field of the consent that is not about messages: offers chosen by what the member buys. */
export const PERSONALISATION = 'personalisation'
