import { writeConsentCookies } from '#app/http/consent-cookies.server.ts'
import { requestContext } from '#app/http/request-context.server.ts'
import { grantedConsent } from '#app/http/visitor-choice.server.ts'

/** Experiments alone, yes or no; what was answered about measuring stays as it is. */
export function takePart(isTakingPart: boolean): void {
  const granted = grantedConsent(requestContext().request) ?? []
  const others = granted.filter((purpose) => purpose !== 'experiments')
  writeConsentCookies(isTakingPart ? [...others, 'experiments'] : others)
}
