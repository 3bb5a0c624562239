import { customerPatch } from '@borealis/contract/customers.ts'
import { readProvince } from '@borealis/contract/written-province.ts'
import { z } from 'zod'
import { readPhone } from '#app/domain/phone.ts'
import { oneLine } from '#app/domain/plain-text.ts'
import { dayOf } from '#app/domain/typed-date.ts'
import { type PersonField, type PersonRules, personPlan } from './person-fields.ts'

/** What was sent in a field, as one line; a program that fills a form in may have written the province out. */
export const sentText = (field: string, text: string): string =>
  /provinceCode$/i.test(field) ? (readProvince(text) ?? text) : oneLine(text)

/** What is saved of a text with which nothing is wrong; nothing of one that is empty. */
export function savedOf(field: PersonField, text: string, { today }: PersonRules): string | null {
  const { kind } = personPlan[field]
  if (kind === 'day') return dayOf(text, today)
  const read = kind === 'phone' && readPhone(text)
  return read && 'phone' in read ? read.phone : text || null
}

const { shape } = customerPatch.required()

/** A field as a form sends it, which is nothing when it is empty, checked by the table and by the contract. */
export const personSchema = <Field extends PersonField>(field: Field, rules: PersonRules) =>
  z.preprocess((typed, context) => {
    const text = sentText(field, typeof typed === 'string' ? typed : '')
    const problem = personPlan[field].problem(text, rules)
    if (problem) context.addIssue({ code: 'custom', params: { problem } })
    return savedOf(field, text, rules)
  }, shape[field])
