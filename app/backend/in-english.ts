import { markedEnglish } from '@borealis/contract/text.ts'
import { z } from 'zod'
import { createParseCache } from './content-cache.ts'
import { jsonOf } from './http-answer.ts'
import type { HttpAnswer } from './transport.server.ts'

/** Fields of content that people read; what else is missing is no matter of language. */
const TEXTS =
  /^(title|name|shortName|brandName|partnerName|description|details?|exclusions|reason|summary|heading|paragraphs|body|label|value|unit|short|sentence|howToSpend|acceptedAt|termsAndConditions|pointsConversionLabel|readMoreTermsConditions|expires|phoneHours|emailDetail)$/
/** May be empty by the contract, and is worth asking for in English all the same. */
const WANTED = /^(description|details|summary|body|howToSpend|termsAndConditions)$/
/** Holds texts: where it is missing, all of them are. */
const HOLDERS = /^(cmsContent|brandInfo|fields|sections)$/
/** What a row of a list is known by, the same in both languages. */
const KEYS = ['offerCode', 'spotlightCode', 'brandId', 'sku', 'partnerCode', 'slug', 'code', 'id', 'number']

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

type Holder = Readonly<Record<string, unknown>>
const isHolder = (value: unknown): value is Holder =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const looked = createParseCache()

/** `lacksText` of an answer's body; the same body under one `key` is looked through once. */
export const hasGaps = (schema: z.core.$ZodType, key: string, answer: HttpAnswer): boolean =>
  looked(key, answer.text, () => lacksText(schema, jsonOf(answer))) === true

/** True for an answer in which a text is missing that a page shows. */
function lacksText(schema: z.core.$ZodType, value: unknown, key = ''): boolean {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return !isBlank(value) && lacksText(schema.unwrap(), value, key)
  if (schema instanceof z.ZodPipe) return lacksText(schema.in, value, key)
  if (schema instanceof z.ZodObject) {
    if (!isHolder(value)) return HOLDERS.test(key)
    return Object.entries(schema.shape).some(([field, part]) => lacksText(part, value[field], field))
  }
  if (schema instanceof z.ZodArray) {
    if (!Array.isArray(value) || value.length === 0) return HOLDERS.test(key)
    return value.some((item) => lacksText(schema.element, item, key))
  }
  if (schema._zod.def.type !== 'string' || !TEXTS.test(key) || !isBlank(value)) return false
  return WANTED.test(key) || !z.safeParse(schema, '').success
}

/** The answer with the English texts in the places of those that it lacks, each marked as English. */
export function withEnglish(value: unknown, english: unknown, key = ''): unknown {
  if (isBlank(value)) {
    if (typeof english === 'string')
      return TEXTS.test(key) && english.trim() !== '' ? markedEnglish(english) : value
    return HOLDERS.test(key) && isHolder(english) ? withEnglish({}, english) : orAll(value, english, key)
  }
  if (Array.isArray(value)) return Array.isArray(english) ? rowsWith(value, english, key) : value
  if (!isHolder(value) || !isHolder(english)) return value
  const fields = Object.keys({ ...english, ...value })
  return Object.fromEntries(fields.map((field) => [field, withEnglish(value[field], english[field], field)]))
}

const orAll = (value: unknown, english: unknown, key: string): unknown =>
  HOLDERS.test(key) && Array.isArray(english) ? rowsWith([], english, key) : value

function rowsWith(rows: readonly unknown[], english: readonly unknown[], key: string): unknown[] {
  const isMissing = rows.length === 0 && (HOLDERS.test(key) || TEXTS.test(key))
  if (isMissing) return english.map((row) => withEnglish(isHolder(row) ? {} : '', row, key))
  const isSameLength = rows.length === english.length
  return rows.map((row, index) => {
    const id = isHolder(row) ? KEYS.find((one) => !isBlank(row[one])) : undefined
    if (id === undefined || !isHolder(row)) return isSameLength ? withEnglish(row, english[index], key) : row
    return withEnglish(
      row,
      english.find((other) => isHolder(other) && other[id] === row[id]),
      key,
    )
  })
}
