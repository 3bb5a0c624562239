import { createHash } from 'node:crypto'
import { MAX_COMMENT, MAX_RECEIPT_NUMBER } from '@borealis/contract/limits.ts'
import type { ClaimBody } from '@borealis/contract/me.ts'
import type { Problem } from '@borealis/contract/problem.ts'
import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { BackendError, mayHaveHappened } from '#app/backend/backend-error.ts'
import { readDollars } from '#app/domain/dollars.ts'
import { oneLine, typedUpTo } from '#app/domain/plain-text.ts'
import { PICTURE_FIELD } from '#app/domain/receipt-picture.ts'
import { readDate } from '#app/domain/typed-date.ts'
import { log } from '#app/edge/log.server.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { withCustomer, withVisitor } from '#app/session/session.middleware.ts'

/** The form as it is sent: everything is text. Problems are codes; `claim-form.tsx` has their sentences. */
const claimForm = z.object({
  key: z.string().regex(/^[\w-]{16,64}$/),
  partnerCode: z.string().min(1, 'partner').max(60, 'partner'),
  occurredOn: z.string().transform((text, context) => {
    const read = readDate(text)
    if ('day' in read) return read.day
    context.addIssue({ code: 'custom', message: read.problem === 'date-unread' ? 'date' : read.problem })
    return z.NEVER
  }),
  amount: z.string().transform((text, context) => {
    const read = readDollars(text, currentLocale())
    if ('cents' in read && read.cents > 0) return read.cents
    context.addIssue({ code: 'custom', message: 'problem' in read ? read.problem : 'amount-below' })
    return z.NEVER
  }),
  receiptNumber: z.string().transform(oneLine).pipe(z.string().max(MAX_RECEIPT_NUMBER, 'receipt')),
  comment: z.string().transform(oneLine).pipe(z.string().max(MAX_COMMENT, 'comment')),
  receiptPictureId: z.string().max(64, 'lost').default(''),
  /** Why the picture that came with the form was not taken. */
  [PICTURE_FIELD]: z
    .string()
    .default('')
    .superRefine((problem, context) => {
      if (problem) context.addIssue({ code: 'custom', message: problem })
    }),
})

/** How long each partner takes to report a purchase, and when missing points can be claimed. */
export const getPostingTimes = createServerFn()
  .middleware([withVisitor])
  .handler(async ({ context }) => {
    const { postingTimes = [], claimRules, articles } = await context.backend.listHelp()
    const article = articles.find(({ slug }) => slug === 'missing-points') ?? null
    return { postingTimes, claimRules: claimRules ?? null, article }
  })

/**
 * The member's claims, newest first, and a key for the next one, which is the same in every tab until a claim is taken: sent
 * twice, from one form or from two, it is still one claim.
 */
export const listClaims = createServerFn()
  .middleware([withCustomer])
  .handler(async ({ context }) => {
    const { claims, leftOut } = await context.backend.listClaims()
    // Names the customer, because a backend may not scope idempotency keys to one.
    const nextKey = hashed([context.session.value.sub, claims[0]?.claimNumber ?? null])
    return { claims, leftOut, nextKey }
  })

/** The outcome of a claim. `errors` by field: one of the form's own codes, or a sentence of the backend. */
type SentClaim =
  | { readonly ok: true; readonly claimNumber: string }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> }

/**
 * Claims points that never came.
 * @throws BackendError 401 `SIGNED_OUT`, and whatever the backend says no sentence about: the claim may be sent again
 */
export const createClaim = createServerFn({ method: 'POST' })
  .middleware([withCustomer])
  .validator(z.record(z.string(), z.string().transform(typedUpTo(4000))))
  .handler(async ({ data, context }): Promise<SentClaim> => {
    const form = claimForm.safeParse(data)
    if (!form.success) {
      return {
        ok: false,
        errors: Object.fromEntries(form.error.issues.map(({ path, message }) => [String(path[0]), message])),
      }
    }
    const { key, amount, receiptNumber, receiptPictureId, [PICTURE_FIELD]: _none, ...rest } = form.data
    const body = {
      ...rest,
      amountCents: amount,
      receiptNumber: receiptNumber === '' ? null : receiptNumber,
      // A backend that keeps no pictures need not know of them.
      ...(receiptPictureId && { receiptPictureId }),
    }
    try {
      const { claimNumber } = await context.backend.createClaim({ body, idempotencyKey: keyOf(key, body) })
      return { ok: true, claimNumber }
    } catch (error) {
      if (!(error instanceof BackendError) || error.status === 401 || !error.problem) throw error
      if (mayHaveHappened(error)) throw error
      log.warn({ err: error }, 'a claim was not taken')
      return { ok: false, errors: fieldErrors(error.problem) }
    }
  })

/**
 * The form's key for this very claim: sent twice it is one claim; corrected after a refusal it is another one, which the
 * backend has to look at anew.
 */
const keyOf = (key: string, body: ClaimBody): string => hashed([key, body])

const hashed = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url')

/** The form's names of fields that the backend names otherwise. */
const formNames: Readonly<Record<string, string>> = {
  amountCents: 'amount',
  receiptPictureId: PICTURE_FIELD,
}

function fieldErrors({ errors = [], detail }: Problem): Record<string, string> {
  const named = errors.map((one) => [formNames[one.field] ?? one.field, one.detail])
  return named.length > 0 ? Object.fromEntries(named) : { form: detail }
}

export const claimQueries = {
  all: ['claims'] as const,
  times: () => queryOptions({ queryKey: [...claimQueries.all, 'times'], queryFn: () => getPostingTimes() }),
  own: () => queryOptions({ queryKey: [...claimQueries.all, 'own'], queryFn: () => listClaims() }),
}
