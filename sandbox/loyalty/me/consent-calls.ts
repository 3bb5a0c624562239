import type { ConsentList } from '@borealis/contract/me.ts'
import { refuseField } from '@borealis/contract/serving/refusal.ts'
import { text, textIn } from '@borealis/contract/serving/words.ts'
import type { Language } from '@borealis/contract/values.ts'
import type { Handlers } from '../http/call.ts'
import type { Loyalty } from '../loyalty.ts'
import { memberRow } from '../members/member.ts'
import { decide, decisionOf, decisionsOf, noChannel } from './decisions.ts'
import { consentPurposes, wordingVersion } from './purposes.ts'

/** Consents with their history. Giving consent requires the current wording; withdrawing does not. */
export function consentCalls({ db }: Loyalty) {
  const list = (sub: string, language: Language): ConsentList => ({
    consents: consentPurposes.map(({ purpose, title, wording }) => {
      const decision = decisionOf(db, sub, purpose, noChannel)
      // This one also has a switch in the profile.
      const isGranted =
        purpose === 'personalisation'
          ? memberRow(db, sub).personalisation === 1
          : (decision?.isGranted ?? false)
      return {
        purpose,
        title: textIn(title, language),
        wording: textIn(wording, language),
        wordingVersion: isGranted && decision ? decision.wordingVersion : wordingVersion,
        isGranted,
        decidedAt: decision?.decidedAt ?? null,
        history: decisionsOf(db, sub, purpose, noChannel),
      }
    }),
  })

  return {
    listConsents: ({ sub, language }) => list(sub, language),

    setConsent: ({ sub, body, language, now }) => {
      const { purpose, isGranted } = body
      if (!consentPurposes.some((known) => known.purpose === purpose)) throw refuseUnknownPurpose()
      if (isGranted) refuseOldWording(body.wordingVersion)
      decide(db, sub, { ...body, channel: noChannel }, now)
      if (purpose === 'personalisation') {
        db.prepare('UPDATE members SET personalisation = ? WHERE sub = ?').run(Number(isGranted), sub)
      }
      return list(sub, language)
    },
  } satisfies Handlers
}

export const refuseUnknownPurpose = (field = 'purpose') =>
  refuseField(field, text('Choose an option from the list', 'Choisissez une option dans la liste'))

/** @throws Refusal VALIDATION_FAILED when the wording is not the current one */
export function refuseOldWording(version: string, field = 'wordingVersion'): void {
  if (version === wordingVersion) return
  throw refuseField(
    field,
    text('Read the text again: it has changed', 'Lisez le texte de nouveau\u00a0: il a changé'),
  )
}
