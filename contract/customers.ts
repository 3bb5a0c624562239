import { z } from 'zod'
import { addressBody } from './addresses.ts'
import { MAX_NAME, MAX_PIN, MIN_PIN } from './limits.ts'
import {
  aside,
  birthDay,
  day,
  email,
  heldPoints,
  image,
  language,
  memberNumber,
  moment,
  OTHER,
  phone,
  points,
  provinceCode,
  sentBack,
  signedPoints,
} from './values.ts'

/** Only a code of page data's `genders`; null when the customer would rather not say. */
const gender = sentBack().nullable()

/** What the member told us they care about (spec §3). Message consents are another thing: see `me.ts`. */
export const customerPreferences = z.object({
  interests: z.array(sentBack()).describe('Category codes, in no order'),
  personalisation: z
    .boolean()
    .describe('When false, no segment is used and every member gets the same catalogue'),
})

/** The gift card a member saves for; the site works out what is missing. */
export const goal = z.object({ brandId: sentBack(), sku: sentBack() })
export type Goal = z.infer<typeof goal>

/**
 * GET /customers/ : the profile (spec §7).
 * A suspended or closed account is not answered with a profile but with 403 ACCOUNT_SUSPENDED or ACCOUNT_CLOSED.
 */
export const customer = z.object({
  sub: z.string().min(1).describe('The id everywhere, equal to the token subject'),
  sceneNumber: memberNumber,
  firstName: z.string().min(1),
  lastName: z.string().min(1),
  email,
  pendingEmail: email.nullable().describe('Asked for, not yet confirmed; `email` stays in force until then'),
  phone: phone.nullable(),
  birthDate: birthDay.nullable(),
  gender,
  provinceCode: z.enum([...provinceCode.options, OTHER]).describe('other: not on record'),
  language: z.enum([...language.options, OTHER]).describe('other: not on record'),
  timeZone: z.string().nullable().describe('IANA name chosen by the member; null: the one of the province'),
  memberSince: day.nullable().describe('null: not on record'),
  status: z.literal('active'),
  isFrozen: z.boolean().describe('The member has stopped every redemption; see the freeze calls'),
  onBoardMessageActive: z.boolean().describe('Show the welcome and its first steps'),
  isGhostKitActivated: z
    .boolean()
    .describe('The member number comes from a card kit that was issued earlier'),
  selectedShippingAddress: z.string().nullable().describe('uniqueId of the default address'),
  segments: z
    .array(z.string())
    .describe('Codes of page data accountSegments; empty when personalisation is off'),
  preferences: customerPreferences,
  goal: goal.nullable(),
})
export type Customer = z.infer<typeof customer>

/**
 * PATCH /customers/ : only what is named changes; the answer is the whole profile.
 * `email` (spec §6) and `phone` need step-up. Where the e-mail confirmation extension exists the new address becomes
 * `pendingEmail` and the old one is notified; otherwise it takes effect at once. Nobody has shown then that the mailbox is theirs: whoever
 * accepts it must end the member's sessions at the provider with the change, so that the next one begins in that mailbox. Otherwise its
 * owner, who signs in by a code, shares an account that somebody else has made ready and still has open.
 */
export const customerPatch = z
  .object({
    firstName: z.string().trim().min(1).max(MAX_NAME),
    lastName: z.string().trim().min(1).max(MAX_NAME),
    email,
    phone: phone.nullable(),
    birthDate: day,
    gender,
    provinceCode,
    language,
    timeZone: z.string().max(60).nullable(),
    onBoardMessageActive: z.boolean(),
    preferences: customerPreferences.partial(),
    goal: goal.nullable(),
  })
  .partial()
export type CustomerPatch = z.infer<typeof customerPatch>

/** POST /customers/email/validate. Never needs nor carries a bearer; the bot check is its guard. */
export const emailValidationBody = z.object({ email })

export const emailValidation = z.object({
  isAvailable: z.boolean().describe('False: a member already uses this address'),
  suggestion: email
    .nullable()
    .describe('A likely correction of a mistyped host, such as gmail.com for gmial.com'),
})

/** A consent as given at sign-up: CASL wants the wording that was agreed to. */
const signUpConsent = z.object({
  purpose: z.string().min(1),
  channel: z
    .enum(['email', 'sms', 'push', 'mail', 'any'])
    .describe('any: not about messages, such as the purpose personalisation'),
  isGranted: z.boolean(),
  wordingVersion: z.string().min(1),
})

/** POST /customers/ : joins the programme. The first sign-in is by a code sent to `email`; no password is asked here. */
export const customerBody = z.object({
  email,
  firstName: z.string().trim().min(1).max(MAX_NAME),
  lastName: z.string().trim().min(1).max(MAX_NAME),
  phone: phone.nullable(),
  birthDate: day,
  gender,
  provinceCode,
  language,
  preferences: customerPreferences,
  consents: z.array(signUpConsent).max(40),
  termsVersion: sentBack().describe('Version of the terms that was on the screen'),
  shippingAddress: addressBody.nullable(),
  kitNumber: z
    .string()
    .regex(/^\d{16}$/)
    .nullable()
    .describe('Number of a pre-issued card to activate (isGhostKitActivationEnabled)'),
})
export type CustomerBody = z.infer<typeof customerBody>

export const customerCreated = z.object({
  sub: z.string().min(1),
  sceneNumber: memberNumber,
  onBoardMessageActive: z.boolean(),
  welcomePoints: points,
})

/** One card on which points are earned or to which a credit can go (spec §3 `cards`, `accountUniqueId`). */
export const account = z.object({
  uniqueId: sentBack(),
  cardType: z.string().min(1).describe('Code of page data cardTypes; never ALL'),
  name: z.string().min(1),
  maskedNumber: z.string().describe('Last digits only, such as •••• 2275'),
  isPrimary: z.boolean(),
  acceptsTravel: z.boolean().describe('Travel bought with it can be paid in points (byot)'),
  acceptsCredit: z.boolean().describe('Points can become a credit on it (pfc)'),
  image: image.nullable(),
})
export type Account = z.infer<typeof account>

export const accountList = z.object({ accounts: z.array(account) })

/** GET /customers/balance. `points` are spendable now, or what is owed when below 0; a known zero is 0. */
export const balance = z.object({
  points: heldPoints,
  pendingPoints: aside(signedPoints.describe('Earned, not yet spendable; not part of points'), null),
  pendingPostsBy: day.nullable().describe('By when all pending points are in; null when there are none'),
  expiringPoints: aside(points.describe('0 when the programme has no expiry or none is near'), null),
  expiresOn: day.nullable(),
  earnedLast90Days: aside(
    signedPoints.describe('Posted earnings of the last 90 days, for the pace towards a goal'),
    null,
  ),
  asOf: aside(moment, null),
})
export type Balance = z.infer<typeof balance>

/** POST /customers/promotion/pin/redeem. Case, spaces and dashes do not matter. */
export const promotionPinBody = z.object({ pin: z.string().trim().min(MIN_PIN).max(MAX_PIN) })

/** A PIN without what does not matter. */
export const plainPin = (pin: string): string => pin.toUpperCase().replace(/[\s-]/g, '')

export const promotionPinResult = z.object({
  points: points.describe('Points added by the PIN'),
  description: z.string().describe('The promotion in the caller’s language'),
  reference: z.string().min(1),
  balanceAfter: heldPoints,
})
export type PromotionPinResult = z.infer<typeof promotionPinResult>
