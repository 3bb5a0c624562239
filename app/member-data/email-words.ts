import { readEmail } from '#app/domain/email-address.ts'
import * as m from '#app/paraglide/messages.js'

/** What the contract takes in no address before its host: accents, commas. */
const STRANGE_SIGN = /[^\w\s.'+@-]/u

/** What no host has: a comma in the place of its dot, an underscore, a dash at an end. */
const STRANGE_IN_HOST = /[^\p{L}\p{M}\p{N}\s.@-]|(?<![^.])-|-(?![^.])/u

/** A dot that stands at an end of one part, or beside another, with what shows where. */
const EXTRA_DOT = /\.{2,}|\.(?=@)|(?<=@)\.|^\.|\.$/

/** What is wrong with an e-mail address as it was typed, the same in every form. */
export function emailWords(typed: string): string {
  const text = readEmail(typed)
  if (text === '') return m.email_wrong()
  const [, local = text, host = ''] = /^(.*)@([^@]*)$/s.exec(text) ?? []
  const [sign] = STRANGE_SIGN.exec(local) ?? STRANGE_IN_HOST.exec(host) ?? []
  if (sign !== undefined) return m.field_emailSign({ sign })
  const parts = text.split('@')
  if (parts.length > 2) return m.field_emailOneAt()
  if (/\s/.test(text)) return m.field_emailSpace()
  if (parts.length < 2) return m.field_emailAt()
  if (local === '') return m.field_emailBefore()
  if (host === '') return m.field_emailAfter()
  const dot = EXTRA_DOT.exec(text)
  if (dot) return m.field_emailDot({ found: around(text, dot.index, dot[0].length) })
  const [ending] = /\.[^.]*$/.exec(host) ?? []
  if (ending === undefined) return m.field_emailEnding({ host })
  return /^\.\p{L}{2,}$/u.test(ending) ? m.email_wrong() : m.field_emailEndingWrong({ ending })
}

/** A dot with the sign on each side of it. */
const around = (text: string, at: number, length: number): string =>
  text.slice(Math.max(at - 1, 0), at + length + 1)
