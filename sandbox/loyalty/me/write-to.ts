import type { Localised } from '../../seed/text.ts'
import type { Loyalty } from '../loyalty.ts'

type Mail = {
  to?: string
  kind: string
  subject: Localised
  body: Localised
  /** The link that stops such messages; a letter that the law or an order asks for has none. */
  unsubscribe?: Localised
}

/** Sends a message to a member in their language, to `to` or to their account's address. */
export function writeTo({ accounts, outbox }: Loyalty, sub: string, mail: Mail): void {
  const { to, kind, subject, body, unsubscribe } = mail
  const account = accounts.findBySub(sub)
  if (!account) return
  const { email, language } = account
  outbox.send({
    to: to ?? email,
    account: email,
    kind,
    subject: subject[language],
    body: body[language],
    ...(unsubscribe && { unsubscribe: unsubscribe[language] }),
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
