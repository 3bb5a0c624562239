import * as m from '#app/paraglide/messages.js'

/** What no e-mail address has before its host: accents, commas. */
const STRANGE_SIGN = /[^\w\s.!#$%&'*+/=?^`{|}~@-]/u

/** What no host has: a comma in the place of its dot, an underscore. */
const STRANGE_IN_HOST = /[^\p{L}\p{M}\p{N}\s.-]/u

/** What is wrong with an e-mail address as it was typed, the same in every form. */
export function emailWords(typed: string): string {
  const [, local = typed, host = ''] = /^(.*)@([^@]*)$/s.exec(typed) ?? []
  const [sign] = STRANGE_SIGN.exec(local) ?? STRANGE_IN_HOST.exec(host) ?? []
  return sign === undefined ? m.email_wrong() : m.field_emailSign({ sign })
}
