import { changeAddresses } from './address-changes.ts'
import { changesOf } from './changes.ts'
import { freezeAndThaw } from './freeze-changes.ts'
import type { Member } from './member.ts'
import { askForExport, changeConsent, changeMessages, leaveAndStay } from './privacy-changes.ts'
import { changeEmail, changeProfile } from './profile-changes.ts'
import type { Known } from './sample-calls.ts'

/**
 * Changes what a member may change, checks that it is stored, and restores it: profile, addresses, e-mail address,
 * consents, messages, freeze, an export, and a closing request.
 */
export async function checkWrites(member: Member, known: Known): Promise<void> {
  const changes = changesOf(member, known)
  await changeProfile(changes)
  await changeAddresses(changes)
  await changeEmail(changes)
  if (changes.has('consents')) await changeConsent(changes)
  if (changes.has('messagePreferences')) await changeMessages(changes)
  if (changes.has('freeze')) await freezeAndThaw(changes)
  if (changes.has('dataExport')) await askForExport(changes)
  if (changes.has('accountDeletion')) await leaveAndStay(changes)
}
