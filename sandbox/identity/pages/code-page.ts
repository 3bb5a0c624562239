import { CODE_SCRIPT } from '../assets.ts'
import type { IntentHint } from '../intent-hint.ts'
import { CODE_MINUTES } from '../one-time-codes.ts'
import { Html, html } from './html.ts'
import { alertIcon, lockIcon } from './icons.ts'
import { layout, notice, type Page } from './layout.ts'
import { textsIn } from './texts.ts'

export type CodeView = Pick<Page, 'language' | 'otherLanguageUrl' | 'strip'> & {
  action: { check: string; resend: string; leave: string }
  error: string | undefined
  /** A new code has just been sent on request. */
  resent: boolean
}

/** Sign-in without a password: a code sent by email. */
export function emailCodePage({ to, ...view }: CodeView & { to: string }): string {
  const t = textsIn(view.language)
  return codePage(view, {
    title: t.codeByEmail,
    lead: t.codeByEmailLead(to),
    summary: null,
    confirm: t.doSignIn,
    lastDigit: t.lastDigit,
    leave: t.usePassword,
    sky: 5,
  })
}

/** The second factor. It repeats what is being confirmed. */
export function stepUpPage({
  to,
  hint,
  ...view
}: CodeView & { to: string; hint: IntentHint | null }): string {
  const t = textsIn(view.language)
  const spends = hint?.spendsPoints ?? false
  return codePage(view, {
    title: t.stepUp,
    lead: spends ? t.stepUpPointsLead(to) : t.stepUpLead(to),
    summary: hint ? intentSummary(hint) : null,
    confirm: spends ? t.confirmRedemption : t.confirm,
    lastDigit: spends ? t.lastDigitRedeems : t.lastDigit,
    leave: spends ? t.cancelRedemption : t.cancel,
    sky: 11,
  })
}

function intentSummary({ title, detail, image }: IntentHint): Html {
  return html`<div class="intent" id="code-intent">${image ? html`<img src="${image}" alt="" width="132" height="83">` : null}
<p><strong>${title}</strong>${detail ? html`<br>${detail}` : null}</p></div>`
}

type CodeWords = {
  title: string
  lead: string
  summary: Html | null
  confirm: string
  /** What the last digit does where scripts run. */
  lastDigit: string
  leave: string
  sky: number
}

function codePage({ action, error, resent, ...page }: CodeView, words: CodeWords): string {
  const t = textsIn(page.language)
  // The field has the focus from the start: what is confirmed, and where the code was sent, is said with it.
  const described = [error && 'code-error', 'code-lead', words.summary && 'code-intent', 'code-help'].filter(
    Boolean,
  )
  // The other buttons have their own forms, so that Enter in the field confirms instead of sending another code.
  const body = html`
<h1>${words.title}</h1>
<p class="lead" id="code-lead">${words.lead}</p>
${words.summary}
<form method="post" action="${action.check}" data-busy="${t.checking}" novalidate>
${notice('success', resent && !error ? t.sentAnother : undefined)}
<div class="field">
<label for="code">${t.code}</label>
<div class="code">${CELLS}
<input id="code" name="code" type="text" inputmode="numeric" autocomplete="one-time-code" pattern="[0-9]*" maxlength="7" autofocus aria-describedby="${described.join(' ')}"${error ? html` aria-invalid="true"` : null}>
</div>
${error ? html`<p class="field-error" id="code-error" role="alert">${alertIcon}${error}</p>` : null}
<p class="help with-script" id="code-auto">${words.lastDigit}</p>
<p class="help"><span id="code-help">${t.codeValid(CODE_MINUTES)}</span> <button class="link small" form="resend">${t.sendAnother}</button></p>
</div>
<div class="actions">
<button class="primary">${words.confirm}</button>
<button class="link" form="leave">${words.leave}</button>
</div>
<p class="unseen" role="status" id="code-status"></p>
</form>
<form class="away" id="resend" method="post" action="${action.resend}"></form>
<form class="away" id="leave" method="post" action="${action.leave}"></form>
<p class="safety">${lockIcon}<span>${t.codeSafety}</span></p>`
  return layout({ ...page, title: words.title, sky: words.sky, script: CODE_SCRIPT, body })
}

// A single input styled as six cells, for screen readers, paste and one-time-code autofill. It takes a seventh character, because
// the message shows the code in two halves; the script takes the space out (`code-entry.js`).
const CELLS = new Html(
  `<svg class="cells" viewBox="0 0 386 68" aria-hidden="true">${Array.from(
    { length: 6 },
    (_, index) => `<rect x="${index * 66 + 0.75}" y=".75" width="54.5" height="66.5" rx="10"/>`,
  ).join('')}</svg>`,
)
