import type { Language } from '@borealis/contract/values.ts'
import { html } from '../identity/pages/html.ts'
import { layout } from '../identity/pages/layout.ts'
import { textsIn } from '../identity/pages/texts.ts'
import type { OutboxMessage } from './outbox.ts'

/**
 * The outbox for people; programs use `/outbox.json`. No automatic reload, which would lose what somebody is typing
 * or copying.
 */
export function outboxPage(language: Language, messages: OutboxMessage[], to: string): string {
  const t = textsIn(language)
  const other = new URLSearchParams({ lang: language === 'fr' ? 'en' : 'fr', ...(to ? { to } : {}) })
  const body = html`
<h1>${t.outboxTitle}</h1>
<p class="lead">${t.outboxLead}</p>
<form class="filter" method="get" action="/outbox">
<input type="hidden" name="lang" value="${language}">
<div class="field"><label for="to">${t.outboxFilter}</label><input id="to" name="to" type="text" value="${to}" spellcheck="false" autocapitalize="none"></div>
<button class="secondary">${t.outboxShow}</button>
<a class="act" href="/outbox?${new URLSearchParams({ lang: language, to }).toString()}">${t.outboxRefresh}</a>
${to ? html`<a class="act" href="/outbox?lang=${language}">${t.outboxAll}</a>` : null}
</form>
${messages.length === 0 ? html`<p class="empty">${t.outboxEmpty}</p>` : null}
<ol class="messages">${messages.map(
    (message) => html`
<li>
<p class="meta"><span>${t.to} ${message.to}${message.account === message.to ? null : html` (${message.account})`}</span> <time datetime="${message.sentAt}">${timeIn(t.tag, message.sentAt)}</time></p>
<div class="letter">
<h2>${message.subject}</h2>
${message.code ? html`<p class="big-code"><code>${message.code}</code></p>` : null}
${paragraphs(message.body)}
</div>
</li>`,
  )}</ol>
`
  return layout({
    language,
    title: t.outboxTitle,
    body,
    otherLanguageUrl: `/outbox?${other}`,
  })
}

/** Paragraphs of a message, with URLs as links. */
const paragraphs = (message: string) =>
  message.split('\n\n').map((paragraph) => html`<p>${paragraph.split(address).map(linked)}</p>`)

const address = /(https?:\/\/\S+)/

const linked = (part: string) => (address.test(part) ? html`<a href="${part}">${part}</a>` : part)

function timeIn(tag: string, iso: string): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(iso))
}
