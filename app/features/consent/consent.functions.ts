import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { type ConsentPurpose, consentPurposes } from '#app/domain/consent.ts'
import { writeConsentCookies } from '#app/http/consent-cookies.server.ts'
import { requestContext } from '#app/http/request-context.server.ts'
import { grantedConsent, hasPrivacySignal } from '#app/http/visitor-choice.server.ts'

/** What this browser's owner allowed, for the page where they change it. */
export interface ConsentChoice {
  /** Null when nobody has answered yet. */
  readonly granted: readonly ConsentPurpose[] | null
  /** The browser itself says no (Global Privacy Control), and that holds. */
  readonly isRefusedByBrowser: boolean
}

/** Reads two cookies and a header of the caller's own. */
export const getConsentChoice = createServerFn().handler((): ConsentChoice => {
  const { request } = requestContext()
  return {
    granted: grantedConsent(request) ?? null,
    isRefusedByBrowser: hasPrivacySignal(request),
  }
})

/** Keeps what a visitor allows, in cookies of their own browser; what is not named is withdrawn. */
export const saveConsent = createServerFn({ method: 'POST' })
  .validator(z.object({ granted: z.array(z.enum(consentPurposes)).max(consentPurposes.length) }))
  .handler(({ data }) => {
    writeConsentCookies(data.granted)
    return null
  })
