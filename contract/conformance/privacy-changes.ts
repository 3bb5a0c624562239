import { isDeepStrictEqual } from 'node:util'
import {
  accountDeletion,
  channel as channelCode,
  consentList,
  dataExport,
  dataExportList,
  messagePreferences,
  personalData,
} from '../me.ts'
import { OTHER } from '../values.ts'
import type { Changes } from './changes.ts'
import { NOBODY } from './sample-calls.ts'

const OLD_WORDING = 'an older wording'
const allChannels = channelCode.options

/** Gives or withdraws the first consent, and restores it; a yes to a wording that is not shown counts for nothing. */
export async function changeConsent({ notTried, done, refusedField, holds }: Changes): Promise<void> {
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
      [
        now?.decidedAt === now?.history[0]?.decidedAt && now?.decidedAt !== null,
        'the moment of the decision',
      ],
      [now?.history[0]?.wordingVersion === wordingVersion, 'the wording that was decided about'],
    )
  }
  for (const [asked, field, body] of [
    [
      'a yes to an older wording',
      'wordingVersion',
      { purpose, wordingVersion: OLD_WORDING, isGranted: true },
    ],
    ['a purpose that does not exist', 'purpose', { purpose: NOBODY, wordingVersion, isGranted: true }],
  ] as const)
    await refusedField('setConsent', asked, field, { body })
}

/** Switches the first message that is not locked, and restores it. */
export async function changeMessages(changes: Changes): Promise<void> {
  const { notTried, done, holds } = changes
  const grid = await done(messagePreferences, 'getMessagePreferences', 'before a change')
  // A channel of which the answer says no more than `other` cannot be sent.
  const cells = grid?.purposes.flatMap(({ code, wordingVersion, channels }) =>
    channels
      .filter(({ channel }) => channel !== OTHER)
      .map((cell) => ({ purpose: code, wordingVersion, ...cell })),
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
    const now = of?.channels.find((one) => one.channel === channel)
    holds(
      'setMessagePreferences',
      isOn ? 'it is on' : 'it is off',
      [now?.isOn === isOn, 'the cell to be as asked'],
      [now?.decidedAt !== null, 'the moment of the decision'],
    )
  }
  const good = { purpose, channel, isOn: !cell.isOn, wordingVersion }
  const yes = { ...good, isOn: true }
  const refusals: [asked: string, change: object, field?: string][] = [
    ['a purpose that does not exist', { ...yes, purpose: NOBODY }],
    // The site asks anew about what names its wording.
    ['a yes to an older wording', { ...yes, wordingVersion: OLD_WORDING }, 'wordingVersion'],
  ]
  const locked = cells?.find((one) => one.isLocked && one.isOn)
  if (locked) {
    const { isLocked: _, ...off } = { ...locked, isOn: false }
    refusals.push(['one off that is locked', off])
  }
  for (const other of grid?.purposes ?? []) {
    const without = allChannels.find((one) => other.channels.every((cell) => cell.channel !== one))
    const change = { ...yes, purpose: other.code, wordingVersion: other.wordingVersion, channel: without }
    if (without) refusals.push([`${without}, which ${other.code} does not have`, change])
  }
  await changesNothing(changes, good, refusals)
}

/** One wrong change refuses the good one beside it, too. */
async function changesNothing(
  { done, refusedField, holds }: Changes,
  good: object,
  refusals: readonly (readonly [asked: string, change: object, field?: string])[],
): Promise<void> {
  const before = await done(messagePreferences, 'getMessagePreferences', 'before what is refused')
  for (const [asked, wrong, field] of refusals)
    await refusedField('setMessagePreferences', asked, `changes.1${field ? `.${field}` : ''}`, {
      body: { changes: [good, wrong] },
    })
  const after = await done(messagePreferences, 'getMessagePreferences', 'after what was refused')
  holds('setMessagePreferences', 'what is refused changes nothing', [
    isDeepStrictEqual(before, after),
    'every message to be as before',
  ])
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
