import { z } from 'zod'
import { MAX_COMMENT, MAX_RECEIPT_NUMBER } from './limits.ts'
import { problem } from './problem.ts'
import { cents, day, heldPoints, moment, newestFirst, OTHER, points, sentBack } from './values.ts'

// The extension group: what the site offers beyond spec §7. Page data's featureFlags say which of it exists.

export const channel = z.enum(['email', 'sms', 'push', 'mail'])
export type Channel = z.infer<typeof channel>

/** GET /api/me/redemptions/{idempotencyKey}: the status of a redemption whose response was lost. */
export const redemptionParams = z.object({ idempotencyKey: z.string().min(8).max(128) })
export const redemptionStatus = z.discriminatedUnion('status', [
  z
    .object({ status: z.literal('unknown') })
    .describe('No such key of this customer: nothing left the balance'),
  z.object({ status: z.literal('running') }),
  z.object({ status: z.literal('done'), orderNumber: z.string().min(1), pageNumber: z.int().min(1), points }),
  z.object({ status: z.literal('refused'), problem }).describe('Nothing left the balance'),
])
export type RedemptionStatus = z.infer<typeof redemptionStatus>

/** What was on the screen of whoever answers. */
const shownWording = sentBack().describe(
  'When it is not the current one, a yes is refused, and `errors` names this field: the site then asks anew',
)

/** A consent with its memory: what for, which wording, since when. */
export const consent = z.object({
  purpose: sentBack(),
  title: z.string().min(1),
  wording: z.string().min(1),
  wordingVersion: sentBack(),
  isGranted: z.boolean(),
  decidedAt: moment.nullable(),
  history: z
    .array(z.object({ isGranted: z.boolean(), wordingVersion: z.string().min(1), decidedAt: moment }))
    .describe('Every decision, newest first'),
})
export const consentList = z.object({ consents: z.array(consent) })
export type ConsentList = z.infer<typeof consentList>
export const consentBody = z.object({
  purpose: sentBack(),
  isGranted: z.boolean(),
  wordingVersion: shownWording,
})

/** Which messages a member wants, purpose by channel; each cell keeps the wording agreed to. */
export const messagePreferences = z.object({
  purposes: z.array(
    z.object({
      code: sentBack(),
      name: z.string().min(1),
      detail: z.string(),
      wordingVersion: sentBack(),
      channels: z.array(
        z.object({
          channel: z.enum([...channel.options, OTHER]).describe('other: not shown'),
          isOn: z.boolean(),
          isLocked: z.boolean(),
          decidedAt: moment.nullable(),
          decidedWording: z
            .string()
            .min(1)
            .nullable()
            .optional()
            .describe('Version of the wording that was decided about; absent or null: not on record'),
        }),
      ),
    }),
  ),
})
export type MessagePreferences = z.infer<typeof messagePreferences>
export const messagePreferencesBody = z.object({
  changes: z
    .array(
      z.object({
        purpose: sentBack(),
        channel,
        isOn: z.boolean(),
        wordingVersion: shownWording,
      }),
    )
    .min(1)
    .max(80),
})
export type MessagePreferencesBody = z.infer<typeof messagePreferencesBody>

/** While frozen every redemption is refused with ACCOUNT_FROZEN, before it is priced. Freezing is one click; unfreezing needs step-up. */
export const freeze = z.object({ isFrozen: z.boolean(), since: moment.nullable() })
export type Freeze = z.infer<typeof freeze>

/** What this release has words for. */
export const securityKinds = [
  'sign-in',
  'step-up',
  'email-change-asked',
  'email-changed',
  'phone-changed',
  'address-created',
  'address-updated',
  'address-deleted',
  'redemption',
  'e-card-revealed',
  'frozen',
  'unfrozen',
  'data-exported',
  'deletion-asked',
] as const
export type SecurityKind = (typeof securityKinds)[number]

/** `place` is as coarse as a province or country. */
export const securityLog = z.object({
  events: newestFirst(
    z.object({
      id: z.string().min(1),
      at: moment,
      kind: z
        .string()
        .min(1)
        .describe(`One of ${securityKinds.join(', ')}; others may come, and are shown by their detail`),
      detail: z.string(),
      place: z.string().nullable(),
      device: z.string().nullable(),
    }),
    'at',
  ),
})
export type SecurityLog = z.infer<typeof securityLog>

/** The link in the confirmation e-mail carries `token`; the link may be opened on another device. */
export const emailConfirmationBody = z.object({ token: z.string().min(16).max(200) })

