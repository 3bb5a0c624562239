import { requestContext } from '#app/edge/request-context.server.ts'
import { grantedConsent, writeConsentCookies } from '#app/edge/visitor-cookies.server.ts'

/** Gives or withdraws the consent to experiments in the consent cookie; the other purposes stay as they are. */
export function setExperimentConsent(isGiven: boolean): void {
  const granted = grantedConsent(requestContext().request) ?? []
  const others = granted.filter((purpose) => purpose !== 'experiments')
  writeConsentCookies(isGiven ? [...others, 'experiments'] : others)
}
