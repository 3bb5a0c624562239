import { calls, type Operation } from '@borealis/contract/calls.ts'
import { isProvinceCode } from '@borealis/contract/provinces.ts'
import { defaultTimeZone, zoneOfProvince } from '@borealis/contract/time-zones.ts'
import { insteadOf, OTHER, shownAsWritten } from '@borealis/contract/values.ts'
import { readProvince } from '@borealis/contract/written-province.ts'
import { z } from 'zod'
import { plainText } from '#app/domain/plain-text.ts'
import { dayIn, wallClock } from '#app/domain/time-zone.ts'
import { readDate } from '#app/domain/typed-date.ts'
import { BackendError } from './backend-error.ts'
import type { HttpLog } from './http.server.ts'

export type AnswerLog = Pick<HttpLog, 'warn' | 'error'>

/** Fields already logged, by call. Bounded: the contract names the fields, and row numbers are left out. */
const logged = new Set<string>()

/** How many rows of its lists an answer had that could not be read, by the name of the list. */
const leftOut = new WeakMap<object, ReadonlyMap<string, number>>()

/** Rows of one of its lists that an answer does not show, because they could not be read. */
const rowsLeftOut = (answer: object, list: string): number => leftOut.get(answer)?.get(list) ?? 0

/** An answer with the number of rows that its `list` lacks, for a page that must say so. */
export const withLeftOut = <T extends object>(
  answer: T,
  list: keyof T & string,
): T & { leftOut: number } => ({
  ...answer,
  leftOut: rowsLeftOut(answer, list),
})

/**
 * Reads an answer by its schema. What differs from the contract and can only mean one thing is read as that; a field that
 * cannot be read is absent where it may be; a row without what it needs is left out; the rest is shown. Whatever is not as
 * the contract has it is logged: fields once, rows each time, never a value. What points are spent with is read strictly.
 * @throws BackendError PARSE_ERROR when nothing can be shown; NO_ANSWER when a read was answered with something else
 */
export function readAnswer<T>(
  schema: z.ZodType<T>,
  json: unknown,
  { call, log, isStrict, isRead }: { call: Operation; log: AnswerLog; isStrict?: boolean; isRead?: boolean },
): T {
  const strict = schema.safeParse(json)
  if (strict.success) return strict.data
  const notes: Notes = { fields: new Set(), rows: new Map() }
  const read = readValue(schema, json, { ...rootOf(call), ...(isStrict && { isStrict }), notes })
  if (read === UNREADABLE) {
    // Paths and reasons only: the values may be personal data.
    const reasons = strict.error.issues
      .slice(0, 5)
      .map(({ path, message }) => `${path.join('.')}: ${message}`)
    log.error({ call, issues: reasons }, 'the backend broke the contract')
    const isAnother = schema instanceof z.ZodObject && saysSomethingElse(schema.shape, json)
    throw new BackendError({ code: isRead && isAnother ? 'NO_ANSWER' : 'PARSE_ERROR' })
  }
  const fields = [...notes.fields].filter((field) => !logged.has(`${call} ${field}`))
  for (const field of fields) logged.add(`${call} ${field}`)
  if (fields.length > 0) log.warn({ call, fields }, 'the backend says what is not known')
  if (notes.rows.size > 0) {
    log.warn({ call, rows: Object.fromEntries(notes.rows) }, 'rows that cannot be read are left out')
    if (isContainer(read)) leftOut.set(read, notes.rows)
  }
  // Each part was checked by its own schema.
  return read as T
}

const UNREADABLE = Symbol('unreadable')

interface Notes {
  readonly fields: Set<string>
  readonly rows: Map<string, number>
}

interface Place {
  readonly path: string
  readonly key: string
  /** In a row of a list: a row that lacks something is left out, while what is there only once is shown with a gap. */
  readonly isRow: boolean
  /** What points are spent with: nothing but an unknown value of a list of values is tolerated. */
  readonly isStrict: boolean
  /** The member's own: a row with a gap says more than none. What is published says nothing that is not certain. */
  readonly isOwn: boolean
  /** Read for every page: lists that are missing are empty. */
  readonly isFrame: boolean
  /** One thing, named in the address: none of its lists is what was asked for. */
  readonly isOne: boolean
  readonly isAsked: boolean
  readonly notes: Notes
}

