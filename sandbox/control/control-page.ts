import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { calls } from '@borealis/contract/calls.ts'
import type { Context } from 'hono'
import { Html, html } from '../identity/pages/html.ts'
import { languageFrom } from '../identity/pages/texts.ts'
import { checkBooks } from '../loyalty/ledger/check.ts'
import { kitNumbers } from '../loyalty/seeding/write-catalogue.ts'
import { ownColours } from '../programme.ts'
import { refundKinds } from '../seed/refund-words.ts'
import type { ControlDeps } from './control-deps.ts'
import { controlTexts } from './control-texts.ts'
import { scenarioBody } from './scenarios.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')
const style = read('../identity/pages/tokens.css') + ownColours + read('control-page.css')
const script = read('control-page.js')

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const policy = [
  "default-src 'none'",
  `style-src ${hash(style)}`,
  `script-src ${hash(script)}`,
  "connect-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The personas first, then other customers in order of creation. */
const listAccounts = (db: ControlDeps['loyalty']['db']) =>
  db
    .prepare('SELECT sub, email, status, language FROM accounts ORDER BY created_at, email LIMIT 30')
    .all()
    .map((row) => ({
      sub: String(row.sub),
      email: String(row.email),
      status: String(row.status),
      language: String(row.language),
    }))

const options = (names: readonly string[]) => names.map((name) => html`<option>${name}</option>`)
const field = (label: string, control: Html) => html`<label>${label}${control}</label>`
const number = (name: string, value = '') =>
  html`<input name="${name}" type="number" min="0" value="${value}">`

/** A page for the most common controls; the API has all of them. */
export function controlPage(context: Context, { loyalty }: ControlDeps): Response {
  const { db, clock, ledger, catalogue, issuer, siteOrigins } = loyalty
  const language = languageFrom(context.req.query('lang') ?? context.req.header('accept-language'))
  const t = controlTexts[language]
  const tag = language === 'fr' ? 'fr-CA' : 'en-CA'
  const now = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeStyle: 'short' }).format(clock.now())
  const accounts = listAccounts(db)
  const members = accounts.map(({ sub, email }) => html`<option value="${sub}">${email}</option>`)
  const cards = catalogue
    .cards()
    .map(({ sku, points }) => html`<option value="${sku}">${sku} (${points})</option>`)
  const select = (name: string, choices: Html[]) => html`<select name="${name}">${choices}</select>`
  const page = html`<!doctype html>
<html lang="${tag}"><head><meta charset="utf-8"><title>${t.title}</title>
<meta name="viewport" content="width=device-width"><style>${new Html(style)}</style></head><body>
<nav><a href="${siteOrigins[0] ?? ''}">${t.site}</a><a href="${issuer}/outbox?lang=${language}">${t.outbox}</a>
<a href="?lang=${language === 'fr' ? 'en' : 'fr'}" lang="${language === 'fr' ? 'en' : 'fr'}">${t.otherLanguage}</a></nav>
<main><h1>${t.title}</h1><p class="lead">${t.lead}</p>
<p id="state" data-live>${t.time(now)}<br>${checkBooks(db).isBalanced ? t.balanced : t.unbalanced}</p>
<h2>${t.members}</h2>
<div class="scroll" role="region" aria-label="${t.members}" tabindex="0"><table><thead><tr><th>${t.email}</th><th>sub</th><th>${t.language}</th><th>${t.status}</th><th>${t.points}</th></tr></thead>
<tbody id="members" data-live>${accounts.map(
    ({ sub, email, status, language: own }) =>
      html`<tr><td>${email}</td><td>${sub}</td><td>${own}</td><td>${status}</td><td>${new Intl.NumberFormat(tag).format(ledger.balanceOf(sub))}</td></tr>`,
  )}</tbody></table></div>
<form data-path="/control/customers" data-numbers="points">${field(t.email, html`<input name="email" type="email">`)}
${field(t.language, select('language', options(['en', 'fr'])))}${field(t.points, number('points', '5000'))}<button>${t.create}</button></form>
<form data-path="/control/customers/:sub" data-method="GET">${field(t.member, html`<select name="sub" id="described" data-live>${members}</select>`)}
<button>${t.describe}</button></form>
<h2>${t.calls}</h2>
<form data-path="/control/customers/:sub/scenario" data-numbers="ms status times">
${field(t.member, html`<select name="sub" id="meant" data-live>${members}</select>`)}
${field(t.call, select('call', [html`<option value="*">${t.every}</option>`, ...options(Object.keys(calls))]))}
${field(t.kind, select('kind', options(scenarioBody.shape.kind.options)))}${field(t.delay, number('ms'))}
${field(t.httpStatus, number('status'))}${field(t.code, html`<input name="code" size="12">`)}${field(t.times, number('times'))}
<button>${t.set}</button><button data-path="/control/customers/:sub/scenario" data-method="DELETE">${t.clear}</button></form>
<h2>${t.clock}</h2>
<form data-path="/control/clock">${field(t.days, number('days', '1'))}<button>${t.advance}</button></form>
<form data-path="/control/clock" data-body='{"reset":true}'><button>${t.reset}</button></form>
<h2>${t.orders}</h2>
<form data-path="/control/orders/:orderNumber/reversal">${field(t.orderNumber, html`<input name="orderNumber" size="12" required>`)}
${field(t.reversal, select('kind', options(refundKinds)))}<button>${t.reverse}</button></form>
<h2>${t.prices}</h2>
<form data-path="/control/price" data-numbers="points">${field(t.card, html`<select name="sku" id="cards" data-live>${cards}</select>`)}
${field(t.price, number('points'))}<button>${t.set}</button></form>
<h2>${t.useful}</h2>
<dl><dt>${t.pins}</dt><dd>${catalogue.content.promotionPins.map(({ pin }) => pin).join(', ')}</dd>
<dt>${t.kits}</dt><dd>${kitNumbers.join(', ')}</dd></dl>
<pre role="status">${t.answer}</pre></main><script>${new Html(script)}</script></body></html>`
  return context.html(page.markup, 200, { 'content-security-policy': policy, 'cache-control': 'no-store' })
}
