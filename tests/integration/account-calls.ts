import { updateProfile } from '../../app/features/account/account.data.ts'
import { listAddresses, prepareAddressRemoval } from '../../app/features/addresses/addresses.data.ts'
import { cancelEmailChange, prepareEmail } from '../../app/features/email-change/email-change.data.ts'
import {
  getMessagePreferences,
  saveMessagePreferences,
} from '../../app/features/message-preferences/preferences.data.ts'
import { listOwnOffers } from '../../app/features/offers/offers.data.ts'
import {
  cancelClosing,
  getClosing,
  getConsents,
  listDataExports,
  readDataExport,
  requestDataExport,
  setConsent,
} from '../../app/features/privacy/privacy.data.ts'
import { dismissWelcome } from '../../app/features/registration/registration.data.ts'
import { freezeAccount, getFreeze, getSecurityLog } from '../../app/features/security/security.data.ts'
import { getProfile } from '../../app/member-data/profile.data.ts'
import type { Calls } from './endings.ts'

/** Every server function of the account that calls the backend, with valid input. */
export const accountCalls: Calls = {
  getProfile: ({ fetch }) => getProfile({ fetch }),
  updateProfile: ({ fetch }) =>
    updateProfile({ data: { section: 'name', values: { firstName: 'Noor', lastName: 'Roy' } }, fetch }),
  listAddresses: ({ fetch }) => listAddresses({ fetch }),
  prepareAddressRemoval: ({ fetch }) => prepareAddressRemoval({ data: { uniqueId: 'any' }, fetch }),
  prepareEmail: ({ fetch }) => prepareEmail({ data: { typed: 'new@example.ca' }, fetch }),
  cancelEmailChange: ({ fetch }) => cancelEmailChange({ fetch }),
  getMessagePreferences: ({ fetch }) => getMessagePreferences({ fetch }),
  saveMessagePreferences: ({ fetch }) =>
    saveMessagePreferences({ data: { ticked: [], wordings: {} }, fetch }),
  getConsents: ({ fetch }) => getConsents({ fetch }),
  setConsent: ({ fetch }) =>
    setConsent({ data: { purpose: 'research', isGranted: false, wordingVersion: '2026-12' }, fetch }),
  listDataExports: ({ fetch }) => listDataExports({ fetch }),
  requestDataExport: ({ fetch }) => requestDataExport({ fetch }),
  readDataExport: ({ fetch }) => readDataExport({ data: { exportId: 'any' }, fetch }),
  getClosing: ({ fetch }) => getClosing({ fetch }),
  cancelClosing: ({ fetch }) => cancelClosing({ fetch }),
  dismissWelcome: ({ fetch }) => dismissWelcome({ fetch }),
  getFreeze: ({ fetch }) => getFreeze({ fetch }),
  freezeAccount: ({ fetch }) => freezeAccount({ fetch }),
  getSecurityLog: ({ fetch }) => getSecurityLog({ fetch }),
  listOwnOffers: ({ fetch }) => listOwnOffers({ data: { own: 'used' }, fetch }),
}