function rootOf(operation: Operation): Omit<Place, 'notes'> {
  const call = calls[operation]
  const isOrder = 'headers' in call && call.headers.some((header) => header === 'Idempotency-Key')
  return {
    path: '',
    key: '',
    isRow: false,
    isStrict: isOrder || operation === 'getRedemption',
    isOwn: call.auth !== 'optional' && call.auth !== 'none',
    isFrame: operation === 'getPageData' || operation === 'getCustomer' || operation === 'updateCustomer',
    isOne: call.path.endsWith('}') && !('isSearch' in call),
    isAsked: false,
  }
}

type Schema = z.core.$ZodType

/** The value as its schema has it, or `UNREADABLE`. */
function readValue(schema: Schema, value: unknown, at: Place): unknown {
  if (schema instanceof z.ZodNullable) return readNullable(schema.unwrap(), value, at)
  if (schema instanceof z.ZodOptional) return value === null ? noted(undefined, at) : orElse(undefined)
  if (schema instanceof z.ZodDefault)
    return value === null ? readValue(schema, undefined, at) : orElse(z.safeParse(schema, undefined).data)
  if (schema instanceof z.ZodObject) return readObject(schema.shape, value, at)
  if (schema instanceof z.ZodArray) return readList(schema.element, value, at)
  if (schema instanceof z.ZodRecord) return readRecord(schema, value, at)
  if (schema instanceof z.ZodPipe && schema.out instanceof z.ZodTransform) {
    const read = readValue(schema.in, value, at)
    const aside = at.isStrict ? undefined : insteadOf(schema)
    if (read === UNREADABLE) return aside ? noted(aside.instead, at) : read
    // A list that is emptier than the contract has it is read by what is made of it.
    return settled(Array.isArray(read) ? schema.out : schema, read)
  }
  return readLeaf(schema, value, at)

  function orElse(instead: unknown): unknown {
    if (value === undefined) return instead
    const read = readValue((schema as z.ZodOptional).unwrap(), value, at)
    return read === UNREADABLE && !at.isStrict ? noted(instead, at) : read
  }
}

/** What is missing or empty is null; what cannot be read is so for a member's own, where a gap is better than no row. */
function readNullable(inner: Schema, value: unknown, at: Place): unknown {
  if (value === null) return null
  const isEmpty = value === undefined || value === ''
  if (isEmpty && settled(inner, value) === UNREADABLE) return at.isStrict ? UNREADABLE : noted(null, at)
  const read = readValue(inner, value, at)
  if (read !== UNREADABLE) return read
  const mayBeNull = at.isOwn || !isMeasure(inner)
  return at.isStrict || !mayBeNull ? UNREADABLE : noted(null, at)
}

function readObject(shape: Readonly<Record<string, Schema>>, value: unknown, at: Place): unknown {
  const holder = isContainer(value) && !Array.isArray(value) ? value : undefined
  if (!holder && (at.isRow || at.isStrict || at.path === '')) return UNREADABLE
  if (at.path === '' && saysSomethingElse(shape, value)) return UNREADABLE
  const read: Record<string, unknown> = {}
  const lists = Object.keys(shape).filter((key) => shape[key] instanceof z.ZodArray)
  for (const [key, schema] of Object.entries(shape)) {
    // The first list of an answer is what was asked for: it is not empty because it is missing.
    const isAsked = at.path === '' && key === lists[0] && !at.isFrame && !at.isOne
    const there = { ...at, path: at.path ? `${at.path}.${key}` : key, key, isAsked }
    const own = holder && Object.hasOwn(holder, key) ? holder[key] : undefined
    let part = readValue(schema, own, there)
    if (part === UNREADABLE && !at.isStrict && (!at.isRow || mayHaveGap(schema, there)))
      part = gapFor(schema, there)
    if (part === UNREADABLE) return UNREADABLE
    if (part !== undefined) read[key] = part
  }
  return read
}

/** True of a body with little of what was asked for, such as an error whose status is 200. */
function saysSomethingElse(shape: Readonly<Record<string, Schema>>, value: unknown): boolean {
  const needed = Object.entries(shape).flatMap(([key, schema]) => (mayLack(schema) ? [] : [key]))
  const present = needed.filter((key) => isContainer(value) && Object.hasOwn(value, key))
  return present.length * 2 < needed.length
}

const mayLack = (schema: Schema): boolean =>
  insteadOf(schema) !== undefined ||
  [z.ZodNullable, z.ZodOptional, z.ZodDefault].some((kind) => schema instanceof kind)

/** In a member's own row: without its description a transaction still has its points, an e-card without its mark its value. */
const mayHaveGap = (schema: Schema, { isOwn, key }: Place): boolean =>
  isOwn &&
  (shownAsWritten.has(schema) || schema instanceof z.ZodBoolean || (isText(schema) && !LEADS.test(key)))

