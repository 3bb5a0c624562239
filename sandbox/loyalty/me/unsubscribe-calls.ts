import { Refusal } from '@borealis/contract/serving/refusal.ts'
import { textIn } from '@borealis/contract/serving/words.ts'
import type { Language } from '@borealis/contract/values.ts'
import { contact } from '../../seed/content/help.ts'
import { localise } from '../../seed/text.ts'
import { countTry } from '../http/attempts.ts'
import type { Handlers } from '../http/call.ts'
import { isSignedBy, signatureOf } from '../http/signature.ts'
import type { Loyalty } from '../loyalty.ts'
import { refuseUnknownPurpose } from './consent-calls.ts'
import { decide } from './decisions.ts'
import { messagePurposes, wordingVersion } from './purposes.ts'
import { siteLink } from './write-to.ts'

const secret = 'unsubscribe_secret'
/** At least sixty days are required by CASL; milliseconds. */
const lifetimeMs = 180 * 24 * 60 * 60_000
const perLink = { tries: 10, withinMs: 15 * 60_000 }

/**
 * How an optional message is stopped: a link that works without signing in, and the foot of the message that has it, with the
 * sender’s mailing address.
 */
export function unsubscribeLine(loyalty: Loyalty, sub: string, now: number) {
  const stem = `${sub}.${now.toString(36)}`
  const token = `${stem}.${signatureOf(loyalty.db, secret, stem)}`
  const link = (language: Language) => siteLink(loyalty, language, `/unsubscribe?token=${token}`)
  const links = { en: link('en'), fr: link('fr') }
  const address = (language: Language) => localise(contact, language, '').mail ?? ''
  const line = {
    en: `Unsubscribe: ${links.en}\n${address('en')}`,
    fr: `Se désabonner\u00a0: ${links.fr}\n${address('fr')}`,
  }
  return { links, line }
}

/** Unsubscribing by a link in a message. Idempotent. */
export function unsubscribeCalls({ db, accounts }: Loyalty) {
  const readLink = (token: string, now: number) => {
    const [, stem = '', sub = '', at = '', signature = ''] =
      /^((\w+)\.([0-9a-z]+))\.([\w-]+)$/.exec(token) ?? []
    const account = isSignedBy(db, secret, stem, signature) ? accounts.findBySub(sub) : null
    const isOver = Number.parseInt(at, 36) + lifetimeMs <= now
    if (!account || isOver) throw new Refusal('LINK_EXPIRED', { keepsWrites: true })
    return account
  }

  return {
    unsubscribe: ({ body, language, now }) => {
      countTry(db, `unsubscribe/${body.token}`, perLink, now)
      const { sub, email } = readLink(body.token, now)
      const stopped = messagePurposes.filter(
        ({ code }) => body.purpose === undefined || code === body.purpose,
      )
      if (stopped.length === 0) throw refuseUnknownPurpose()
      const names = stopped.flatMap(({ code, name, channels, locked }) => {
        const open = channels.filter((channel) => !locked.includes(channel))
        for (const channel of open) {
          decide(db, sub, { purpose: code, channel, isGranted: false, wordingVersion }, now)
        }
        // Mandatory channels continue and are not listed as stopped.
        return locked.length === 0 ? [textIn(name, language)] : []
      })
      return { maskedEmail: masked(email), purposes: names }
    },
  } satisfies Handlers
}

/** Recognisable to its owner only: `a•••@example.ca`. */
function masked(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}•••${email.slice(at)}`
}
