import {
  accountDeletion,
  consentList,
  dataExport,
  dataExportList,
  messagePreferences,
  personalData,
} from '../me.ts'
import type { Changes } from './changes.ts'

/** Gives or withdraws the first consent, and restores it. */
export async function changeConsent({ notTried, done, holds }: Changes): Promise<void> {
  const first = (await done(consentList, 'listConsents', 'before a decision'))?.consents[0]
  if (!first) return notTried('setConsent: the programme asks for no consent')
  const { purpose, wordingVersion } = first
  for (const isGranted of [!first.isGranted, first.isGranted]) {
    const body = { purpose, wordingVersion, isGranted }
    const answer = await done(consentList, 'setConsent', isGranted ? 'a yes' : 'a no', { body })
    const now = answer?.consents.find((one) => one.purpose === purpose)
    holds(
      'setConsent',
      isGranted ? 'the yes is kept' : 'the no is kept',
      [now?.isGranted === isGranted, 'the decision in force'],
      [now?.history[0]?.isGranted === isGranted, 'the decision first in its history'],
    )
  }
}

/** Switches the first message that is not locked, and restores it. */
export async function changeMessages({ notTried, done, holds }: Changes): Promise<void> {
  const grid = await done(messagePreferences, 'getMessagePreferences', 'before a change')
  const cells = grid?.purposes.flatMap(({ code, wordingVersion, channels }) =>
    channels.map((cell) => ({ purpose: code, wordingVersion, ...cell })),
  )
  const cell = cells?.find(({ isLocked }) => !isLocked)
  if (!cell) return notTried('setMessagePreferences: every message is locked')
  const { purpose, channel, wordingVersion } = cell
  for (const isOn of [!cell.isOn, cell.isOn]) {
    const body = { changes: [{ purpose, channel, isOn, wordingVersion }] }
    const answer = await done(messagePreferences, 'setMessagePreferences', isOn ? 'one on' : 'one off', {
      body,
    })
    const of = answer?.purposes.find(({ code }) => code === purpose)
    holds('setMessagePreferences', isOn ? 'it is on' : 'it is off', [
      of?.channels.find((one) => one.channel === channel)?.isOn === isOn,
      'the cell to be as asked',
    ])
  }
}

/** Requests to close the account, and cancels the request. */
export async function leaveAndStay({ stepUp, done, refused, holds }: Changes): Promise<void> {
  const asked = await done(accountDeletion, 'requestDeletion', 'with a second check', {
    stepUp: await stepUp(),
  })
  holds('requestDeletion', 'the account is to be closed', [
    asked?.isRequested === true && asked.closesOn !== null,
    'isRequested, and the day',
  ])
  const kept = await done(accountDeletion, 'cancelDeletion', 'the wish')
  holds('cancelDeletion', 'the account stays', [kept?.isRequested === false, 'isRequested false'])
  await refused('cancelDeletion', 'when nothing was asked', 'NOT_FOUND')
}

/** Requests an export of all personal data, which expires by itself. */
export async function askForExport({ done, holds }: Changes): Promise<void> {
  const asked = await done(dataExport, 'requestExport', 'all personal data')
  if (!asked) return
  const params = { exportId: asked.exportId }
  const one = await done(dataExport, 'getExport', 'the one that was asked for', { params })
  const all = await done(dataExportList, 'listExports', 'after one was asked for')
  holds(
    'requestExport',
    'it is under way',
    [one?.exportId === asked.exportId, 'getExport to know it'],
    [all?.exports[0]?.exportId === asked.exportId, 'it to stand first in the list'],
  )
  if (one?.state === 'ready') await done(personalData, 'downloadExport', 'the data', { params })
}
