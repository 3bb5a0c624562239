import { z } from 'zod'
import { MAX_ID } from './limits.ts'
import { provinceCodes } from './provinces.ts'

/** Whole points; never a fraction. */
export const points = z.int().min(0).describe('Whole points')

/** Whole points with a sign: positive when they come in, negative when they leave. */
export const signedPoints = z.int().describe('Whole points, negative when they leave the balance')

/** What a member holds or held. A refund can take back more than is there: then it is a debt, and nothing can be redeemed. */
export const heldPoints = z.int().describe('Whole points, negative when more was taken back than was there')

/** Canadian cents, so that no sum is ever rounded. */
export const cents = z.int().min(0).describe('Canadian cents')

/**
 * What an answer says where none of the other values fits. A value that this release does not know is read as this
 * (`read-answer.ts`), so that it takes no page from anybody; the check of the contract says that it does not fit.
 */
export const OTHER = 'other'

/** A calendar day without time, `YYYY-MM-DD`. */
export const day = z.iso.date().describe('Calendar day, YYYY-MM-DD')

/** The same of a person's birth, which somebody once wrote down. */
export const birthDay = z.iso.date().describe('Calendar day, YYYY-MM-DD')

/** A moment with its offset, as RFC 3339 has it. Read in UTC, with a `Z`, so that moments can be compared as text. */
export const moment = z.iso
  .datetime({ offset: true })
  .overwrite((text) => (text.endsWith('Z') || !Date.parse(text) ? text : new Date(text).toISOString()))
  .describe('Moment with its offset, RFC 3339')

/** An address outside the site that a page may link to: never `javascript:` or `data:`. */
export const webAddress = z.url({ protocol: /^https?$/ }).describe('Absolute http(s) address')

/** Lists with a promised order, and the moment or day that it goes by. Every answer of a backend under test is judged by it. */
export const orderOf = z.registry<{ readonly by: string }>()

/** A list in the order of the latest first. */
export const newestFirst = <Row extends z.ZodObject>(row: Row, by: keyof z.output<Row> & string) =>
  z.array(row).describe(`Newest first, by \`${by}\``).register(orderOf, { by })

/** What `accept-language` carries: the language part of the locale (spec §1). */
export const language = z.enum(['en', 'fr'])
export type Language = z.infer<typeof language>

/** The thirteen codes of spec §3. */
export const provinceCode = z.enum(provinceCodes)
export type ProvinceCode = z.infer<typeof provinceCode>

/** The same of an address on record: a text, because other systems and earlier forms wrote there what they had. */
export const writtenProvince: z.ZodType<string> = z.enum(provinceCodes)

/** A stable code with its name in the caller's language. */
export const codeName = z.object({ code: z.string().min(1), name: z.string().min(1) })
export type CodeName = z.infer<typeof codeName>

/** A name that comes back from the site, in the path of a page or in a call: with more characters it cannot. */
export const sentBack = () => z.string().min(1).max(MAX_ID)

/** A picture the site may show through its image route. `label` is its text alternative; empty when decorative. */
export const image = z.object({
  url: z.string().min(1).describe('Absolute http(s) address'),
  label: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .optional()
    .describe('Its ground, such as `#73231c`, which stands in its place while it loads'),
})
export type Image = z.infer<typeof image>

export const email = z.email().max(254)

/** `ddd-ddd-dddd` (spec §5). */
export const phone = z.string().regex(/^\d{3}-\d{3}-\d{4}$/)

/** Three characters, a space, three characters (spec §5), as Canada Post writes it: `P3E 1C5`. */
export const postalCode = z.string().regex(/^[A-Z]\d[A-Z] \d[A-Z]\d$/)

export const memberNumber = z
  .string()
  .regex(/^\d{16}$/)
  .describe('Member number, 16 digits, no spaces')

/**
 * What people wrote down once, perhaps before this contract: in an answer it is shown as it comes, and its owner corrects it.
 * In what the site sends it is as the contract has it, and the check of the contract says what differs.
 */
export const shownAsWritten: ReadonlySet<z.core.$ZodType> = new Set([
  ...[email, phone, postalCode, writtenProvince, memberNumber, birthDay],
])

const asides = new WeakMap<z.core.$ZodType, { readonly instead: unknown }>()

/**
 * What is told beside the matter itself. The contract has it, and the check of the contract says where it differs; an answer
 * without it, or with something that cannot be read, is read with `instead` in its place, so that it takes nothing else along.
 */
export function aside<Schema extends z.ZodType, const Instead>(schema: Schema, instead: Instead) {
  const read = schema.transform((value): z.output<Schema> | Instead => value)
  asides.set(read, { instead })
  return read
}

/** What is read in the place of an `aside`; `undefined` of any other schema. */
export const insteadOf = (schema: z.core.$ZodType): { readonly instead: unknown } | undefined =>
  asides.get(schema)

/** A rank that an answer lacks: the last. */
export const LAST_RANK = Number.MAX_SAFE_INTEGER

/** The two gift-card formats of spec §4. */
export const giftCardFormat = z.enum(['E-Card', 'Physical'])
export type GiftCardFormat = z.infer<typeof giftCardFormat>
