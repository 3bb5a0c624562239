import * as m from '#app/paraglide/messages.js'

/** What no e-mail address has before its host: accents, commas. */
const STRANGE_SIGN = /[^\w\s.!#$%&'*+/=?^`{|}~@-]/u

/** What is wrong with an e-mail address as it was typed, the same in every form. */
export function emailWords(typed: string): string {
  const [sign] = STRANGE_SIGN.exec(typed.replace(/@[^@]*$/, '')) ?? []
  return sign === undefined ? m.email_wrong() : m.field_emailSign({ sign })
}
