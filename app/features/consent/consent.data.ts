import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { type ConsentPurpose, consentPurposes } from '#app/domain/consent.ts'
import { requestContext } from '#app/edge/request-context.server.ts'
import { grantedConsent, hasPrivacySignal, writeConsentCookies } from '#app/edge/visitor-cookies.server.ts'

/** This browser's consent, for the page where it is changed. */
interface ConsentChoice {
  /** Null while the question is not answered. */
  readonly granted: readonly ConsentPurpose[] | null
  /** The browser sends Global Privacy Control, which overrides consent. */
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

/** Stores a visitor's consent in cookies of their browser; purposes that are not listed are withdrawn. */
export const saveConsent = createServerFn({ method: 'POST' })
  .validator(z.object({ granted: z.array(z.enum(consentPurposes)).max(consentPurposes.length) }))
  .handler(({ data }) => {
    writeConsentCookies(data.granted)
    return null
  })

export const consentQueries = {
  all: ['consent'] as const,
  /** Another tab may have answered: the page that shows it always asks. */
  choice: () =>
    queryOptions({ queryKey: [...consentQueries.all], queryFn: () => getConsentChoice(), staleTime: 0 }),
}
