import { type Localised, textIn } from '@borealis/contract/serving/words.ts'
import type { Loyalty } from '../loyalty.ts'

type Mail = {
  to?: string
  kind: string
  subject: Localised
  body: Localised
  /** Below the signature, such as how to unsubscribe. */
  foot?: Localised
  /** The link that stops such messages; a letter that the law or an order asks for has none. */
  unsubscribe?: Localised
}

// Written around a body unchanged: typographic rules must not alter a name or a link.
const letter = {
  en: (firstName: string, body: string) =>
    `Hello${firstName && ` ${firstName}`},\n\n${body}\n\nThe Borealis Rewards team`,
  fr: (firstName: string, body: string) =>
    `Bonjour${firstName && ` ${firstName}`},\n\n${body}\n\nL’équipe du programme Récompenses Borealis`,
}
const textMessage = { en: 'Borealis: ', fr: 'Borealis\u00a0: ' }

/** Sends a letter to a member in their language, to `to` or to their account's address; to a phone number, a text message. */
export function writeTo({ accounts, outbox }: Loyalty, sub: string, mail: Mail): void {
  const account = accounts.findBySub(sub)
  if (!account) return
  const { email, language, firstName } = account
  const { to = email, kind, subject, body, foot, unsubscribe } = mail
  const words = to.includes('@')
    ? [
        letter[language === 'fr' ? 'fr' : 'en'](firstName, textIn(body, language)),
        ...(foot ? [textIn(foot, language)] : []),
      ].join('\n\n')
    : textIn(textMessage, language) + textIn(body, language)
  outbox.send({
    to,
    account: email,
    kind,
    subject: textIn(subject, language),
    body: words,
    ...(unsubscribe && { unsubscribe: textIn(unsubscribe, language) }),
  })
}

/** URL of a page of the site, in one language. */
export function siteLink(
  { siteOrigins }: Pick<Loyalty, 'siteOrigins'>,
  language: keyof Localised,
  path: string,
): string {
  return `${siteOrigins[0] ?? ''}${language === 'fr' ? '/fr-ca' : ''}${path}`
}