/** What stands for a field that is there only once, so that the rest can be shown. Never a number, nor a day. */
function gapFor(schema: Schema, at: Place): unknown {
  if (schema instanceof z.ZodBoolean) return noted(false, at)
  if (schema instanceof z.ZodString || shownAsWritten.has(schema)) return noted('', at)
  if (schema instanceof z.ZodLiteral) return noted(schema.value, at)
  if (schema instanceof z.ZodRecord) return noted({}, at)
  const made = schema instanceof z.ZodPipe ? schema.in : schema
  if (made instanceof z.ZodArray && !at.isAsked) return noted([], at)
  return schema instanceof z.ZodEnum && hasOther(schema) ? noted(OTHER, at) : UNREADABLE
}

function readList(element: Schema, value: unknown, at: Place): unknown {
  if (!Array.isArray(value)) return UNREADABLE
  const read = value.map((item) => readValue(element, item, { ...at, isRow: true }))
  const kept = read.filter((item) => item !== UNREADABLE)
  const missing = read.length - kept.length
  if (missing > 0 && at.isStrict) return UNREADABLE
  if (missing > 0) at.notes.rows.set(at.path, (at.notes.rows.get(at.path) ?? 0) + missing)
  return kept
}

/** Entries under keys that are not known, and those that cannot be read, are dropped. */
function readRecord({ keyType, valueType }: z.ZodRecord, value: unknown, at: Place): unknown {
  if (!isContainer(value) || Array.isArray(value)) return UNREADABLE
  const entries = Object.entries(value).flatMap(([key, item]) => {
    const isKnown = settled(keyType, key) !== UNREADABLE
    const read = isKnown ? readValue(valueType, item, { ...at, isRow: true, key }) : UNREADABLE
    if (read !== UNREADABLE) return [[key, read]]
    noted(null, at)
    return []
  })
  return Object.fromEntries(entries)
}

/** A single value: as it is, as what it can only mean, or as a person wrote it. */
function readLeaf(schema: Schema, given: unknown, at: Place): unknown {
  const asIs = settled(schema, given)
  if (asIs !== UNREADABLE) return asIs
  // A phone number may be stored as a number.
  const value = typeof given === 'number' && shownAsWritten.has(schema) ? String(given) : given
  if (schema instanceof z.ZodEnum && hasOther(schema) && typeof value === 'string' && at.isStrict)
    return noted(OTHER, at)
  if (at.isStrict) return UNREADABLE
  for (const meant of meanings(schema, value)) {
    const read = settled(schema, meant)
    if (read !== UNREADABLE) return noted(read, at)
  }
  if (schema instanceof z.ZodEnum && hasOther(schema)) return noted(OTHER, at)
  if (typeof value !== 'string') return UNREADABLE
  if (shownAsWritten.has(schema)) return noted(value, at)
  if (!isText(schema)) return UNREADABLE
  const { error } = z.safeParse(schema, value)
  const isOnlyLength = error?.issues.every(({ code }) => code === 'too_small' || code === 'too_big')
  // Without what it is addressed by, a row leads nowhere.
  return isOnlyLength && (value !== '' || !ADDRESSES.test(at.key)) ? noted(value, at) : UNREADABLE
}

const ADDRESSES = /(^|[a-z])(id|code|number|slug|sku|key|reference)$/i
/** The same, and the address of a picture or a page. */
const LEADS = /(^|[a-z])(id|code|number|slug|sku|key|reference|url|path|page)$/i

/** What a value of another form can only mean in this place. */
function meanings(schema: Schema, value: unknown): unknown[] {
  const text = typeof value === 'string' ? value.trim() : ''
  // A comma may stand before thousands or before cents.
  if (schema instanceof z.ZodNumber) return numbersIn(plainText(text.replace('\u2212', '-')))
  if (schema instanceof z.ZodBoolean)
    return truthOf(typeof value === 'number' ? String(value) : text.toLowerCase())
  if (schema instanceof z.ZodEnum) {
    const options = schema.options.map((option) => String(option).toLowerCase())
    const word = text.toLowerCase()
    if (schema.options.some(isProvinceCode)) return [readProvince(text)]
    // `fr-CA` of a language, and its name, also with the country: « French (Canada) ».
    const isShort = options.every((option) => option === OTHER || option.length === 2)
    const words = isShort ? word.split(/[^\p{L}]+/u).map((part) => languages.get(part) ?? part) : [word]
    const meant = schema.options.filter((_, index) => words.includes(options[index] ?? ''))
    return meant.length === 1 ? meant : []
  }
  if (schema instanceof z.ZodISODate) {
    if (/^\d{4}-\d\d-\d\d[T ]/.test(text)) return [dayWritten(text)]
    const day = readDate(text)
    return 'day' in day ? [day.day] : daysOfCount(typeof value === 'number' ? value : text)
  }
  if (schema instanceof z.ZodISODateTime)
    return typeof value === 'number' ? momentsOfCount(value) : momentsOf(text)
  // An address without its scheme is one of the web.
  if (isText(schema) && /^(\/\/|www\.)/i.test(text)) return [`https://${text.replace(/^\/\//, '')}`]
  return isText(schema) && typeof value === 'number' && Number.isFinite(value) ? [String(value)] : []
}