export const dataExport = z.object({
  exportId: sentBack(),
  state: z.enum(['running', 'ready', 'expired', OTHER]),
  requestedAt: moment,
  expiresAt: moment.nullable(),
  downloadPath: z
    .string()
    .startsWith('/')
    .nullable()
    .describe('Below /api: where downloadExport answers once the export is ready'),
})
export type DataExport = z.infer<typeof dataExport>
export const dataExportList = z.object({ exports: newestFirst(dataExport, 'requestedAt') })
/** Everything about the member, room by room; what a room holds is the backend's own. */
export const personalData = z.record(z.string(), z.unknown())
export const dataExportParams = z.object({ exportId: sentBack() })

/** An account is closed thirty days after the request; until then the member can take it back. */
export const accountDeletion = z.object({
  isRequested: z.boolean(),
  closesOn: day.nullable(),
  pointsLost: heldPoints,
})
export type AccountDeletion = z.infer<typeof accountDeletion>

/** The e-card wallet, without codes. */
export const eCard = z.object({
  cardId: sentBack(),
  orderNumber: z.string().min(1),
  brandId: sentBack(),
  brandName: z.string().min(1),
  valueCents: cents,
  sentAt: moment.nullable(),
  isUsed: z.boolean().describe('The member’s own mark; the brand does not tell'),
  leftCents: cents
    .nullable()
    .optional()
    .describe('What is left on it by the member’s own note; null: not noted. Absent: no note can be made'),
})
export const eCardList = z.object({ cards: z.array(eCard) })
export type ECardList = z.infer<typeof eCardList>
export const eCardParams = z.object({ cardId: sentBack() })
export const eCardBody = z.object({
  isUsed: z.boolean(),
  leftCents: cents
    .nullable()
    .optional()
    .describe('Absent: the note stays. Sent only where cards have it; at most `valueCents`'),
})
/** Needs step-up; logged in the security log; never cached. */
export const eCardSecret = z.object({
  cardId: z.string().min(1),
  code: z.string().min(1),
  pin: z.string().nullable(),
})
export type ECardSecret = z.infer<typeof eCardSecret>

export const defaultAddressBody = z.object({ uniqueId: sentBack() })

/** The token comes from the link in a message; no sign-in. Without `purpose`: everything that is not required by law. */
export const unsubscribeBody = z.object({
  token: z.string().min(16).max(400),
  purpose: sentBack().optional(),
})
export const unsubscribeResult = z.object({ maskedEmail: z.string().min(1), purposes: z.array(z.string()) })

/** Bytes of a receipt's picture at most. The site makes it smaller than that: 1,600 by 3,200 pixels at most. */
export const maxReceiptBytes = 3 * 1024 * 1024
const receiptId = z.string().min(1).max(64)
export const claimReceiptParams = z.object({
  receiptId: receiptId.describe('SHA-256 of the picture, in base64url: sent twice, it is one picture'),
})
/** A picture that the site has decoded and written anew: upright, and without the place, time and device of its camera. */
export const claimReceiptBody = z.object({
  mediaType: z.literal('image/jpeg'),
  base64: z
    .base64()
    .min(4)
    .max(Math.ceil(maxReceiptBytes / 3) * 4),
})
/** Whoever keeps a picture also deletes it: soon where no claim names it, else a set time after the claim is answered. */
export const claimReceipt = z.object({
  receiptId,
  deletedAt: moment.describe('When the picture is deleted if no claim names it until then'),
})

/** A claim for points that never came. */
export const claimBody = z.object({
  partnerCode: z.string().min(1).max(60),
  occurredOn: day,
  amountCents: cents,
  receiptNumber: z.string().trim().max(MAX_RECEIPT_NUMBER).nullable(),
  comment: z.string().trim().max(MAX_COMMENT),
  receiptPictureId: receiptId
    .nullable()
    .optional()
    .describe(
      'A picture that `keepClaimReceipt` has kept for this member; null, or absent where the backend keeps none. In a claim that was sent, also null once the picture is deleted',
    ),
})
export type ClaimBody = z.infer<typeof claimBody>
export const claim = claimBody.extend({
  claimNumber: z.string().min(1),
  state: z.enum(['received', 'in-review', 'granted', 'refused', OTHER]),
  stateText: z.string().min(1),
  submittedAt: moment,
  answeredAt: moment.nullable(),
  pointsGranted: points.nullable(),
})
export type Claim = z.infer<typeof claim>
export const claimList = z.object({ claims: newestFirst(claim, 'submittedAt') })
