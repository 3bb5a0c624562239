import type { PageData } from '@borealis/contract/page-data.ts'
import { parseProvince } from '@borealis/contract/provinces.ts'
import { email as emailShape } from '@borealis/contract/values.ts'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { BackendError } from '#app/backend/backend-error.ts'
import { acceptBotToken } from '#app/bot-check/bot-check.server.ts'
import { sentEmail } from '#app/domain/email-address.ts'
import { languagePart } from '#app/domain/locale.ts'
import { dayIn, timeZoneFor } from '#app/domain/time-zone.ts'
import { requestContext } from '#app/edge/request-context.server.ts'
import { enforceRateLimit, isOurFailure, refundEarlierTry } from '#app/session/rate-limits.server.ts'
import { withCustomer, withVisitor } from '#app/session/session.middleware.ts'
import { firstWrongStep, type JoinErrors } from './check-join.ts'
import { botToken, customerOf, fieldAt, joinValues } from './registration.schema.ts'

/** An answer about an address waits for a multiple of this: what a backend takes longer for one branch than for the other is not seen. */
const CHECK_SLOT_MS = 400
/** Joining makes an account at the provider, and a member, of a new address alone: a second or so in most systems. */
const JOIN_SLOT_MS = 2_000

/**
 * What a visitor may learn about an address: that it is none, or a likely correction of a mistyped host. Never whether a
 * member has it.
 */
export type EmailAnswer =
  | { readonly ok: true; readonly suggestion: string | null }
  | { readonly ok: false; readonly errors: JoinErrors }

/**
 * Asks the backend about an address.
 * @throws BackendError 403 `JOINING_CLOSED`, 429 `TOO_MANY_REQUESTS`, also `BOT_CHECK_FAILED` and `BOT_CHECK_DOWN`
 */
export const validateEmail = createServerFn({ method: 'POST' })
  .middleware([withVisitor])
  .validator(z.object({ email: z.string().max(254), token: botToken }))
  .handler(async ({ data, context }): Promise<EmailAnswer> => {
    requireOpen(await context.backend.getPageData())
    // The browser has no validator and lets through what only looks like an address, such as one with accents.
    const email = sentEmail(data.email)
    if (!emailShape.safeParse(email).success) return { ok: false, errors: { email: 'wrong' } }
    const limit = await enforceRateLimit('email-check')
    try {
      const accepted = await acceptBotToken(data.token, 'validateEmail')
      const { suggestion } = await inSlots(CHECK_SLOT_MS, () =>
        context.backend.validateEmail({ body: { email }, botToken: accepted }),
      )
      return { ok: true, suggestion }
    } catch (error) {
      if (isOurFailure(error)) await limit.refund()
      throw error
    }
  })

/** Joined, as far as anybody but the owner of the mailbox can tell; or what is wrong with which field. */
export type JoinAnswer = { readonly ok: true } | { readonly ok: false; readonly errors: JoinErrors }

/**
 * Joins the programme. The address of an existing member gets the same response as a new one; the owner of the mailbox
 * can sign in with a code, as that member.
 * @throws BackendError for anything that concerns no field, also 403 `JOINING_CLOSED`, 429 `TOO_MANY_REQUESTS`,
 * `BOT_CHECK_FAILED` and `BOT_CHECK_DOWN`
 */
export const registerMember = createServerFn({ method: 'POST' })
  .middleware([withVisitor])
  .validator(z.object({ values: joinValues, token: botToken }))
  .handler(async ({ data: { values: sent, token }, context }): Promise<JoinAnswer> => {
    const pageData = await context.backend.getPageData()
    requireOpen(pageData)
    const { minimumAge = 0, featureFlags } = pageData
    // The form has no such field while nobody activates a card by its number.
    const values = featureFlags.isGhostKitActivationEnabled ? sent : { ...sent, kitNumber: '' }
    const today = dayIn(Date.now(), timeZoneFor(parseProvince(values.provinceCode)))
    const language = languagePart(context.locale)
    const checked = customerOf(values, { ...pageData, rules: { today, minimumAge }, language })
    if (!checked.ok) return checked
    const limit = await enforceRateLimit('join')
    try {
      const accepted = await acceptBotToken(token, 'createCustomer')
      const answer = await inSlots(JOIN_SLOT_MS, () =>
        context.backend
          .createCustomer({ body: checked.body, botToken: accepted })
          .then((): JoinAnswer => ({ ok: true }), answerTo),
      )
      // The checks of a person who joins were honest. Joining itself stays counted: whoever opens accounts in bulk succeeds, too.
      if (answer.ok) await refundEarlierTry('email-check')
      return answer
    } catch (error) {
      // What only came too late may have opened an account.
      const isLate = error instanceof BackendError && error.code === 'TIMEOUT'
      if (isOurFailure(error) && !isLate) await limit.refund()
      throw error
    }
  })

/** Enforces on the server what the page says by hiding the form: joining is closed. */
function requireOpen(pageData: PageData): void {
  if (pageData.public.auth.isActive) return
  const { correlationId } = requestContext()
  throw new BackendError({ status: 403, code: 'JOINING_CLOSED', correlationId })
}

function answerTo(error: unknown): JoinAnswer {
  if (!(error instanceof BackendError) || !error.problem) throw error
  const { code, detail, errors = [] } = error.problem
  if (code === 'EMAIL_TAKEN') return { ok: true }
  if (code === 'TOO_YOUNG') return { ok: false, errors: { birthDate: detail } }
  if (code === 'KIT_NOT_FOUND' || code === 'KIT_ALREADY_ACTIVE') {
    return { ok: false, errors: { kitNumber: detail } }
  }
  const named = Object.fromEntries(errors.map((one) => [fieldAt(one.field), one.detail]))
  // What no step asks for is shown beside no field, but as why the whole was refused.
  if (firstWrongStep(named) === undefined) throw error
  return { ok: false, errors: named }
}

/**
 * Delays a response until a multiple of `ms` after the call began, so that its duration does not reveal whether an address is a
 * member's. Wraps only the backend's call: a slow bot check before it would use up the delay.
 */
async function inSlots<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const answer = await work()
  await new Promise((resolve) => setTimeout(resolve, ms - ((performance.now() - began) % ms)))
  return answer
}

/** The welcome was seen: it does not come again. */
export const dismissWelcome = createServerFn({ method: 'POST' })
  .middleware([withCustomer])
  .handler(async ({ context }) => {
    await context.backend.updateCustomer({ body: { onBoardMessageActive: false } })
    return null
  })
