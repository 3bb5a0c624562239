import { writeConsentCookies } from '#app/edge/consent-cookies.server.ts'
import { requestContext } from '#app/edge/request-context.server.ts'
import { grantedConsent } from '#app/edge/visitor-choice.server.ts'

/** Gives or withdraws the consent to experiments in the consent cookie; the other purposes stay as they are. */
export function setExperimentConsent(isGiven: boolean): void {
  const granted = grantedConsent(requestContext().request) ?? []
  const others = granted.filter((purpose) => purpose !== 'experiments')
  writeConsentCookies(isGiven ? [...others, 'experiments'] : others)
}