const numbersIn = (text: string): number[] =>
  /^[+-]?(\d+|\d{1,3}( \d{3})+)(\.\d+)?$/.test(text) ? [Number(text.replaceAll(' ', ''))] : []

const truths: Readonly<Record<string, boolean>> = {
  ...{ true: true, 1: true, y: true, yes: true },
  ...{ false: false, 0: false, n: false, no: false },
}

const truthOf = (word: string): boolean[] => {
  const truth = Object.hasOwn(truths, word) ? truths[word] : undefined
  return truth === undefined ? [] : [truth]
}

/** ISO 639 has two codes of three letters for French; older systems here write one letter. */
const languages = new Map([
  ...['f', 'fra', 'fre', 'french', 'français', 'francais'].map((name) => [name, 'fr'] as const),
  ...['e', 'eng', 'english', 'anglais'].map((name) => [name, 'en'] as const),
])

/** Milliseconds since 1970, or seconds: in both the years from 2001 on are told apart by their length. */
function momentsOfCount(count: number): string[] {
  const ms = count >= 1e12 ? count : count >= 1e9 && count < 1e10 ? count * 1000 : undefined
  return ms !== undefined && ms < 1e13 ? [new Date(ms).toISOString()] : []
}

/** The day of a count since 1970, of milliseconds or of seconds: no day that is meant is as early as the one would be of the other. */
function daysOfCount(written: number | string): string[] {
  const count = /^-?\d{9,13}$/.test(String(written)) ? Number(written) : undefined
  return count === undefined ? [] : [dayAt(Math.abs(count) >= 1e10 ? count : count * 1000)]
}

/** A moment of somebody's own clocks says the day that they show; one in UTC is some hours on. */
function dayWritten(text: string): string {
  const at = /(Z|[+-]00:?00)$/i.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? text.slice(0, 10) : dayAt(at)
}

/**
 * The day that stands behind a moment. Midnight in UTC or in a province is the day that begins, which it is in UTC as well; any other,
 * such as the last second of a day, is of the zone of most members.
 */
function dayAt(at: number): string {
  const begins = ['UTC', ...Object.values(zoneOfProvince)].some((zone) => {
    const { hour, minute } = wallClock(at, zone)
    return at % 60_000 === 0 && hour === 0 && minute === 0
  })
  return begins ? new Date(at).toISOString().slice(0, 10) : dayIn(at, defaultTimeZone)
}

/** A moment without its zone is one of UTC; a day alone stands for its noon, which is the same day all over Canada. */
function momentsOf(text: string): string[] {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return [`${text}T17:00:00Z`]
  // As headers of HTTP have it.
  if (/ (GMT|UTC)$/.test(text) && Date.parse(text)) return [new Date(text).toISOString()]
  const written = text.replace(/^(\d{4}-\d\d-\d\d) /, '$1T').replace(/([+-]\d\d)(\d\d)$/, '$1:$2')
  return [written, `${written}Z`]
}

const settled = (schema: Schema, value: unknown): unknown => {
  const read = z.safeParse(schema, value)
  return read.success ? read.data : UNREADABLE
}

const isText = (schema: Schema): boolean => schema._zod.def.type === 'string'

/** A number, a day or a moment: where they say null it means something of its own. */
const isMeasure = (schema: Schema): boolean =>
  schema instanceof z.ZodNumber || schema instanceof z.ZodISODate || schema instanceof z.ZodISODateTime

const hasOther = ({ options }: z.ZodEnum): boolean => options.includes(OTHER)

function noted<T>(value: T, { path, notes }: Place): T {
  notes.fields.add(path)
  return value
}

type Container = Record<PropertyKey, unknown>

/** An object or list of parsed JSON, by key or index. */
const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null
