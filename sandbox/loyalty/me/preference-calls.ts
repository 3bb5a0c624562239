import type { MessagePreferences } from '@borealis/contract/me.ts'
import { refuseField } from '@borealis/contract/serving/refusal.ts'
import { text, textIn } from '@borealis/contract/serving/words.ts'
import type { Language } from '@borealis/contract/values.ts'
import type { Handlers } from '../http/call.ts'
import type { Loyalty } from '../loyalty.ts'
import { refuseOldWording, refuseUnknownPurpose } from './consent-calls.ts'
import { decide, decisionOf } from './decisions.ts'
import { messagePurposes, wordingVersion } from './purposes.ts'

/** Message preferences by purpose and channel. Everything is off by default. */
export function preferenceCalls({ db }: Loyalty) {
  const grid = (sub: string, language: Language): MessagePreferences => ({
    purposes: messagePurposes.map(({ code, name, detail, channels, locked }) => ({
      code,
      name: textIn(name, language),
      detail: textIn(detail, language),
      wordingVersion,
      channels: channels.map((channel) => {
        const decision = decisionOf(db, sub, code, channel)
        const isLocked = locked.includes(channel)
        return {
          channel,
          isOn: isLocked || (decision?.isGranted ?? false),
          isLocked,
          decidedAt: isLocked ? null : (decision?.decidedAt ?? null),
          decidedWording: isLocked ? null : (decision?.wordingVersion ?? null),
        }
      }),
    })),
  })

  return {
    getMessagePreferences: ({ sub, language }) => grid(sub, language),

    setMessagePreferences: ({ sub, body, language, now }) => {
      body.changes.forEach(({ purpose, channel, isOn, wordingVersion: version }, index) => {
        const field = (name: string) => `changes.${index}.${name}`
        const known = messagePurposes.find(({ code }) => code === purpose)
        if (!known) throw refuseUnknownPurpose(field('purpose'))
        if (!known.channels.includes(channel)) throw refuseChannel(field('channel'))
        if (known.locked.includes(channel)) {
          if (isOn) return
          throw refuseLocked(field('isOn'))
        }
        if (isOn) refuseOldWording(version, field('wordingVersion'))
        decide(db, sub, { purpose, channel, isGranted: isOn, wordingVersion: version }, now)
      })
      return grid(sub, language)
    },
  } satisfies Handlers
}

const refuseChannel = (field: string) =>
  refuseField(
    field,
    text(
      'Choose another way: these messages aren’t sent this way',
      'Choisissez un autre mode d’envoi\u00a0: celui-ci n’est pas offert pour ces messages',
    ),
  )

const refuseLocked = (field: string) =>
  refuseField(
    field,
    text(
      'You can’t turn off messages about your account and orders',
      'Les messages au sujet de votre compte et de vos commandes ne peuvent pas être désactivés',
    ),
  )
