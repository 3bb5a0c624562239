import type { Language } from '@borealis/contract/values.ts'
import type { Account } from '../store/accounts.ts'
import type { SandboxDeps } from '../store/sandbox-deps.ts'
import type { IntentHint } from './intent-hint.ts'
import { CODE_MINUTES, type OneTimeCodes } from './one-time-codes.ts'
import { textsIn } from './pages/texts.ts'

/** Creates a code and puts it in the outbox. An unknown address gets none, and the page does not reveal that. */
export function sendSignInCode(
  { accounts, outbox }: SandboxDeps,
  codes: OneTimeCodes,
  request: { interaction: string; email: string; language: Language },
): void {
  const account = accounts.findByEmail(request.email)
  const code = codes.issue(request.interaction, 'sign-in', {
    sub: account?.sub ?? null,
    email: request.email,
  })
  if (!account) return
  const t = textsIn(request.language)
  const [subject, body] = [t.codeSubject, t.emailBody(code, CODE_MINUTES)]
  outbox.send({ to: account.email, kind: 'sign-in-code', subject, body, code })
}

/** Sends a step-up code to the customer's phone, or by email when there is none. The message says what it confirms. */
export function sendStepUpCode(
  { outbox }: SandboxDeps,
  codes: OneTimeCodes,
  request: { interaction: string; account: Account; language: Language; hint: IntentHint | null },
): void {
  const { account, interaction, language, hint } = request
  const code = codes.issue(interaction, 'step-up', account)
  const t = textsIn(language)
  outbox.send({
    to: account.phone ?? account.email,
    account: account.email,
    kind: 'step-up-code',
    subject: t.stepUpSubject,
    body: [t.smsBody(code, CODE_MINUTES), ...(hint ? [t.smsConfirms(hint.title), hint.detail] : [])]
      .filter((paragraph) => paragraph !== '')
      .join('\n\n'),
    code,
  })
}

/** Masked destination of a step-up code, for the page. */
export function maskedDestination(account: Account, language: Language): string {
  const t = textsIn(language)
  if (account.phone) return t.phoneEnding(account.phone.replace(/\D/g, '').slice(-4))
  const [name = '', domain = ''] = account.email.split('@')
  return t.emailLike(`${name.slice(0, 2)}…@${domain}`)
}
